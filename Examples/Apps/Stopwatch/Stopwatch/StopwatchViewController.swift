import UIKit

class StopwatchViewController: UIViewController {

    @IBOutlet weak var timeLabel: UILabel!
    @IBOutlet weak var startButton: UIButton!
    @IBOutlet weak var lapButton: UIButton!
    @IBOutlet weak var tableView: UITableView!

    private var stopwatch = Stopwatch()
    private weak var timer: Timer?

    override func viewDidLoad() {
        super.viewDidLoad()
        timeLabel.font = UIFont.monospacedDigitSystemFont(ofSize: 56, weight: .light)
        tableView.dataSource = self
        NotificationCenter.default.addObserver(
            self, selector: #selector(pause), name: UIApplication.willResignActiveNotification, object: nil)
        updateViews()
    }

    // MARK: - Actions

    @IBAction func startOrStop(_ sender: UIButton) {
        if stopwatch.isRunning {
            pause()
        } else {
            stopwatch.start()
            timer = Timer.scheduledTimer(
                timeInterval: 0.05, target: self, selector: #selector(StopwatchViewController.tick(_:)), userInfo: nil,
                repeats: true)
        }
        updateViews()
    }

    @IBAction private func lapOrReset(_ sender: UIButton) {
        if stopwatch.isRunning {
            stopwatch.lap()
        } else {
            stopwatch.reset()
        }
        tableView.reloadData()
        updateViews()
    }

    @objc private func tick(_ timer: Timer) {
        timeLabel.text = stopwatch.time().clockText
    }

    @objc func pause() {
        guard stopwatch.isRunning else { return }
        stopwatch.stop()
        timer?.invalidate()
        updateViews()
    }

    private func updateViews() {
        let isRunning = stopwatch.isRunning
        timeLabel.text = stopwatch.time().clockText
        startButton.setTitle(isRunning ? "Stop" : "Start", for: .normal)
        startButton.setTitleColor(isRunning ? .systemRed : .systemGreen, for: .normal)
        lapButton.setTitle(isRunning ? "Lap" : "Reset", for: .normal)
        lapButton.isEnabled = isRunning || stopwatch.time() > 0
    }

}

// MARK: - UITableViewDataSource

extension StopwatchViewController: UITableViewDataSource {

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return stopwatch.laps.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "LapCell", for: indexPath)
        cell.textLabel?.text = "Lap \(stopwatch.laps.count - indexPath.row)"
        cell.detailTextLabel?.text = stopwatch.laps[indexPath.row].clockText
        return cell
    }

}

import UIKit

class ChartViewController: UIViewController {
    @IBOutlet weak var chart: BarChartView!
    @IBOutlet weak var segmented: UISegmentedControl!
    var values: [CGFloat] = [3, 7, 2, 9] {
        didSet { if isViewLoaded { chart.values = values } }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        chart.values = values
    }

    @IBAction func modeChanged(_ sender: UISegmentedControl) {
        switch sender.selectedSegmentIndex {
        case 0: chart.mode = .bars
        case 1: chart.mode = .line
        default: break
        }
    }
}

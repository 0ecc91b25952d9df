import UIKit

@objc protocol ScreenControllerDelegate: class {
    func screenControllerDidFinish(_ controller: ScreenController)
    @objc optional func screenController(_ controller: ScreenController, didChange value: Int)
    @objc optional func screenControllerShouldReset(_ controller: ScreenController) -> Bool
    @objc optional var accent: UIColor { get }
}

@objc(SPLScreenController)
@objcMembers
class ScreenController: UIViewController {
    @IBOutlet private weak var field: UITextField!
    @IBOutlet var validator: FieldValidator!
    @IBOutlet private var touchDown: TouchDownGestureRecognizer!
    @IBOutlet private var pan: VerticalPanGestureRecognizer?
    @IBOutlet weak var button: UIButton! {
        didSet { button.layer.cornerRadius = 4 }
    }
    weak var delegate: ScreenControllerDelegate?
    dynamic var value = 0 {
        didSet { delegate?.screenController?(self, didChange: value) }
    }
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        button.addTarget(self, action: #selector(ScreenController.didTap(_:)), for: .touchUpInside)
        button.addTarget(self, action: Selector(("plain")), for: .touchDown)
        field.addTarget(self, action: #selector(fieldChanged(_:for:)), for: .editingChanged)
        let center = NotificationCenter.default
        center.addObserver(self, selector: #selector(self.noted), name: .spelling, object: nil)
        center.addObserver(self, selector: Selector("notedToo:"), name: .spelling, object: nil)
        touchDown.addTarget(self, action: #selector(touched))
    }

    @IBAction private func didTap(_ sender: UIButton) { log.append("tap") }
    @IBAction func plain() { log.append("plain") }
    @IBAction fileprivate func both(_ sender: Any, event: UIEvent) { log.append("both") }
    func fieldChanged(_ field: UITextField, for event: UIEvent) { log.append("field \(field.text ?? "")") }
    private dynamic func noted(_ notification: Notification) { log.append("noted \(notification.object ?? "")") }
    func notedToo(_ notification: NSNotification) { log.append("too") }
    @objc(touchedBy:) private func touched(_ recognizer: UIGestureRecognizer) { log.append("touched") }
    @objc private func over(_ number: NSNumber) { log.append("number") }
    @objc(overText:) private func over(_ text: NSString) { log.append("text") }
    func performAll() {
        perform(#selector(over(_:) as (ScreenController) -> (NSNumber) -> Void), with: NSNumber(value: 1))
        perform(#selector(over(_:) as (ScreenController) -> (NSString) -> Void), with: NSString("a"))
        perform(NSSelectorFromString("plain"))
        perform(#selector(setter: value), with: 7)
        perform(#selector(setter: ScreenController.value), with: 8)
        log.append("value \(value)")
        log.append("path \(#keyPath(ScreenController.view.backgroundColor)) \(#keyPath(value))")
        log.append("answers \(responds(to: #selector(getter: value))) \(responds(to: Selector(("missing"))))")
        let chosen: Selector = value > 100 ? #selector(plain) : #selector(both(_:event:))
        log.append("\(chosen == #selector(both))")
    }
    func finish() {
        delegate?.screenControllerDidFinish(self)
        if delegate?.screenControllerShouldReset?(self) ?? true { value = 0 }
        view.tintColor = delegate?.accent ?? .red
    }

    @IBSegueAction private func makeDetail(_ coder: NSCoder, sender: Any?, segueIdentifier: String?)
        -> DetailController?
    {
        return DetailController(coder: coder, text: "from \(segueIdentifier ?? "none")")
    }
}

extension Notification.Name { static let spelling = Notification.Name("spelling") }

extension ScreenController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        log.append("appears")
    }
    @objc func reset() { log.append("reset") }
}

class SpecialScreenController: ScreenController {
    override func reset() {
        super.reset()
        perform(#selector(ScreenController.plain))
    }
}

final class DetailController: UIViewController {
    let text: String
    @IBOutlet weak var label: UILabel!

    init?(coder: NSCoder, text: String) {
        self.text = text
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) { fatalError("made by a segue") }

    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = text
    }
}

/// A list whose rows are of any type.
class ListController<Item: CustomStringConvertible>: UITableViewController {
    var items: [Item] = []
    private(set) var refreshes = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        refreshControl = UIRefreshControl()
        refreshControl?.addTarget(self, action: #selector(refresh), for: .valueChanged)
    }

    @objc private func refresh(_ sender: UIRefreshControl) {
        refreshes += 1
        sender.endRefreshing()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return items.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = items[indexPath.row].description
        return cell
    }
}

/// A value that is kept in an archive.
final class Archived: NSObject, NSCoding, NSCopying {
    @objc let name: String

    init(name: String) { self.name = name }
    required init?(coder aDecoder: NSCoder) {
        guard let name = aDecoder.decodeObject(forKey: #keyPath(Archived.name)) as? String else { return nil }
        self.name = name
    }
    func encode(with aCoder: NSCoder) { aCoder.encode(name, forKey: #keyPath(Archived.name)) }
    func copy(with zone: NSZone? = nil) -> Any { return Archived(name: name) }
}

func makeTarget(_ done: @escaping () -> Void) -> NSObject {
    class Target: NSObject {
        let done: () -> Void
        init(_ done: @escaping () -> Void) { self.done = done }
        @objc func fire() { done() }
    }
    return Target(done)
}

import Rendering
import TestThreads
import Testing
import UIKit

/// Every thread may have views: each is a program of its own, and finds what it finds alone.
@Suite("Threads")
struct ThreadTests {
    /// More than the machine has processors, so that threads are interrupted in the middle.
    private let count = 8

    /// What threads find together is what each finds alone, in a thread that nobody used before.
    private func expectSame<Result: Equatable>(_ body: @escaping (Int) -> Result) {
        let alone = (0..<count).map { index in inThreads(1) { _ in body(index) }[0] }
        #expect(inThreads(count, body) == alone)
    }

    @Test func transactionsAreOfTheirThread() {
        expectSame { index in
            var log: [String] = []
            for round in 0..<200 {
                CATransaction.begin()
                CATransaction.setCompletionBlock { log.append("outer \(index) \(round)") }
                CATransaction.begin()
                CATransaction.setCompletionBlock { log.append("inner \(index) \(round)") }
                CATransaction.commit()
                CATransaction.commit()
                CATransaction.setCompletionBlock { log.append("outside") }
            }
            return log
        }
    }

    @Test func animationsAreOfTheirThread() {
        expectSame { index in
            var durations: [TimeInterval] = []
            for round in 0..<200 {
                UIView.animate(withDuration: Double(index + round)) {
                    UIView.animate(withDuration: 1) { durations.append(UIView.inheritedAnimationDuration) }
                    UIView.performWithoutAnimation { durations.append(UIView.areAnimationsEnabled ? 1 : 0) }
                }
                durations.append(UIView.inheritedAnimationDuration)
            }
            return durations
        }
    }

    @Test func imageContextsAreOfTheirThread() {
        expectSame { index in
            var sizes: [CGSize?] = []
            for round in 0..<100 {
                UIGraphicsBeginImageContext(CGSize(width: index + 1, height: round + 1))
                UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 3), false, 0)
                UIColor.red.setFill()
                UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
                sizes.append(UIGraphicsGetImageFromCurrentImageContext()?.size)
                UIGraphicsEndImageContext()
                sizes.append(UIGraphicsGetImageFromCurrentImageContext()?.size)
                UIGraphicsGetCurrentContext()?.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
                UIGraphicsEndImageContext()
                sizes.append(UIGraphicsGetImageFromCurrentImageContext()?.size)
                sizes.append(UIGraphicsImageRenderer(size: CGSize(width: 4, height: round + 1)).image { _ in }.size)
            }
            return sizes
        }
    }

    @Test func appearancesAreOfTheirThread() {
        expectSame { index in
            UILabel.appearance().font = .systemFont(ofSize: CGFloat(10 + index))
            UISwitch.appearance(whenContainedInInstancesOf: [UIStackView.self]).onTintColor = color(index)
            UIBarButtonItem.appearance().tag += 1
            return (0..<20).map { _ in
                let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
                let (label, control) = (UILabel(), UISwitch())
                label.text = "Appearance"
                let stack = UIStackView(arrangedSubviews: [label, control])
                window.addSubview(stack)
                let text = label.intrinsicContentSize
                return "\(text) \(control.onTintColor == color(index)) \(UIBarButtonItem.appearance().tag)"
            }
        }
    }

    @Test func traitsAreOfTheirThread() {
        expectSame { index in
            let categories: [UIContentSizeCategory] = [.extraSmall, .large, .extraExtraLarge, .accessibilityLarge]
            let category = categories[index % categories.count]
            UITraitCollection.current = UITraitCollection(preferredContentSizeCategory: category)
            var found: [CGFloat] = []
            for _ in 0..<100 {
                found.append(UIFont.preferredFont(forTextStyle: .body).pointSize)
                UITraitCollection(preferredContentSizeCategory: .small).performAsCurrent {
                    found.append(UIFont.preferredFont(forTextStyle: .body).pointSize)
                }
                let (outer, inner) = (UIView(), UIView())
                outer.addSubview(inner)
                outer.overrideUserInterfaceStyle = index % 2 == 0 ? .dark : .light
                outer.minimumContentSizeCategory = category
                found.append(CGFloat(inner.traitCollection.userInterfaceStyle.rawValue))
                found.append(UIFontMetrics.default.scaledValue(for: 10, compatibleWith: inner.traitCollection))
            }
            return found
        }
    }

    @Test func programsAreOfTheirThread() {
        expectSame { index in
            let controller = UIViewController()
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = controller
            window.makeKeyAndVisible()
            if index % 2 == 0 {
                let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
                scene?.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape))
            }
            controller.present(UIViewController(), animated: false)
            let application = UIApplication.shared
            return [
                "\(application.windows.count) \(application.keyWindow === window) \(application.connectedScenes.count)",
                "\(UIScreen.main.bounds) \(controller.view.bounds) \(UITraitCollection.current.verticalSizeClass)",
                "\(controller.presentedViewController != nil) \(UIDevice.current.orientation.isLandscape)",
            ]
        }
    }

    @Test func tablesOfNamesServeAllThreads() {
        UIColor.register(.purple, named: "shared by threads")
        defer { UIColor.register(nil, named: "shared by threads") }
        expectSame { index in
            (0..<200).map { round in
                UIColor.register(color(index), named: "of thread \(index)")
                UIImage.register(UIImage(systemName: "star"), named: "of thread \(index) \(round % 3)")
                let owner = NSObject()
                objc_setAssociatedObject(owner, key, round, .OBJC_ASSOCIATION_RETAIN)
                return UIColor(named: "of thread \(index)") == color(index)
                    && UIColor(named: "shared by threads") == .purple
                    && UIImage(named: "of thread \(index) \(round % 3)") != nil
                    && objc_getAssociatedObject(owner, key) as? Int == round
            }
        }
    }

    @Test func textsAreMeasuredByAllThreads() {
        expectSame { index in
            // More fonts than the cache holds, so that threads empty it while others read it.
            (0..<300).map { round in
                let font = UIFont.systemFont(ofSize: 8 + CGFloat((round * 7 + index * 31) % 600) / 8)
                return ("Words that wrap where the line ends" as NSString).boundingRect(
                    with: CGSize(width: 120, height: 1000), options: .usesLineFragmentOrigin,
                    attributes: [.font: font], context: nil)
            }
        }
    }

    @Test func treesAreLaidOutByAllThreads() {
        expectSame { index in (0..<6).map { frames(of: tree(index * 10 + $0)) } }
    }

    @Test func picturesAreDrawnByAllThreads() {
        expectSame { index in
            (0..<3).map { round -> UInt64? in
                let root = tree(index * 10 + round)
                root.backgroundColor = .systemBackground
                root.layoutIfNeeded()
                let options = RenderOptions(format: round == 2 ? .svg : .png, scale: 2)
                let picture = try? ViewRenderer(options: options).picture(of: root).data()
                // The drawing library numbers what stands in an SVG in the order in which the process drew it.
                return options.format == .svg ? picture.map { _ in 0 } : picture?.hashOfBytes
            }
        }
    }

    /// All at once, each thread in another order, so that every part meets every other.
    @Test func allAtTheSameTime() {
        expectSame { index in
            (0..<8).map { round -> String in
                switch (index + round) % 4 {
                case 0:
                    CATransaction.begin()
                    defer { CATransaction.commit() }
                    return UIView.perform { frames(of: tree(index)) }
                case 1:
                    UILabel.appearance().font = .systemFont(ofSize: CGFloat(9 + round))
                    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
                    window.addSubview(tree(index))
                    return frames(of: window)
                case 2:
                    UIGraphicsBeginImageContext(CGSize(width: index + 1, height: 1))
                    defer { UIGraphicsEndImageContext() }
                    let picture = try? ViewRenderer().picture(of: tree(round)).data()
                    return "\(picture?.hashOfBytes ?? 0) \(UIGraphicsGetImageFromCurrentImageContext()?.size as Any)"
                default:
                    let root = tree(index)
                    root.overrideUserInterfaceStyle = .dark
                    root.maximumContentSizeCategory = .small
                    return frames(of: root) + "\(root.traitCollection.preferredContentSizeCategory)"
                }
            }
        }
    }

    /// What a thread kept goes with it: its windows, and with them their views.
    @Test func contextsGoWithTheirThreads() {
        final class Witness: UIView {
            nonisolated(unsafe) static var isGone = DispatchSemaphore(value: 0)
            deinit { Witness.isGone.signal() }
        }
        _ = inThreads(1) { _ in
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            window.addSubview(Witness())
            window.makeKeyAndVisible()
        }
        #expect(Witness.isGone.wait(timeout: .now() + 60) == .success)
    }
}

private let key = UnsafeRawPointer(bitPattern: 0x40)!  // any address serves as a key

private func color(_ index: Int) -> UIColor { UIColor(white: CGFloat(index) / 16, alpha: 1) }

extension UIView {
    /// Runs the body in an animation, and hands back what it finds.
    fileprivate static func perform<Result>(_ body: @escaping () -> Result) -> Result {
        var found: [Result] = []
        animate(withDuration: 1, animations: { found.append(body()) })
        return found[0]
    }
}

extension [UInt8] {
    /// The same bytes give the same number in every process.
    fileprivate var hashOfBytes: UInt64 {
        reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
    }
}

private func frames(of root: UIView) -> String {
    root.layoutIfNeeded()
    var lines: [String] = []
    func add(_ view: UIView) {
        lines.append("\(type(of: view)) \(view.frame)")
        for subview in view.subviews { add(subview) }
    }
    add(root)
    return lines.joined(separator: "\n")
}

/// A screen with a title, a form, a stack, a table and a collection, another one for each seed.
private func tree(_ seed: Int) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300 + seed % 7 * 20, height: 700))
    let title = UILabel()
    title.text = String(repeating: "Title \(seed) ", count: 1 + seed % 5)
    title.numberOfLines = 0
    let rows = (0..<8).map { row -> UIView in
        let (name, field) = (UILabel(), UITextField())
        name.text = "Row \(row * seed)"
        field.placeholder = "Value"
        let stack = UIStackView(arrangedSubviews: [name, field, UISwitch()])
        stack.spacing = CGFloat(4 + row % 3)
        stack.distribution = row % 2 == 0 ? .fill : .fillProportionally
        stack.alignment = .center
        return stack
    }
    let form = UIStackView(arrangedSubviews: [title] + rows)
    form.axis = .vertical
    form.spacing = 6
    let source = Source(seed: seed)
    let table = UITableView(frame: .zero, style: .plain)
    table.register(SubtitleCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 30 + seed % 3 * 10, height: 30)
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collection.register(Tile.self, forCellWithReuseIdentifier: "tile")
    collection.dataSource = source
    objc_setAssociatedObject(root, key, source, .OBJC_ASSOCIATION_RETAIN)
    for view in [form, table, collection] {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
        ])
    }
    NSLayoutConstraint.activate([
        form.topAnchor.constraint(equalTo: root.topAnchor),
        table.topAnchor.constraint(equalTo: form.bottomAnchor, constant: 8),
        collection.topAnchor.constraint(equalTo: table.bottomAnchor, constant: 8),
        collection.heightAnchor.constraint(equalTo: table.heightAnchor),
        collection.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    return root
}

private final class SubtitleCell: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { fatalError("not made from an archive") }
}

private final class Tile: UICollectionViewCell {}

private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    let seed: Int
    init(seed: Int) { self.seed = seed }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 + seed % 4 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = "Cell \(indexPath.row)"
        cell.detailTextLabel?.text = "Seed \(seed)"
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    }
}

import Testing

@testable import UIKit

/// A view of which a test says what it does when it is asked for something.
private final class BusyView: UIView {
    var onIntrinsicSize: ((BusyView) -> Void)?
    var onAlignment: ((BusyView) -> Void)?
    var onMargins: ((BusyView) -> Void)?
    var onUpdate: ((BusyView) -> Void)?
    var onBaseline: ((BusyView) -> Void)?
    var onLayout: ((BusyView) -> Void)?
    var size = CGSize(width: 40, height: 20)
    private(set) var calls: [String: Int] = [:]

    private func note(_ call: String, _ action: ((BusyView) -> Void)?) {
        calls[call, default: 0] += 1
        action?(self)
    }

    override var intrinsicContentSize: CGSize {
        note("size", onIntrinsicSize)
        return size
    }

    override var alignmentRectInsets: UIEdgeInsets {
        note("alignment", onAlignment)
        return .zero
    }

    override var forFirstBaselineLayout: UIView {
        note("baseline", onBaseline)
        return self
    }

    override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        note("margins", onMargins)
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        note("safe area", nil)
    }

    override func updateConstraints() {
        note("update", onUpdate)
        super.updateConstraints()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        note("layout", onLayout)
    }
}

/// `systemLayoutSizeFitting(_:)`: "The optimal size of the view based on its current constraints"; it measures, and "does not
/// change the view".
@MainActor
@Suite("Measuring")
struct MeasuringTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let card = BusyView()
    private let inner = BusyView()
    let label = UILabel()

    init() {
        var environment = LayoutEnvironment()
        environment.displayScale = 2
        root.setEnvironment(environment, safeAreaInsets: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
        label.numberOfLines = 0
        label.text = "Some words that need more than a line where there is little room"
        for (view, superview) in [(card, root), (inner, card), (label, card)] as [(UIView, UIView)] {
            view.translatesAutoresizingMaskIntoConstraints = false
            superview.addSubview(view)
        }
        // Otherwise the guide in the inner view needs as much room as the bars cover of it.
        for view in [card, inner] { view.insetsLayoutMarginsFromSafeArea = false }
        let margins = card.layoutMarginsGuide
        NSLayoutConstraint.activate([
            card.topAnchor.constraint(equalTo: root.topAnchor),
            card.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            card.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
            inner.topAnchor.constraint(equalTo: margins.topAnchor),
            inner.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            label.leadingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 10),
            label.firstBaselineAnchor.constraint(equalTo: inner.firstBaselineAnchor),
            label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            label.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
            inner.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
        ])
    }

    /// All that a measurement could have changed.
    private struct State: Equatable {
        var frames: [CGRect] = []
        var margins: [UIEdgeInsets] = []
        var safeAreas: [UIEdgeInsets] = []
        var wrapping: [CGFloat?] = []
        var flags: [UInt32] = []
        var items: [Int32?] = []
        var hosts: [ObjectIdentifier?] = []
        var superviews: [ObjectIdentifier?] = []
        var constraints: [Int] = []
        var guides: [CGRect] = []

        @MainActor
        init(of root: UIView) {
            root.forEachInTree { view in
                frames.append(view.frame)
                margins.append(view.layoutMargins)
                safeAreas.append(view.safeAreaInsets)
                wrapping.append(view.automaticWrappingWidth)
                flags.append(view.flags.rawValue)
                items.append(view.engineItem?.index)
                hosts.append(view.host.map(ObjectIdentifier.init))
                superviews.append(view.superview.map(ObjectIdentifier.init))
                constraints.append(view.constraints.count)
                guides.append(view.layoutMarginsGuide.layoutFrame)
            }
        }
    }

    private func compressed(_ view: UIView) -> CGSize {
        view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }

    @Test func nothingOfTheTreeChanges() {
        root.layoutIfNeeded()
        let before = State(of: root)
        let calls = [card, inner].map(\.calls)
        #expect(compressed(card).width > 0)
        #expect(
            card.systemLayoutSizeFitting(
                CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).width == 100)
        #expect(State(of: root) == before)
        for (view, calls) in zip([card, inner], calls) {
            for call in ["margins", "safe area", "update", "layout"] { #expect(view.calls[call] == calls[call]) }
        }
        #expect(!label.hasAmbiguousLayout)
        #expect(State(of: root) == before)
    }

    @Test func aTreeThatWasNeverLaidOutGetsNoLayout() {
        card.removeFromSuperview()
        card.rootEnvironment = root.rootEnvironment
        let size = compressed(card)
        card.forEachInTree { #expect($0.host == nil && $0.engineItem == nil) }
        #expect(inner.frame == .zero)
        root.addSubview(card)
        NSLayoutConstraint.activate([
            card.topAnchor.constraint(equalTo: root.topAnchor),
            card.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(compressed(card) == size)
    }

    @Test func aViewMayRebuildItsSubviewsWheneverItIsAsked() {
        func rebuild(_ view: BusyView) {
            view.subviews.forEach { $0.removeFromSuperview() }
            let part = UIView()
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
            part.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor).isActive = true
            part.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5).isActive = true
        }
        root.layoutIfNeeded()
        let (size, frame) = (compressed(card), inner.frame)
        inner.onIntrinsicSize = rebuild
        inner.onAlignment = rebuild
        inner.onMargins = rebuild
        inner.onBaseline = rebuild
        inner.onUpdate = rebuild
        inner.setNeedsUpdateConstraints()
        inner.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(compressed(card) == size)
        #expect(compressed(card) == size)
        #expect(inner.frame == frame)
        #expect(inner.subviews.count == 1)
        root.layoutIfNeeded()
        #expect(inner.frame == frame)
    }

    @Test func whatIsAskedMayTakeTheMeasuredViewsAway() {
        root.layoutIfNeeded()
        let size = compressed(card)
        var hasLeft = false
        inner.onIntrinsicSize = { view in
            guard !hasLeft else { return }
            hasLeft = true
            view.superview?.removeFromSuperview()
        }
        #expect(compressed(card) == size)
        #expect(card.superview == nil)
        card.rootEnvironment = root.rootEnvironment
        #expect(compressed(card) == size)
        root.layoutIfNeeded()
        #expect(root.subviews.isEmpty)
    }

    @Test func aConstraintThatIsActivatedMeanwhileCounts() {
        let wide = inner.widthAnchor.constraint(equalToConstant: 90)
        root.layoutIfNeeded()
        let size = compressed(card)
        inner.onIntrinsicSize = { _ in wide.isActive = true }
        #expect(compressed(card).width == size.width + 50)
        inner.onIntrinsicSize = { _ in wide.isActive = false }
        #expect(compressed(card) == size)
    }

    @Test func aSizeMayBeMeasuredToAnswerForTheOwnSize() {
        root.layoutIfNeeded()
        let size = compressed(card)
        inner.onIntrinsicSize = { view in
            // Of a sibling, of itself, and of the view around both, which asks it in turn.
            _ = compressed(label)
            #expect(compressed(view) == .zero)
            _ = compressed(card)
        }
        #expect(compressed(card) == size)
        inner.invalidateIntrinsicContentSize()
        root.layoutIfNeeded()
        #expect(inner.frame.size == CGSize(width: 40, height: 20))
    }

    @Test func measuringWhileLayingOutDoesNotDisturbTheLayout() {
        root.layoutIfNeeded()
        let frames = State(of: root).frames
        var sizes: [CGSize] = []
        card.onLayout = { sizes.append(compressed($0)) }
        card.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(sizes == [compressed(card)])
        #expect(State(of: root).frames == frames)
        root.frame.size.width = 200
        root.layoutIfNeeded()
        #expect(card.frame.width == 100)
        #expect(sizes.count == 2)
    }

    @Test func aLayoutMayBeAskedForToAnswerForASize() {
        root.layoutIfNeeded()
        let (size, frame) = (compressed(card), inner.frame)
        inner.onIntrinsicSize = { $0.superview?.superview?.layoutIfNeeded() }
        inner.setNeedsLayout()
        #expect(compressed(card) == size)
        #expect(inner.frame == frame)
    }

    @Test func theCellsOfATableMeasureWhileTheTableLaysOut() {
        final class Cell: UITableViewCell {
            let text = UILabel()
            var sizes: [CGSize] = []

            override init(style: CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                text.numberOfLines = 0
                text.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(text)
                NSLayoutConstraint.activate([
                    text.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
                    text.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
                    text.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
                    text.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
                ])
            }
            required init?(coder: NSCoder) { nil }

            override func layoutSubviews() {
                super.layoutSubviews()
                sizes.append(
                    systemLayoutSizeFitting(
                        CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
                        verticalFittingPriority: .fittingSizeLevel))
            }
        }
        final class Source: NSObject, UITableViewDataSource {
            var cells: [Cell] = []
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = Cell(style: .default, reuseIdentifier: nil)
                cell.text.text = String(repeating: "Words of a row. ", count: 1 + 5 * indexPath.row)
                cells.append(cell)
                return cell
            }
        }
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let source = Source()
        table.dataSource = source
        root.addSubview(table)
        root.layoutIfNeeded()
        let shown = table.visibleCells.compactMap { $0 as? Cell }
        #expect(shown.count == 3)
        for cell in shown {
            #expect(cell.text.frame.height == cell.bounds.height - 20)
            #expect(cell.sizes.last == cell.bounds.size)
            #expect(compressed(cell.contentView).height > 20)
            #expect(cell.text.frame.height == cell.bounds.height - 20)
        }
    }
}

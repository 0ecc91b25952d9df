import UIKit

/// Interface Builder's canvas, on which a document was saved: what it does and a device doesn't.
///
/// The rules stand in this folder. An ``Instantiation`` in the environment that its document records has a canvas and asks it
/// where it makes views and constraints; on a device there is none, and none of the rules hold.
@MainActor
struct RecordedCanvas {
    let document: Document
    let environment: CanvasEnvironment
    var rules: CanvasRules { environment.rules }
    /// The views at the top of a scene or document that hold a stack view somewhere, by index into the document's.
    private let viewsWithStacks: Set<Int>
    /// How much further than its constant, in points, a required constraint between the centres of a view and its superview
    /// puts the view.
    ///
    /// A view with a size of its own is rounded back to the same place; a length that follows from the centre is a point
    /// longer or shorter: 441 for the labels of Xcode 6's launch screen, whose margins leave 440 (19 views in 10 documents of
    /// 7 projects, among them all 8 that still hold that launch screen).
    let centerOffset: Double

    /// Nil for a device.
    init?(of document: Document, in environment: CanvasEnvironment) {
        guard environment.isRecorded else { return nil }
        self.document = document
        self.environment = environment
        viewsWithStacks = Set(
            document.views.indices.filter { document.views[$0].kind == .stackView && document.views[$0].isInstalled }
                .map(document.top))
        centerOffset = document.isLaunchScreenOfXcode6 ? CanvasRules.centerOffset : environment.rules.centerOffset
    }

    /// Makes a new view, already in its superview, as the canvas shows it: gives it the size that it has there alone.
    ///
    /// - Parameter purpose: for judgement, a stack lends its views nothing.
    func adjust(_ view: UIView, _ node: ViewNode, inside superview: UIView?, for purpose: LayoutPurpose) {
        if node.kind == .label || node.kind == .button {
            view.statedSize.measuring = CanvasMeasuring(
                isByScreen: isMeasuredByScreen(node), shrinkingLinesAreWhole: rules.shrinkingLinesAreWhole)
        }
        if let label = view as? UILabel { setTitle(label) }
        // The canvas shows wheels that don't turn: hidden ones keep their room in a stack (4/4, in 4 documents).
        if node.kind == .activityIndicatorView { view.statedSize.keepsRoomWhileHidden = true }
        if let picker = view as? UIDatePicker, picker.datePickerStyle == .compact {
            picker.statedSize.size = CGSize(width: compactWidth(of: picker.datePickerMode), height: CGFloat.nan)
        }
        if let height = sliderHeight(node) ?? toolbarHeight(node) {
            view.statedSize.size = CGSize(width: CGFloat.nan, height: height)
        }
        if purpose == .display, let stack = superview as? UIStackView { adjust(view, node, in: stack) }
    }

    /// The width of a compact date picker, which says the day when the document was saved.
    private func compactWidth(of mode: UIDatePicker.Mode) -> CGFloat {
        switch mode {
        case .time: 90
        case .date, .yearAndMonth: 122
        case .dateAndTime, .countDownTimer: 202
        }
    }

    /// Sets a label in Title 1 or Title 2 as large as the canvas does (``CanvasRules/titleCategory``).
    private func setTitle(_ label: UILabel) {
        let style = label.unstyledFont.typographic.textStyle
        guard let category = rules.titleCategory, style == .title1 || style == .title2 else { return }
        label.font = .preferredFont(forTextStyle: style == .title1 ? .title1 : .title2, category: category)
        label.adjustsFontForContentSizeCategory = false
    }

    /// Whether the canvas measures a view's text by the author's screen, and not by its own pixels: where it is a device's,
    /// and the scene, or the top-level view of a document, holds no stack view. ``CanvasMeasuring`` has the evidence.
    private func isMeasuredByScreen(_ node: ViewNode) -> Bool {
        guard case .canvas(.some) = environment.source, let index = document.view(of: node.element) else {
            return false
        }
        return !viewsWithStacks.contains(document.top(of: index))
    }

    // MARK: Bars

    /// The height of a slider in the item of a bar, where the canvas has one of its own.
    private func sliderHeight(_ node: ViewNode) -> Double? {
        guard node.kind == .slider, let height = rules.sliderHeightInBars else { return nil }
        var ancestor = node.parent
        while let index = ancestor {
            if document.views[index].slot == .keyed("customView") { return height }
            ancestor = document.views[index].parent
        }
        return nil
    }

    /// The height of a toolbar whose lower edge keeps to the safe area, by its guide or the older bottom guide, above a home
    /// indicator that reaches into the root.
    private func toolbarHeight(_ node: ViewNode) -> Double? {
        guard node.kind == .toolbar, let height = rules.toolbarHeightAboveIndicator, environment.hasHomeIndicator,
            let index = document.view(of: node.element),
            document.placement(ofRoot: document.top(of: index), in: environment).safeArea.bottom > 0
        else { return nil }
        let keepsToSafeArea = document.views[node.parent ?? index].constraints.contains { constraint in
            let constraint = document.constraints[constraint]
            let items = [
                (constraint.first, constraint.firstAttribute), (constraint.second, constraint.secondAttribute),
            ]
            return items.contains { $0 == .view(index) && $1 == .bottom }
                && items.contains { item, attribute in
                    guard case .guide(let guide) = item else { return false }
                    return switch document.guides[guide].kind {
                    case .safeArea: attribute == .bottom
                    case .bottom: attribute == .top
                    default: false
                    }
                }
        }
        return keepsToSafeArea ? height : nil
    }
}

extension RecordedCanvas {
    /// The margins of a view at the top of a xib that preserves those of the view around it, the canvas: that has 8 points as
    /// any view, and so the top-level view has them above and below, where it has none otherwise (3/3).
    func marginsAround(_ node: ViewNode) -> MarginDefaults? {
        guard node.attributes.preservesSuperviewLayoutMargins, !node.kind.isCell else { return nil }
        let side = UIView.systemMinimumMargin(width: node.frame?.width ?? environment.size.width)
        return .fixed(UIEdgeInsets(top: 8, left: side, bottom: 8, right: side))
    }
}

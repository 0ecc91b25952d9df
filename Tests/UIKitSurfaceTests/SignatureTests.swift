import Testing
import UIKit

/// Names, raw values and defaults, as Apple's documentation of UIKit lists them.
@MainActor
@Suite("Spelling of UIKit")
struct SignatureTests {
    @Test func rawValuesOfAttributes() {
        let attributes: [NSLayoutConstraint.Attribute] = [
            .notAnAttribute, .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
            .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins, .centerYWithinMargins,
        ]
        #expect(attributes.map(\.rawValue) == Array(0...20))
        #expect(NSLayoutAttribute(rawValue: 11) == .lastBaseline)
    }

    @Test func rawValuesOfRelationsAxesAndPriorities() {
        let relations: [NSLayoutRelation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
        #expect(relations.map(\.rawValue) == [-1, 0, 1])
        let axes: [UILayoutConstraintAxis] = [.horizontal, .vertical]
        #expect(axes.map(\.rawValue) == [0, 1])
        let priorities: [UILayoutPriority] = [
            .required, .defaultHigh, .dragThatCanResizeScene, .sceneSizeStayPut, .dragThatCannotResizeScene,
            .defaultLow, .fittingSizeLevel,
        ]
        #expect(priorities.map(\.rawValue) == [1000, 750, 510, 500, 490, 250, 50])
        #expect(UILayoutPriority(rawValue: 750) == UILayoutPriority(750))
    }

    @Test func rawValuesOfFormatOptions() {
        let options: [NSLayoutFormatOptions] = [
            .alignAllLeft, .alignAllRight, .alignAllTop, .alignAllBottom, .alignAllLeading, .alignAllTrailing,
            .alignAllCenterX, .alignAllCenterY, .alignAllLastBaseline, .alignAllFirstBaseline,
            .directionLeftToRight, .directionRightToLeft, .spacingBaselineToBaseline,
        ]
        let bits: [UInt] = [1, 2, 3, 4, 5, 6, 9, 10, 11, 12].map { 1 << $0 }
        #expect(options.map(\.rawValue) == bits + [1 << 16, 2 << 16, 1 << 19])
        #expect(NSLayoutConstraint.FormatOptions.directionLeadingToTrailing.rawValue == 0)
        #expect(NSLayoutConstraint.FormatOptions.spacingEdgeToEdge.rawValue == 0)
        #expect(NSLayoutConstraint.FormatOptions.directionMask.rawValue == 3 << 16)
    }

    @Test func rawValuesOfTraits() {
        #expect([UIUserInterfaceSizeClass.unspecified, .compact, .regular].map(\.rawValue) == [0, 1, 2])
        #expect(
            [UIUserInterfaceIdiom.unspecified, .phone, .pad, .tv, .carPlay, .mac, .vision].map(\.rawValue)
                == [-1, 0, 1, 2, 3, 5, 6])
        #expect(
            [UISemanticContentAttribute.unspecified, .playback, .spatial, .forceLeftToRight, .forceRightToLeft]
                .map(\.rawValue) == [0, 1, 2, 3, 4])
        #expect([UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft].map(\.rawValue) == [0, 1])
    }

    @Test func rawValuesOfStacks() {
        let distributions: [UIStackView.Distribution] = [
            .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
        ]
        #expect(distributions.map(\.rawValue) == [0, 1, 2, 3, 4])
        let alignments: [UIStackView.Alignment] = [.fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline]
        #expect(alignments.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
        #expect(UIStackView.Alignment.top == .leading)
        #expect(UIStackView.Alignment.bottom == .trailing)
        #expect(UIStackView.spacingUseDefault == CGFloat(Float.greatestFiniteMagnitude))
    }

    @Test func rawValuesOfMasksAndModes() {
        let masks: [UIView.AutoresizingMask] = [
            .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin, .flexibleHeight,
            .flexibleBottomMargin,
        ]
        #expect(masks.map(\.rawValue) == (0...5).map { 1 << UInt($0) })
        #expect(UIView.ContentMode.scaleToFill.rawValue == 0)
        #expect(UIView.ContentMode.bottomRight.rawValue == 12)
        #expect(UIView.AnimationOptions.curveLinear.rawValue == 3 << 16)
        #expect(UIView.AnimationOptions.transitionCrossDissolve.rawValue == 5 << 20)
    }

    @Test func defaultsOfViews() {
        let view = UIView()
        #expect(view.frame == .zero)
        #expect(view.alpha == 1)
        #expect(view.tag == 0)
        #expect(!view.isHidden)
        #expect(view.translatesAutoresizingMaskIntoConstraints)
        #expect(view.autoresizingMask == [])
        #expect(view.autoresizesSubviews)
        #expect(view.contentMode == .scaleToFill)
        #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
        #expect(UIView.noIntrinsicMetric == -1)
        #expect(UIView.layoutFittingCompressedSize == .zero)
        #expect(UIView.layoutFittingExpandedSize == CGSize(width: 10000, height: 10000))
        #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        #expect(!view.preservesSuperviewLayoutMargins)
        #expect(view.insetsLayoutMarginsFromSafeArea)
        #expect(!UIView.requiresConstraintBasedLayout)
        #expect(UIView.layerClass == CALayer.self)
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            #expect(view.contentHuggingPriority(for: axis) == .defaultLow)
            #expect(view.contentCompressionResistancePriority(for: axis) == .defaultHigh)
        }
    }

    @Test func defaultsOfConstraints() {
        let view = UIView()
        let constraint = view.widthAnchor.constraint(equalToConstant: 10)
        #expect(constraint.priority == .required)
        #expect(!constraint.isActive)
        #expect(!constraint.shouldBeArchived)
        #expect(constraint.identifier == nil)
        #expect(constraint.multiplier == 1)
        #expect(constraint.firstItem === view)
        #expect(constraint.secondItem == nil)
        #expect(constraint.secondAnchor == nil)
        #expect(constraint.firstAnchor == view.widthAnchor)
        #expect(constraint.secondAttribute == .notAnAttribute)
    }

    @Test func defaultsOfStackAndScrollViews() {
        let stack = UIStackView()
        #expect(stack.axis == .horizontal)
        #expect(stack.distribution == .fill)
        #expect(stack.alignment == .fill)
        #expect(stack.spacing == 0)
        #expect(!stack.isBaselineRelativeArrangement)
        #expect(!stack.isLayoutMarginsRelativeArrangement)
        #expect(stack.customSpacing(after: UIView()) == UIStackView.spacingUseDefault)
        let scroll = UIScrollView()
        #expect(scroll.contentInsetAdjustmentBehavior == .automatic)
        #expect(scroll.keyboardDismissMode == .none)
        #expect(scroll.contentSize == .zero)
        #expect(scroll.contentOffset == .zero)
        #expect(scroll.isScrollEnabled)
    }

    @Test func anchorsOfOneAttributeAreEqualAndUsableAsKeys() {
        let view = UIView()
        #expect(view.leadingAnchor == view.leadingAnchor)
        #expect(view.leadingAnchor != view.leftAnchor)
        #expect(view.topAnchor != UIView().topAnchor)
        let anchors: Set<NSObject> = [view.topAnchor, view.topAnchor, view.bottomAnchor]
        #expect(anchors.count == 2)
        #expect(view.topAnchor.item === view)
        #expect(view.topAnchor.name.contains("top"))
        let boxed: Any = view
        #expect(boxed as? UIView === view)
        #expect((boxed as AnyObject) as? UILayoutGuide == nil)
    }

    @Test func rectanglesPrintAsOnApplesSystems() {
        #expect(CGRect(x: 1, y: 2, width: 3, height: 4).debugDescription == "(1.0, 2.0, 3.0, 4.0)")
        #expect(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue.width == 3)
        #expect(NSEC_PER_SEC == 1_000_000_000)
    }
}

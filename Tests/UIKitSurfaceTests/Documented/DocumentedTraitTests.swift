import Testing
import UIKit

/// Traits, text styles, reading directions and the keyboard's guide in the words of their documentation.
@MainActor
@Suite("Documented: traits, text styles, directions")
struct DocumentedTraitTests {
    // MARK: Traits

    @Test func collectionsOfTraits() {
        let compact = UITraitCollection(horizontalSizeClass: .compact),
            dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(compact.verticalSizeClass == .unspecified)
        #expect(compact.userInterfaceStyle == .unspecified)
        #expect(compact.displayScale == 0)
        #expect(compact.preferredContentSizeCategory == .unspecified)
        #expect(compact.layoutDirection == .unspecified)
        #expect(compact.userInterfaceIdiom == .unspecified)
        let both = UITraitCollection(traitsFrom: [compact, dark])
        #expect(both.horizontalSizeClass == .compact && both.userInterfaceStyle == .dark)
        #expect(both.containsTraits(in: compact))
        #expect(!compact.containsTraits(in: both))
        // "the last one wins".
        let last = UITraitCollection(traitsFrom: [compact, UITraitCollection(horizontalSizeClass: .regular)])
        #expect(last.horizontalSizeClass == .regular)
        #expect(both == UITraitCollection(traitsFrom: [dark, compact]))
        #expect(dark.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .light)))
        #expect(!compact.hasDifferentColorAppearance(comparedTo: UITraitCollection(horizontalSizeClass: .regular)))
    }

    @Test func changesAreTold() {
        final class Listening: UIView {
            var former: [UIUserInterfaceSizeClass] = []
            override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                super.traitCollectionDidChange(previous)
                if let previous, previous.horizontalSizeClass != traitCollection.horizontalSizeClass {
                    former.append(previous.horizontalSizeClass)
                }
            }
        }
        let controller = UIViewController(), view = Listening()
        controller.view = view
        let window = UIWindow(frame: rect(0, 0, 300, 600))
        window.rootViewController = controller
        window.isHidden = false
        defer { window.isHidden = true }
        window.traitOverrides.horizontalSizeClass = .compact
        window.layoutIfNeeded()
        view.former = []
        var told = 0
        let registration = view.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
            (_: Listening, previous: UITraitCollection) in
            told += previous.horizontalSizeClass == .compact ? 1 : 100
        }
        window.traitOverrides.horizontalSizeClass = .regular
        window.layoutIfNeeded()
        #expect(view.former == [.compact])
        #expect(told == 1)
        #expect(view.traitCollection.horizontalSizeClass == .regular)
        view.unregisterForTraitChanges(registration)
        window.traitOverrides.horizontalSizeClass = .compact
        window.layoutIfNeeded()
        #expect(told == 1)
        #expect(window.traitOverrides.contains(UITraitHorizontalSizeClass.self))
        window.traitOverrides.remove(UITraitHorizontalSizeClass.self)
        #expect(!window.traitOverrides.contains(UITraitHorizontalSizeClass.self))
    }

    @Test func colorsResolve() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
        #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == .black)
        var seen = UIUserInterfaceStyle.unspecified
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
            seen = UITraitCollection.current.userInterfaceStyle
        }
        #expect(seen == .dark)
        let view = UIView()
        view.overrideUserInterfaceStyle = .dark
        #expect(view.traitCollection.userInterfaceStyle == .dark)
        #expect(UIColor.label.resolvedColor(with: view.traitCollection) == UIColor(white: 1, alpha: 1))
    }

    // MARK: Text

    /// The sizes of the Human Interface Guidelines' tables ("Typography", "Dynamic Type sizes").
    @Test(arguments: [
        (UIContentSizeCategory.extraSmall, [31, 25, 19, 17, 14, 14, 13, 12, 12, 11, 11] as [CGFloat]),
        (.small, [32, 26, 20, 18, 15, 15, 14, 13, 12, 11, 11]),
        (.medium, [33, 27, 21, 19, 16, 16, 15, 14, 12, 11, 11]),
        (.large, [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11]),
        (.extraLarge, [36, 30, 24, 22, 19, 19, 18, 17, 15, 14, 13]),
        (.extraExtraLarge, [38, 32, 26, 24, 21, 21, 20, 19, 17, 16, 15]),
        (.extraExtraExtraLarge, [40, 34, 28, 26, 23, 23, 22, 21, 19, 18, 17]),
        (.accessibilityMedium, [44, 38, 34, 31, 28, 28, 26, 25, 23, 22, 20]),
        (.accessibilityLarge, [48, 43, 39, 37, 33, 33, 32, 30, 27, 26, 24]),
        (.accessibilityExtraLarge, [52, 48, 44, 43, 40, 40, 38, 36, 33, 32, 29]),
        (.accessibilityExtraExtraLarge, [56, 53, 50, 49, 47, 47, 44, 42, 38, 37, 34]),
        (.accessibilityExtraExtraExtraLarge, [60, 58, 56, 55, 53, 53, 51, 49, 44, 43, 40]),
    ]) func stylesHaveTheirSizes(category: UIContentSizeCategory, sizes: [CGFloat]) {
        let styles: [UIFont.TextStyle] = [
            .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote, .caption1,
            .caption2,
        ]
        let traits = UITraitCollection(preferredContentSizeCategory: category)
        #expect(styles.map { UIFont.preferredFont(forTextStyle: $0, compatibleWith: traits).pointSize } == sizes)
    }

    @Test func metricsScale() {
        let large = UITraitCollection(preferredContentSizeCategory: .large)
        let huge = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        let metrics = UIFontMetrics(forTextStyle: .body)
        #expect(metrics.scaledValue(for: 10, compatibleWith: large) == 10)
        #expect(metrics.scaledValue(for: 10, compatibleWith: huge) > 20)
        let font = metrics.scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 30, compatibleWith: huge)
        #expect(font.pointSize == 30)
        #expect(UIFont.systemFontSize == 14 && UIFont.labelFontSize == 17 && UIFont.smallSystemFontSize == 12)
        #expect(UIFont.buttonFontSize == 18)
        #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
        #expect(UIContentSizeCategory.small < .large)
    }

    @Test func labels() {
        let label = UILabel()
        #expect(label.font.pointSize == 17)
        #expect(label.numberOfLines == 1)
        #expect(label.lineBreakMode == .byTruncatingTail)
        #expect(label.textAlignment == .natural)
        #expect(!label.adjustsFontSizeToFitWidth && !label.adjustsFontForContentSizeCategory)
        #expect(label.minimumScaleFactor == 0)
        #expect(label.isEnabled && !label.isHighlighted)
        #expect(label.text == nil)
        #expect(label.preferredMaxLayoutWidth == 0)
        #expect(label.baselineAdjustment == .alignBaselines)
        label.text = "two\nlines"
        let one = label.intrinsicContentSize.height
        label.numberOfLines = 0
        #expect(label.intrinsicContentSize.height > one * 1.8)
        label.attributedText = NSAttributedString(string: "plain")
        #expect(label.text == "plain")
    }

    /// The system font's line heights: 17 points are 20.29 high (20.33 on whole pixels of 3).
    @Test(arguments: [(17.0, 20.287), (12, 14.32), (34, 40.575)])
    func lineHeights(size: Double, height: Double) {
        #expect(abs(Double(UIFont.systemFont(ofSize: size).lineHeight) - height) < 0.01)
    }

    // MARK: Directions

    @Test func directions() {
        let root = makeRoot(200, 100)
        let view = root.adding(Plate(50, 20)) {
            [
                $0.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
                $0.topAnchor.constraint(equalTo: root.topAnchor),
            ]
        }
        let left = root.adding(Plate(50, 20)) {
            [
                $0.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
                $0.topAnchor.constraint(equalTo: root.topAnchor),
            ]
        }
        root.layoutIfNeeded()
        #expect(view.frame.minX == 10)
        root.semanticContentAttribute = .forceRightToLeft
        view.semanticContentAttribute = .forceRightToLeft
        left.semanticContentAttribute = .forceRightToLeft
        root.layoutIfNeeded()
        #expect(view.frame.minX == 140)
        #expect(left.frame.minX == 10)
        #expect(root.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
        #expect(UIView.userInterfaceLayoutDirection(for: .playback) == .leftToRight)
        #expect(
            UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft) == .rightToLeft)
        #expect(UIView.userInterfaceLayoutDirection(for: .playback, relativeTo: .rightToLeft) == .leftToRight)
        // "forceRightToLeft" isn't inherited by subviews.
        #expect(UIView().effectiveUserInterfaceLayoutDirection == .leftToRight)
    }

    @Test func tracesOfTheLayoutDirectionTrait() {
        let view = UIView(), child = UIView()
        view.addSubview(child)
        view.traitOverrides.layoutDirection = .rightToLeft
        #expect(child.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        child.semanticContentAttribute = .spatial
        #expect(child.effectiveUserInterfaceLayoutDirection == .leftToRight)
    }

    // MARK: The keyboard's guide

    /// "When the keyboard is offscreen, the guide's top is the bottom of the safe area."
    @Test func keyboardGuide() {
        let controller = UIViewController(), window = UIWindow(frame: rect(0, 0, 300, 600))
        window.rootViewController = controller
        window.isHidden = false
        defer { window.isHidden = true }
        controller.additionalSafeAreaInsets.bottom = 30
        guard let view = controller.view else { return }
        let bar = view.adding(Plate(50, 40)) {
            [
                $0.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                $0.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            ]
        }
        window.layoutIfNeeded()
        #expect(bar.frame.maxY == 600 - view.safeAreaInsets.bottom)
        #expect(!view.keyboardLayoutGuide.followsUndockedKeyboard)
        #expect(view.keyboardLayoutGuide.usesBottomSafeArea)
    }

    @Test func readableWidths() {
        let view = makeRoot(1000, 500)
        view.layoutIfNeeded()
        let guide = view.readableContentGuide
        #expect(guide.layoutFrame.width < 700)
        #expect(abs(guide.layoutFrame.midX - 500) < 1)
        #expect(view.layoutMarginsGuide.identifier == "UIViewLayoutMarginsGuide")
        #expect(view.safeAreaLayoutGuide.owningView === view)
    }
}

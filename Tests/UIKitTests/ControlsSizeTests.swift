import Testing

@testable import UIKit

/// Sizes that Interface Builder recorded, by generation of systems.
@MainActor
@Suite("Controls: fixed sizes")
struct ControlsSizeTests {
    private static let none = UIView.noIntrinsicMetric

    @Test(arguments: [(SystemMetrics.iOS11, CGSize(width: 51, height: 31)), (.iOS18, CGSize(width: 51, height: 31))])
    func aSwitchIs51By31AndAligns49(metrics: SystemMetrics, frame: CGSize) {
        let control = host(UISwitch(), metrics: metrics)
        #expect(control.sizeThatFits(.zero) == frame)
        #expect(control.intrinsicContentSize == CGSize(width: 49, height: 31))
        #expect(
            control.frame(forAlignmentRect: CGRect(x: 0, y: 0, width: 49, height: 31))
                == CGRect(x: 0, y: 0, width: 51, height: 31))
    }

    @Test func theNewestSwitchIs63By28() {
        let control = host(UISwitch(), metrics: .iOS26)
        #expect(control.sizeThatFits(.zero) == CGSize(width: 63, height: 28))
        #expect(control.intrinsicContentSize == CGSize(width: 61, height: 28))
    }

    @Test func aSlidersFrameReachesBeyondWhatAligns() {
        let slider = host(UISlider())
        #expect(slider.intrinsicContentSize == CGSize(width: Self.none, height: 30))
        #expect(slider.alignmentRectInsets == UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2))
        #expect(slider.sizeThatFits(CGSize(width: 100, height: 0)) == CGSize(width: 100, height: 31))
    }

    @Test func theNewestSliderIs34HighAndAlignsByItsFrame() {
        let slider = host(UISlider(), metrics: .iOS26)
        #expect(slider.intrinsicContentSize == CGSize(width: Self.none, height: 34))
        #expect(slider.alignmentRectInsets == .zero)
        #expect(slider.sizeThatFits(CGSize(width: 100, height: 0)) == CGSize(width: 100, height: 34))
    }

    @Test(arguments: [(SystemMetrics.iOS12, 29.0), (.iOS13, 32.0), (.iOS18, 32.0)])
    func steppersGrewWithIOS13(metrics: SystemMetrics, height: Double) {
        let stepper = host(UIStepper(), metrics: metrics)
        #expect(stepper.intrinsicContentSize == CGSize(width: 94, height: CGFloat(height)))
    }

    @Test(arguments: [(SystemMetrics.iOS12, 28.0), (.iOS13, 31.0)])
    func segmentedControlsGrewWithIOS13(metrics: SystemMetrics, height: Double) {
        let control = host(UISegmentedControl(items: ["a", "b"]), metrics: metrics)
        #expect(control.intrinsicContentSize.height == CGFloat(height))
        #expect(control.sizeThatFits(.zero).height == CGFloat(height) + 1)
    }

    @Test(arguments: [(SystemMetrics.iOS12, 2.0), (.iOS13, 2.0), (.iOS14, 4.0)])
    func progressViewsGrewWithIOS14(metrics: SystemMetrics, height: Double) {
        let view = host(UIProgressView(), metrics: metrics)
        #expect(view.intrinsicContentSize == CGSize(width: Self.none, height: CGFloat(height)))
    }

    @Test func activityIndicatorsHaveTwoSizes() {
        #expect(UIActivityIndicatorView(style: .medium).intrinsicContentSize == CGSize(width: 20, height: 20))
        #expect(UIActivityIndicatorView(style: .gray).intrinsicContentSize == CGSize(width: 20, height: 20))
        #expect(UIActivityIndicatorView(style: .large).intrinsicContentSize == CGSize(width: 37, height: 37))
        #expect(UIActivityIndicatorView(style: .whiteLarge).frame.size == CGSize(width: 37, height: 37))
    }

    @Test func pageControlsTakeSixteenPointsAPage() {
        let control = host(UIPageControl(), metrics: .iOS11)
        control.numberOfPages = 3
        #expect(control.intrinsicContentSize == CGSize(width: 39, height: 37))
        let later = host(UIPageControl(), metrics: .iOS14)
        #expect(later.intrinsicContentSize.height == 27.5)
    }

    @Test func pickersAre320By216() {
        #expect(host(UIPickerView()).intrinsicContentSize == CGSize(width: 320, height: 216))
        let picker = host(UIDatePicker())
        picker.preferredDatePickerStyle = .wheels
        #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
        var landscape = LayoutEnvironment()
        landscape.verticalSizeClass = .compact
        picker.setEnvironment(landscape, safeAreaInsets: .zero)
        #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 162))
        #expect(host(UIDatePicker(), metrics: .iOS11).datePickerStyle == .wheels)
        #expect(host(UIDatePicker(), metrics: .iOS18).datePickerStyle == .compact)
    }

    @Test func barsHaveAHeightOnly() {
        #expect(host(UINavigationBar()).intrinsicContentSize == CGSize(width: Self.none, height: 44))
        #expect(host(UIToolbar()).intrinsicContentSize == CGSize(width: Self.none, height: 44))
        #expect(host(UITabBar()).intrinsicContentSize == CGSize(width: Self.none, height: 49))
        #expect(host(UISearchBar()).intrinsicContentSize == CGSize(width: Self.none, height: 56))
        #expect(host(UIColorWell()).intrinsicContentSize == CGSize(width: 28, height: 28))
    }

    @Test func searchBarsAreHigherSinceIOS11AndWithAPrompt() {
        let bar = host(UISearchBar(), metrics: .iOS10)
        #expect(bar.intrinsicContentSize.height == 44)
        bar.prompt = "Where?"
        #expect(bar.intrinsicContentSize.height == 75)
        bar.frame = CGRect(x: 0, y: 0, width: 320, height: 75)
        bar.layoutSubviews()
        #expect(bar.searchTextField.frame == CGRect(x: 8, y: 35, width: 304, height: 36))
        #expect(bar.subviews.contains { ($0 as? UILabel)?.text == "Where?" })
        bar.prompt = nil
        #expect(bar.intrinsicContentSize.height == 44)
        #expect(host(UISearchBar(), metrics: .iOS11).intrinsicContentSize.height == 56)
        let newest = host(UISearchBar(), metrics: .iOS26)
        #expect(newest.intrinsicContentSize.height == 64)
        newest.frame = CGRect(x: 0, y: 0, width: 320, height: 64)
        newest.layoutSubviews()
        #expect(newest.searchTextField.frame == CGRect(x: 8, y: 10, width: 304, height: 44))
    }

    @Test func containersHaveNoSizeOfTheirOwn() {
        for view in [UITableView(), UICollectionView(frame: .zero), UIVisualEffectView(effect: nil), UITextView()] {
            #expect(host(view).intrinsicContentSize == CGSize(width: Self.none, height: Self.none))
        }
    }

    @Test func anImageViewIsAsLargeAsItsImage() {
        let view = host(UIImageView(image: UIImage(placeholderOfSize: CGSize(width: 30, height: 40))))
        #expect(view.frame.size == CGSize(width: 30, height: 40))
        #expect(view.intrinsicContentSize == CGSize(width: 30, height: 40))
        view.image = nil
        #expect(view.intrinsicContentSize == CGSize(width: Self.none, height: Self.none))
    }

    @Test func anImagesAlignmentInsetsAreTheImageViews() {
        let image = UIImage(placeholderOfSize: CGSize(width: 30, height: 40))
            .withAlignmentRectInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        let view = host(UIImageView(image: image))
        #expect(view.intrinsicContentSize == CGSize(width: 24, height: 36))
        #expect(view.alignmentRectInsets.right == 4)
        let highlighted = UIImageView()
        highlighted.highlightedImage = image
        #expect(highlighted.alignmentRectInsets.right == 0)
        highlighted.isHighlighted = true
        #expect(highlighted.alignmentRectInsets.right == 4)
    }
}

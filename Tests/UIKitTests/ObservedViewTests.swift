import Foundation
import Testing
import UIKit

/// Key-value observing of UIKit's own properties.
@MainActor
struct ObservedViewTests {
    @Test func scrollViewsTellOfOffsetAndContent() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        var offsets: [CGPoint] = []
        var sizes: [[CGSize?]] = []
        let offset = scrollView.observe(\.contentOffset, options: [.new]) {
            offsets.append($1.newValue ?? $0.bounds.origin)
        }
        let size = scrollView.observe(\.contentSize, options: [.old, .new]) {
            sizes.append([$1.oldValue, $1.newValue])
        }
        scrollView.contentSize = CGSize(width: 100, height: 300)
        scrollView.contentSize = CGSize(width: 100, height: 300)
        scrollView.contentOffset.y = 20
        scrollView.setContentOffset(CGPoint(x: 0, y: 30), animated: false)
        scrollView.bounds.origin.y = 40
        #expect(offsets.map(\.y) == [20, 30, 40])
        #expect(sizes == [[.zero, CGSize(width: 100, height: 300)]])
        offset.invalidate()
        size.invalidate()
        scrollView.contentOffset.y = 0
        #expect(offsets.count == 3)
    }

    /// Constraints to the content set its size at layout.
    @Test func contentSizesOfConstraintsAreTold() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(content)
        let height = content.heightAnchor.constraint(equalToConstant: 250)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: scrollView.topAnchor), height,
            content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
            content.widthAnchor.constraint(equalToConstant: 100),
        ])
        var heights: [CGFloat] = []
        let observation = scrollView.observe(\.contentSize) { view, _ in heights.append(view.contentSize.height) }
        scrollView.layoutIfNeeded()
        height.constant = 400
        scrollView.layoutIfNeeded()
        #expect(heights == [250, 400])
        withExtendedLifetime(observation) {}
    }

    @Test func viewsTellOfTheirPlaceAndLook() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        root.addSubview(view)
        var told: [String] = []
        var oldFrame: CGRect?
        let observations = [
            view.observe(\.frame, options: .old) {
                told.append("frame \($0.frame.width)")
                oldFrame = $1.oldValue
            },
            view.observe(\.bounds) { view, _ in told.append("bounds \(view.bounds.width)") },
            view.observe(\.center) { view, _ in told.append("center \(view.center.x)") },
            view.observe(\.isHidden) { view, _ in told.append("hidden \(view.isHidden)") },
            view.observe(\.alpha) { view, _ in told.append("alpha \(view.alpha)") },
        ]
        view.frame = CGRect(x: 10, y: 10, width: 40, height: 20)
        #expect(told == ["center 30.0", "bounds 40.0", "frame 40.0"])
        #expect(oldFrame == CGRect(x: 10, y: 10, width: 20, height: 20))
        told = []
        view.frame = CGRect(x: 10, y: 10, width: 40, height: 20)
        view.isHidden = true
        view.isHidden = true
        view.alpha = 0.5
        #expect(told == ["hidden true", "alpha 0.5"])
        told = []
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.topAnchor.constraint(equalTo: root.topAnchor),
            view.widthAnchor.constraint(equalToConstant: 60), view.heightAnchor.constraint(equalToConstant: 20),
        ])
        root.layoutIfNeeded()
        #expect(told == ["center 30.0", "bounds 60.0", "frame 60.0"] || told == ["bounds 60.0", "frame 60.0"])
        withExtendedLifetime(observations) {}
    }

    @Test func controlsTellOfTheirState() {
        let button = UIButton()
        var told: [Bool?] = []
        let observations = [
            button.observe(\.isEnabled, options: [.old, .new]) { told += [$1.oldValue, $1.newValue] },
            button.observe(\.isSelected, options: .new) { told.append($1.newValue) },
            button.observe(\.isHighlighted, options: .new) { told.append($1.newValue) },
        ]
        button.isEnabled = false
        button.isSelected = true
        button.isHighlighted = true
        button.isHighlighted = true
        #expect(told == [true, false, true, true])
        withExtendedLifetime(observations) {}
    }

    private final class Listener: UIView {
        var told: [String] = []

        override func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {
            let new = change?[.newKey]
            told.append("\(keyPath ?? "") \(new.map { "\($0)" } ?? "")")
        }
    }

    @Test func observersAreToldByKeyPaths() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let listener = Listener()
        scrollView.addObserver(listener, forKeyPath: "contentOffset", options: .new, context: nil)
        scrollView.addObserver(listener, forKeyPath: "hidden", context: nil)
        scrollView.contentOffset = CGPoint(x: 0, y: 20)
        scrollView.isHidden = true
        #expect(listener.told.count == 2 && listener.told.first?.hasPrefix("contentOffset ") == true)
        #expect(listener.told.first?.contains("20") == true)
        scrollView.removeObserver(listener, forKeyPath: "contentOffset")
        scrollView.contentOffset = .zero
        #expect(listener.told.count == 2)
    }
}

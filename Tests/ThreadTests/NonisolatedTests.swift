import Testing
import UIKit
import XCTest

// In Swift 5 mode nothing here is isolated to the main actor.

private func makeTree() -> (UIView, UILabel) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let label = UILabel()
    label.text = "Hello"
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        label.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
        label.widthAnchor.constraint(equalToConstant: 100),
    ])
    return (root, label)
}

/// One of each class, made where no actor is.
private func makeOneOfEach() -> [NSObject] {
    [
        UIView(), UILabel(), UIButton(type: .system), UIImageView(image: nil), UITextField(), UITextView(), UISwitch(),
        UISlider(), UIStackView(), UIScrollView(), UITableView(),
        UITableViewCell(style: .default, reuseIdentifier: nil),
        UICollectionViewCell(frame: .zero), UIVisualEffectView(effect: nil), UIWindow(), UIViewController(),
        UINavigationController(), UITabBarController(), UILayoutGuide(), UIFocusGuide(), UIKeyboardLayoutGuide(),
        NSLayoutConstraint(), UITapGestureRecognizer(target: nil, action: nil), UIPanGestureRecognizer(), CALayer(),
        UIProgressView(), UISegmentedControl(items: ["a"]), UIStepper(), UIPageControl(), UIActivityIndicatorView(),
        UINavigationBar(), UIToolbar(), UITabBar(), UISearchBar(), UIDatePicker(), UIPickerView(), UITraitCollection(),
    ]
}

private func describeTree() -> [String] {
    let (root, label) = makeTree()
    return [
        root.constraints[0].description, "\(label.leadingAnchor)", "\(root.hash)", "\(label.leadingAnchor.hash)",
        "\(label.leadingAnchor == root.leadingAnchor)",
    ]
}

@Suite("Without isolation")
struct NonisolatedTests {
    let shared = UIView()

    @Test func viewsAreMadeAnywhere() {
        let objects = makeOneOfEach()
        #expect(Set(objects).count == objects.count)
    }

    @Test func treesAreLaidOutAnywhere() {
        let (root, label) = makeTree()
        root.layoutIfNeeded()
        #expect(label.frame.origin == CGPoint(x: 16, y: 20))
        #expect(label.frame.width == 100)
    }

    @Test func whatNSObjectPromisesHoldsOnEveryThread() async {
        let texts = await Task.detached { describeTree() }.value
        #expect(texts.allSatisfy { !$0.isEmpty })
        #expect(texts[0].contains("leading"))
    }

    @Test func storedPropertiesOfSuitesMayBeViews() {
        shared.frame.size.width = 3
        #expect(shared.bounds.width == 3)
    }
}

/// The other way of testing: properties made by set-up, and nothing said about actors.
final class ViewTestCase: XCTestCase {
    var root: UIView!
    var label: UILabel!

    override func setUp() {
        super.setUp()
        (root, label) = makeTree()
    }

    override func tearDown() {
        (root, label) = (nil, nil)
        super.tearDown()
    }

    func testFrames() {
        root.layoutIfNeeded()
        XCTAssertEqual(label.frame.minX, 16)
        XCTAssertEqual(label.frame.minY, 20)
        XCTAssertEqual(root.constraints.count, 2)
        XCTAssertEqual(label.constraints.count, 1)
    }

    func testEquality() {
        XCTAssertEqual(label.topAnchor, label.topAnchor)
        XCTAssertNotEqual(label as UIView, root)
        XCTAssertTrue(Set([root, label]).contains(label))
        XCTAssertTrue(root.subviews.contains(label))
        XCTAssertEqual(root.subviews, [label])
    }
}

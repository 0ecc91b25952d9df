import Testing
import UIKit

/// What objects write on consoles, in UIKit's form.
@Suite("Descriptions")
@MainActor
struct DescriptionTests {
    private func address(_ object: AnyObject) -> String {
        "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
    }

    @Test func aViewTellsItsClassAddressFrameAndLayer() {
        let view = UIView(frame: CGRect(x: 1, y: 2.5, width: 30, height: 40))
        #expect(
            view.description
                == "<UIView: \(address(view)); frame = (1 2.5; 30 40); layer = <CALayer: \(address(view.layer))>>")
        final class Badge: UIView {}
        #expect(Badge().description.hasPrefix("<UIKitSurfaceTests.") && Badge.description().hasSuffix("Badge"))
        let label = UILabel()
        label.text = "Name"
        label.isHidden = true
        label.tag = 3
        #expect("\(label)".hasPrefix("<UILabel: \(address(label)); frame = (0 0; 0 0); text = 'Name'; hidden = YES; "))
        #expect(label.description.contains("; tag = 3; "))
    }

    @Test func aConstraintTellsItsEquationAndWhetherItIsActive() {
        let root = UIView(), view = UIView()
        root.addSubview(view)
        let width = view.widthAnchor.constraint(equalToConstant: 5)
        width.identifier = "W"
        #expect(
            width.description
                == "<NSLayoutConstraint:\(address(width)) 'W' UIView:\(address(view)).width == 5   (inactive)>")
        let edge = view.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: -8)
        edge.priority = .defaultHigh
        edge.isActive = true
        #expect(
            edge.description
                == "<NSLayoutConstraint:\(address(edge)) UIView:\(address(view)).leading >= "
                + "UIView:\(address(root)).leading - 8 @750   (active)>")
        let half = view.heightAnchor.constraint(equalTo: root.safeAreaLayoutGuide.heightAnchor, multiplier: 0.5)
        let guide = root.safeAreaLayoutGuide
        #expect(
            half.description.contains(
                ".height == 0.5*UILayoutGuide:\(address(guide))'\(guide.identifier)'.height   (inactive)>"))
    }
}

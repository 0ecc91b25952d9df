import Audit
import EspalierTesting
import Testing
import UIKit

/// What `assertLayout` finds.
@MainActor
@Suite("Expectations of layouts")
struct LayoutExpectationTests {
    private func screen(_ build: (UIView) -> Void) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        build(view)
        view.layoutIfNeeded()
        return view
    }

    private func put(_ view: UIView, in outer: UIView, _ constraints: (UIView) -> [NSLayoutConstraint]) {
        view.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(view)
        NSLayoutConstraint.activate(constraints(view))
    }

    @Test("A screen that lays out well passes on every device")
    func fine() {
        assertLayout(of: SignUpController(), on: [.iPhoneSe, .iPhoneX, .iPhoneX(.landscape), .iPadPro11(.portrait)])
        let label = UILabel()
        label.text = "fits"
        assertLayout(of: label)
    }

    @Test("Constraints that contradict each other are found")
    func conflict() throws {
        let view = screen { view in
            put(UIView(), in: view) {
                [
                    $0.topAnchor.constraint(equalTo: view.topAnchor), $0.heightAnchor.constraint(equalToConstant: 10),
                    $0.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                    $0.widthAnchor.constraint(equalToConstant: 50), $0.widthAnchor.constraint(equalToConstant: 60),
                ]
            }
        }
        let faults = layoutFaults(in: view)
        #expect(faults.count == 1 && faults[0].contains("Unable to simultaneously satisfy constraints"))
        #expect(layoutFaults(in: view, ignoring: [.unsatisfiableConstraints]).isEmpty)
    }

    @Test("A view whose place is left open is found, with what is open")
    func ambiguity() {
        let view = screen { view in
            put(UIView(), in: view) {
                [
                    $0.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                    $0.widthAnchor.constraint(equalToConstant: 50), $0.heightAnchor.constraint(equalToConstant: 60),
                ]
            }
        }
        let faults = layoutFaults(in: view)
        #expect(faults.count == 1 && faults[0].contains("vertical position") && faults[0].contains("left open"))
    }

    @Test("Texts that are truncated or cut are found")
    func texts() {
        let view = screen { view in
            for (text, size, width, height) in [("Terms and conditions", 17, 60, 30), ("Your order", 34, 180, 21)] {
                let label = UILabel(
                    frame: CGRect(x: 0, y: CGFloat(size), width: CGFloat(width), height: CGFloat(height)))
                label.text = text
                label.font = .systemFont(ofSize: CGFloat(size))
                view.addSubview(label)
            }
        }
        let faults = layoutFaults(in: view)
        #expect(faults.count == 2)
        #expect(faults.contains { $0.contains("too little room") } && faults.contains { $0.contains("is cut") })
    }

    @Test("Titles of segments and placeholders that have too little room are found, and named")
    func partsOfControls() {
        let view = screen { view in
            let segments = UISegmentedControl(items: ["Everything that there is", "Some of it"])
            segments.frame = CGRect(x: 0, y: 0, width: 100, height: 32)
            view.addSubview(segments)
            let field = UITextField(frame: CGRect(x: 0, y: 50, width: 60, height: 34))
            field.placeholder = "As it stands in your passport"
            view.addSubview(field)
        }
        let faults = layoutFaults(in: view)
        #expect(faults.count == 2)
        #expect(faults.contains { $0.contains("its segment \"Everything that there is\" needs") })
        #expect(faults.contains { $0.contains("its placeholder needs") })
    }

    @Test("A failing expectation names the device and the rule")
    func failure() {
        withKnownIssue {
            assertLayout(of: SignUpController(margin: 340), on: [.iPhoneSe])
        } matching: { issue in
            issue.comments.contains {
                "\($0)".contains("iPhone SE (1st generation)") && "\($0)".contains("unsatisfiable-constraints")
            }
        }
    }
}

import EspalierTesting
import UIKit
import XCTest

/// Snapshot tests as apps have them, with their recorded pictures beside them. XCTest on Linux can't call methods of a class
/// that is marked for the main actor.
final class RecordedSnapshotTests: XCTestCase {
    func testScreenOnPhone() { assertSnapshot(of: SignUpController(), as: .image(on: .iPhoneX)) }

    func testScreenOnItsSide() {
        assertSnapshot(of: SignUpController(), as: .image(on: .iPhoneX(.landscape)), named: "landscape")
    }

    func testDarkScreen() {
        assertSnapshot(
            of: SignUpController(), as: .image(on: .iPhoneSe, traits: .init(userInterfaceStyle: .dark)), named: "dark")
    }

    func testTreeOfViews() { assertSnapshot(matching: SignUpController(), as: .recursiveDescription(on: .iPhoneX)) }

    func testView() {
        let label = UILabel()
        label.text = "Hello"
        label.backgroundColor = .systemYellow
        assertSnapshot(of: label, as: .image)
        assertSnapshot(of: label, as: .image(size: CGSize(width: 120, height: 40)))
        assertSnapshot(of: label as UIView, as: .recursiveDescription)
    }

    func testValues() {
        struct Person: Codable {
            var name: String
            var age: Int
        }
        assertSnapshot(of: Person(name: "Ada", age: 36), as: .json)
        assertSnapshot(of: Person(name: "Ada", age: 36), as: .dump, named: "dump")
        assertSnapshots(of: "one\ntwo", as: ["text": .lines])
        assertSnapshot(of: UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 10)), as: .image, named: "oval")
    }
}

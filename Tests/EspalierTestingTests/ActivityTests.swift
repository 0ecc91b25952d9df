import EspalierTesting
import Foundation
import UIKit
import XCTest

/// What tests written for Xcode say around their assertions.
final class ActivityTests: XCTestCase {
    func testPartsOfTestsRunAndAnswer() throws {
        var names: [String] = []
        let sum = XCTContext.runActivity(named: "Add") { activity in
            names.append(activity.name)
            activity.add(XCTAttachment(string: "2 + 2"))
            return 2 + 2
        }
        XCTAssertEqual(sum, 4)
        XCTAssertEqual(names, ["Add"])
        XCTAssertThrowsError(try XCTContext.runActivity(named: "Fail") { _ in throw CocoaError(.fileNoSuchFile) })
    }

    func testAttachmentsAreTaken() {
        let attachment = XCTAttachment(image: UIImage(systemName: "star")!)
        attachment.lifetime = .keepAlways
        attachment.name = "Star"
        add(attachment)
        XCTAssertEqual(attachment.uniformTypeIdentifier, "public.png")
    }
}

import Foundation

@testable import UIKit

/// A program that has nothing but an `Info.plist`.
final class PlainProgram: InterfaceSupplying {
    var information: [String: Any]
    init(_ information: [String: Any]) { self.information = information }
    func storyboard(named name: String, in bundle: Bundle?) -> (any StoryboardContents)? { nil }
    func nib(named name: String, in bundle: Bundle?) -> (any NibContents)? { nil }
    func nib(data: Data) -> (any NibContents)? { nil }
}

import Foundation
public import UIKit
public import XCTest

/// What a test keeps beside its result. Nothing shows results here, so it is only kept.
public final class XCTAttachment: NSObject {
    /// When Xcode deletes an attachment.
    public enum Lifetime: Int, Sendable { case keepAlways = 0, deleteOnSuccess }

    /// What people call it.
    public var name: String?
    /// When Xcode would delete it.
    public var lifetime = Lifetime.deleteOnSuccess
    /// What else is said of it.
    public var userInfo: [AnyHashable: Any]?
    /// The type of what it holds, as a uniform type identifier.
    public let uniformTypeIdentifier: String
    /// What it holds.
    let payload: Data

    /// Data of a type.
    public init(data payload: Data, uniformTypeIdentifier identifier: String) {
        (self.payload, uniformTypeIdentifier) = (payload, identifier)
    }

    /// Data.
    public convenience init(data payload: Data) { self.init(data: payload, uniformTypeIdentifier: "public.data") }

    /// A text.
    public convenience init(string: String) {
        self.init(data: Data(string.utf8), uniformTypeIdentifier: "public.plain-text")
    }

    /// A picture.
    public convenience init(image: UIImage) {
        self.init(data: image.pngData() ?? Data(), uniformTypeIdentifier: "public.png")
    }

    /// How much of a picture is kept.
    public enum ImageQuality: Int, Sendable { case original = 0, medium, low }

    /// A picture, whole.
    public convenience init(image: UIImage, quality: ImageQuality) { self.init(image: image) }

    /// What a file holds; nothing where it can't be read.
    public convenience init(contentsOfFile url: URL) {
        self.init(data: (try? Data(contentsOf: url)) ?? Data())
    }
}

/// A part of a test that has a name.
public protocol XCTActivity: NSObjectProtocol {
    /// The name.
    var name: String { get }
    /// Keeps an attachment.
    func add(_ attachment: XCTAttachment)
}

/// Runs parts of tests.
public enum XCTContext {
    private final class Activity: NSObject, XCTActivity {
        let name: String
        private var attachments: [XCTAttachment] = []
        init(_ name: String) { self.name = name }
        func add(_ attachment: XCTAttachment) { attachments.append(attachment) }
    }

    /// Runs a part of a test. Failures in it are the test's.
    public static func runActivity<Result>(
        named name: String, block: (any XCTActivity) throws -> Result
    ) rethrows -> Result { try block(Activity(name)) }
}

extension XCTestCase {
    /// Keeps nothing: nothing shows attachments here.
    public func add(_ attachment: XCTAttachment) {}
}

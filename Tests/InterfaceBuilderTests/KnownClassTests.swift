import Foundation
import Testing

@testable import InterfaceBuilder

/// What a project tells of its classes holds where documents say nothing.
@Suite struct KnownClassTests {
    private func document(_ classes: [String: KnownClass], attributes: String = "") throws -> Document {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            <view id="root" customClass="Stars"\(attributes)/><view id="other" customClass="Other"/>
            </objects></document>
            """
        return try Document(data: Data(text.utf8), path: "A.xib", classes: classes)
    }

    @Test func ownSizeIsAPlaceholder() throws {
        let document = try document([
            "Stars": KnownClass(intrinsicWidth: .points(120), intrinsicHeight: .noIntrinsicMetric)
        ])
        let stars = try #require(document.views.first { $0.id == "root" }).attributes
        #expect(stars.placeholderIntrinsicWidth == 120)
        #expect(stars.placeholderIntrinsicHeight == .infinity)
        let other = try #require(document.views.first { $0.id == "other" }).attributes
        #expect(other.placeholderIntrinsicWidth == nil)
        // The same holds for every device's variations.
        let resolved = document.resolved(for: Traits(widthClass: .compact, heightClass: .regular))
        #expect(resolved.views.first { $0.id == "root" }?.attributes.placeholderIntrinsicWidth == 120)
    }

    @Test func whatTheDocumentSaysHolds() throws {
        let document = try document(
            ["Stars": KnownClass(intrinsicWidth: .points(120))], attributes: " placeholderIntrinsicWidth=\"7\"")
        #expect(document.views.first?.attributes.placeholderIntrinsicWidth == 7)
    }

    @Test func classCanBeReadAsAnother() throws {
        let document = try document(["Stars": KnownClass(element: KnownClass.element(forClass: "UIStackView"))])
        #expect(document.views.map(\.kind) == [.stackView, .view])
        #expect(KnownClass.element(forClass: "MKMapView") == "mapView")
        #expect(KnownClass.element(forClass: "Nothing") == nil)
    }
}

internal import Foundation
internal import InterfaceBuilder
internal import Rendering
internal import UIKit

/// A screen of a running program as the live view shows it: its picture, where its views stand, and why.
@MainActor
struct InspectedScreen {
    /// What the page reads; `InspectedDocument` has the same form for documents, and findings besides.
    private struct Page: Encodable {
        var environment: String
        var scenes: [Scene]
        var problems: [String]
    }

    private struct Scene: Encodable {
        var name: String
        var size: CGSize
        var picture: Data?
        var problem: String?
        var views: [View]
    }

    private struct View: Encodable {
        var id: String
        var name: String
        var frame: CGRect
        var depth: Int
        var isHidden: Bool
    }

    private let window: UIWindow
    private let name: String
    private let request: DrawingRequest
    private let images: ImageCatalog

    init(of window: UIWindow, _ name: String, _ request: DrawingRequest, _ images: ImageCatalog) {
        (self.window, self.name, self.request, self.images) = (window, name, request, images)
    }

    /// The screen as JSON.
    func encoded() throws -> Data {
        let options = RenderOptions(scale: request.scale, overlays: request.overlays)
        let renderer = ViewRenderer(options: options, images: images)
        var scene = Scene(name: name, size: window.bounds.size, views: [])
        do {
            scene.picture = Data(try renderer.picture(of: window).data())
        } catch {
            scene.problem = "\(error)"
        }
        visit { view, path, isHidden in
            scene.views.append(
                View(
                    id: Self.id(path), name: Self.words(for: view), frame: view.convert(view.bounds, to: window),
                    depth: path.count, isHidden: isHidden))
        }
        let device = Device.named(ProcessInfo.processInfo.environment["ESPALIER_DEVICE"] ?? "")?.title ?? "the device"
        let side = window.bounds.width > window.bounds.height ? "landscape" : "portrait"
        return try JSONEncoder().encode(
            Page(
                environment: "\(device) in \(side)", scenes: [scene],
                problems: renderer.problems.map { "\($0)" }))
    }

    /// Calls the body with each view, the places of it and of those above it among their subviews, and whether it is hidden.
    private func visit(_ body: (UIView, [Int], Bool) -> Void) {
        var waiting: [(view: UIView, path: [Int], isHidden: Bool)] = [(window, [], false)]
        while let (view, path, isHidden) = waiting.popLast() {
            let isHidden = isHidden || view.isHidden || view.alpha == 0
            body(view, path, isHidden)
            for (place, subview) in view.subviews.enumerated().reversed() {
                waiting.append((subview, path + [place], isHidden))
            }
        }
    }

    private static func id(_ path: [Int]) -> String { (["0"] + path.map(String.init)).joined(separator: ".") }

    /// `UILabel "Name"`.
    private static func words(for view: UIView) -> String {
        let text: String? =
            switch view {
            case let label as UILabel: label.text
            case let button as UIButton: button.currentTitle
            case let field as UITextField: field.text?.isEmpty == false ? field.text : field.placeholder
            case let text as UITextView: text.text
            default: view.accessibilityIdentifier
            }
        let line = (text ?? "").split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
        let short = line.count > 40 ? line.prefix(39) + "…" : line
        return "\(type(of: view))" + (short.isEmpty ? "" : " \"\(short)\"")
    }

    // MARK: Why

    /// Why a view stands where it does: what it would like, and the constraints that have a say.
    func explanation(of id: String) -> String {
        var found: UIView?
        visit { view, path, _ in if Self.id(path) == id { found = view } }
        guard let view = found else { return "This view isn't there any more." }
        var lines: [String] = []
        if let superview = view.superview {
            let frame = view.frame
            lines.append(
                "In \(Self.words(for: superview)) it stands at \(text(frame.minX)), \(text(frame.minY)), "
                    + "\(text(frame.width)) × \(text(frame.height)).")
        }
        let own = view.intrinsicContentSize
        let lengths = [(own.width, "wide"), (own.height, "high")].filter { $0.0 != UIView.noIntrinsicMetric }
        if !lengths.isEmpty {
            lines.append(
                "Its content is \(lengths.map { "\(text($0.0)) \($0.1)" }.joined(separator: " and ")). "
                    + "It hugs that at \(priorities(view.contentHuggingPriority)), and resists compression at "
                    + "\(priorities(view.contentCompressionResistancePriority)) (across and down).")
        }
        if let stack = view.superview as? UIStackView, stack.arrangedSubviews.contains(where: { $0 === view }) {
            lines.append("The stack view around it arranges it.")
        }
        if view.translatesAutoresizingMaskIntoConstraints {
            lines.append("It has the frame that its superview or the program gave it, and its autoresizing mask.")
        } else {
            for (axis, words) in [(NSLayoutConstraint.Axis.horizontal, "Across"), (.vertical, "Down")] {
                let constraints = view.constraintsAffectingLayout(for: axis).map(text)
                lines += constraints.isEmpty ? [] : ["", "\(words), these constraints have a say:"] + constraints
            }
            if view.hasAmbiguousLayout { lines += ["", "Its layout is ambiguous: another one would do as well."] }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func priorities(_ priority: (NSLayoutConstraint.Axis) -> UILayoutPriority) -> String {
        let (across, down) = (priority(.horizontal).rawValue, priority(.vertical).rawValue)
        return across == down ? text(CGFloat(across)) : "\(text(CGFloat(across))) and \(text(CGFloat(down)))"
    }

    private func text(_ number: CGFloat) -> String {
        Double(number).formatted(.number.precision(.fractionLength(0...2)).grouping(.never))
    }

    /// `  leading of UILabel "Name" = leading of UIStackView + 8, at priority 750 (identifier)`.
    private func text(of constraint: NSLayoutConstraint) -> String {
        func side(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
            let guide = (item as? UILayoutGuide).map { guide in
                "\(guide.identifier.isEmpty ? "a layout guide" : guide.identifier) of "
                    + (guide.owningView.map(Self.words) ?? "no view")
            }
            return "\(attribute) of " + (guide ?? (item as? UIView).map(Self.words) ?? "nothing")
        }
        let relation =
            switch constraint.relation {
            case .equal: "="
            case .lessThanOrEqual: "≤"
            case .greaterThanOrEqual: "≥"
            }
        var words = "  \(side(constraint.firstItem, constraint.firstAttribute)) \(relation) "
        if constraint.secondItem == nil {
            words += text(constraint.constant)
        } else {
            if constraint.multiplier != 1 { words += "\(text(constraint.multiplier)) × " }
            words += side(constraint.secondItem, constraint.secondAttribute)
            if constraint.constant != 0 {
                words += (constraint.constant < 0 ? " − " : " + ") + text(abs(constraint.constant))
            }
        }
        if constraint.priority != .required { words += ", at priority \(text(CGFloat(constraint.priority.rawValue)))" }
        return words + (constraint.identifier.map { " (\($0))" } ?? "")
    }
}

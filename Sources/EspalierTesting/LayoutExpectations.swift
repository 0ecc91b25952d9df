public import Audit
public import UIKit

/// Fails the test if a controller doesn't lay out well on the devices: constraints that contradict each other, views whose
/// place or size is left open, texts that are truncated or cut. The rules are those of `espalier check`.
///
/// - Parameter ignoring: rules that don't count here.
@MainActor
public func assertLayout(
    of controller: UIViewController, on devices: [ViewImageConfig] = [.iPhoneSe, .iPhone15, .iPadPro11(.portrait)],
    traits: UITraitCollection = UITraitCollection(), ignoring: [Rule] = [], fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    let faults = devices.map { device in
        (
            device,
            Stage(controller: controller, config: device, traits: traits)
                .seen { LiveLayoutCheck.faults(in: controller.view, ignoring: ignoring) }
        )
    }
    fail(faults, fileID, filePath, line, column)
}

/// Fails the test if a view doesn't lay out well at a size: see `assertLayout(of:on:)` for controllers.
///
/// - Parameter size: points; the view's own, or what it needs where it has none.
@MainActor
public func assertLayout(
    of view: UIView, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection(), ignoring: [Rule] = [],
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    let config = ViewImageConfig(size: size)
    let faults = Stage(view: view, config: config, traits: traits)
        .seen { LiveLayoutCheck.faults(in: view, ignoring: ignoring) }
    fail([(config, faults)], fileID, filePath, line, column)
}

/// What doesn't lay out well of a view that is laid out, a sentence each. For assertions of one's own.
@MainActor
public func layoutFaults(in view: UIView, ignoring: [Rule] = []) -> [String] {
    LiveLayoutCheck.faults(in: view, ignoring: ignoring).map(\.text)
}

@MainActor
private func fail(
    _ found: [(ViewImageConfig, [LayoutFault])], _ fileID: StaticString, _ file: StaticString, _ line: UInt,
    _ column: UInt
) {
    let lines = found.flatMap { device, faults in
        faults.map { "\(device.size == nil ? "" : "\(device.name): ")\($0.text) (\($0.rule.id))" }
    }
    guard !lines.isEmpty else { return }
    TestFramework.fail(lines.joined(separator: "\n"), fileID: fileID, file: file, line: line, column: column)
}

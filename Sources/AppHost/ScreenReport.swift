internal import Foundation
internal import UIKit

/// Says on standard output which controllers are seen, each time others come: `espalier app run` asks for it.
@MainActor
final class ScreenReport {
    private static var current: ScreenReport?
    private var last = ""

    /// Begins to look, ten times in a second.
    static func start() {
        let report = ScreenReport()
        current = report
        RunLoop.main.add(
            Timer(timeInterval: 0.1, repeats: true) { _ in MainActor.assumeIsolated { report.look() } },
            forMode: .common)
    }

    private func look() {
        guard let window = UIApplication.shared.keyWindow ?? UIApplication.shared.windows.last,
            let root = window.rootViewController
        else { return }
        let screen = Self.chain(from: root).map(Self.name).joined(separator: " > ")
        if screen == last { return }
        last = screen
        FileHandle.standardOutput.write(Data("screen: \(screen)\n".utf8))
    }

    /// The controllers from a window's to the one that is seen.
    private static func chain(from root: UIViewController) -> [UIViewController] {
        var chain = [root]
        while let last = chain.last {
            let next =
                last.presentedViewController ?? (last as? UINavigationController)?.topViewController
                ?? (last as? UITabBarController)?.selectedViewController
                ?? (last as? UISplitViewController)?.viewControllers.last
            guard let next, !chain.contains(where: { $0 === next }) else { break }
            chain.append(next)
        }
        return chain
    }

    /// `ListViewController "Groceries"`.
    private static func name(_ controller: UIViewController) -> String {
        let title = controller.title ?? controller.navigationItem.title
        return "\(type(of: controller))" + (title.flatMap { $0.isEmpty ? nil : " \"\($0)\"" } ?? "")
    }
}

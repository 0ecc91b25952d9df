internal import Foundation
internal import Rendering
internal import UIKit

/// A view or controller as it stands on a device, laid out and seen.
@MainActor
struct Stage {
    private let root: UIView
    private let scale: CGFloat
    private let leave: () -> Void
    /// What is seen.
    let content: UIView

    /// A controller's view in a window of the device's size.
    init(controller: UIViewController, config: ViewImageConfig, traits: UITraitCollection) {
        let environment = config.environment(traits)
        let size = config.size ?? controller.viewIfLoaded.map(\.bounds.size) ?? UIScreen.main.bounds.size
        let window = UIWindow(frame: CGRect(origin: .zero, size: size.width > 0 ? size : UIScreen.main.bounds.size))
        window.setEnvironment(environment, safeAreaInsets: config.safeArea)
        window.rootViewController = controller
        window.loadRoot()
        controller.beginAppearanceTransition(true, animated: false)
        window.layoutIfNeeded()
        controller.endAppearanceTransition()
        window.layoutIfNeeded()
        (root, content, scale) = (window, window, environment.displayScale)
        leave = { window.rootViewController = nil }
    }

    /// A view, in no superview; one without a size gets the size that it needs.
    init(view: UIView, config: ViewImageConfig, traits: UITraitCollection) {
        let environment = config.environment(traits)
        if let superview = view.superview {
            superview.layoutIfNeeded()
            (root, content, scale, leave) = (view, view, environment.displayScale, {})
            return
        }
        let translates = view.translatesAutoresizingMaskIntoConstraints
        view.setEnvironment(environment, safeAreaInsets: config.safeArea)
        if let size = config.size {
            view.frame.size = size
        } else if view.bounds.isEmpty {
            view.frame.size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        }
        view.translatesAutoresizingMaskIntoConstraints = true
        view.layoutIfNeeded()
        (root, content, scale) = (view, view, environment.displayScale)
        leave = { view.translatesAutoresizingMaskIntoConstraints = translates }
    }

    /// Runs the body while everything stands there, and takes it away again.
    func seen<Result>(_ body: () -> Result) -> Result {
        defer { leave() }
        return body()
    }

    /// What is seen, without a device's own status bar. A view that has no extent has no picture.
    var picture: UIImage {
        seen {
            let options = RenderOptions(scale: scale, drawsDevice: false, drawsBackground: false)
            guard let canvas = try? ViewRenderer(options: options).picture(of: root), let bytes = try? canvas.data(),
                let image = UIImage(data: Data(bytes), scale: scale)
            else { return UIImage() }
            return image
        }
    }
}

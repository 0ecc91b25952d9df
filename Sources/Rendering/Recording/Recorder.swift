public import Foundation
public import UIKit

/// Draws what is seen of a view tree while time passes: a picture for each instant.
///
///     let recorder = Recorder(of: window)
///     try recorder.record(for: 0.5)
///     addButton.sendActions(for: .touchUpInside)
///     try recorder.record(for: 1)
///     try recorder.recording.write(to: "added.png")
///
/// The recorder moves the thread's `AnimationClock`, so a recording takes no longer than its drawing and is the same on
/// every run. Where time passes by itself the clock isn't moved: then draw one picture in each turn with ``take()``.
@preconcurrency @MainActor
public final class Recorder {
    /// What was recorded so far.
    public private(set) var recording: Recording
    private let root: UIView
    private let renderer: ViewRenderer
    /// The time that the pictures taken so far don't cover yet, in seconds.
    private var rest: TimeInterval = 0

    /// A recorder of a view and what is in it.
    ///
    /// - Parameter framesPerSecond: from 1 to 100.
    public init(
        of root: UIView, framesPerSecond: Int = 30,
        renderer: ViewRenderer = ViewRenderer(options: RenderOptions(scale: 1))
    ) {
        self.root = root
        self.renderer = renderer
        recording = Recording(framesPerSecond: min(max(1, framesPerSecond), 100))
    }

    /// Lets time pass, in seconds, with a picture at the beginning of each frame.
    ///
    /// - Throws: ``RenderingError`` if the view has no extent or is too large.
    public func record(for duration: TimeInterval) throws(RenderingError) {
        let frame = 1 / Double(recording.framesPerSecond)
        rest += max(0, duration)
        // What is left below a thousandth of a frame is the noise of sums.
        while rest > frame / 1000 {
            AnimationClock.current.advance(by: 0)
            try take()
            let step = min(frame, rest)
            AnimationClock.current.advance(by: step)
            rest -= frame
        }
    }

    /// Takes one picture of this instant.
    ///
    /// - Throws: ``RenderingError`` if the view has no extent or is too large.
    public func take() throws(RenderingError) {
        let size = root.bounds.size
        let canvas = try renderer.canvas(size: size)
        renderer.drawPresented(root, on: canvas)
        recording.append(canvas)
    }
}

extension ViewRenderer {
    /// Draws a view as it is seen at this instant of the thread's `AnimationClock`, and not as it will be when its animations
    /// have come to rest.
    ///
    /// - Throws: ``RenderingError/unsupportedSize(width:height:scale:)`` for a view without extent or one too large.
    public func presentedPicture(of root: UIView) throws(RenderingError) -> Canvas {
        let canvas = try canvas(size: root.bounds.size)
        drawPresented(root, on: canvas)
        return canvas
    }

    func drawPresented(_ root: UIView, on canvas: Canvas) {
        root.withPresentedValues {
            drawBackground(for: root, size: canvas.size, on: canvas)
            draw(root, on: canvas)
            drawDevice(of: root, on: canvas)
        }
    }
}

import Foundation
import Inspector
import InterfaceBuilder
import Rendering
import UIKit

/// Serves the page of a live view until the process ends.
struct LiveServer {
    let source: any InspectorSource
    let port: UInt16

    /// Prints the page's address. Comes back only where the port can't be listened on, and says so.
    func run(_ console: inout Console) {
        let (source, port, ended) = (source, port, DispatchSemaphore(value: 0))
        Task.detached {
            var console = Console()
            do {
                try await InspectorServer(source: source, port: port).run { address in
                    var console = Console()
                    do {
                        try console.write(Data("\(address.absoluteString)\n".utf8))
                    } catch {
                        console.report("espalier: error: \(error)")
                    }
                }
            } catch {
                console.report(
                    "espalier: error: port \(port) can't be listened on: \(error). Choose another with --port.")
            }
            ended.signal()
        }
        ended.wait()
    }
}

extension InspectorChoices {
    /// All devices, text sizes and overlays that there are, and some languages.
    init(languages: [String]) {
        func choices(_ names: [String]) -> [Choice] { names.map { Choice(name: $0, title: $0) } }
        self.init(
            devices: Device.all.map { Choice(name: $0.name, title: $0.title) },
            textSizes: choices(TextSize.allCases.map(\.rawValue)), languages: choices(languages),
            overlays: choices(RenderOptions.Overlay.allCases.map(\.rawValue)))
    }
}

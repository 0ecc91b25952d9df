internal import Files
import Foundation

/// A page that draws recorded and computed outlines over each other, scene by scene, with what each difference comes from.
///
/// The page is one file that asks for nothing else: pictures, styles and its script are part of it. It is written as XML,
/// so that programs can read it as well.
public struct ComparisonPage {
    private let comparisons: [DocumentComparison]
    private let tolerance: Double

    /// - Parameter comparisons: with the outlines of all views.
    public init(of comparisons: [DocumentComparison], tolerance: Double) {
        self.comparisons = comparisons
        self.tolerance = tolerance
    }

    /// The page's text.
    public var html: String {
        """
        <!DOCTYPE html>
        <html xmlns="http://www.w3.org/1999/xhtml" lang="en">
        <head>
        <meta charset="utf-8"/>
        <meta name="viewport" content="width=device-width, initial-scale=1"/>
        <title>Recorded and computed frames</title>
        <style>
        \(Self.style)
        </style>
        </head>
        <body>
        \(header)
        <main>
        \(comparisons.indices.filter { !comparisons[$0].differences.isEmpty }.map(document).joined(separator: "\n"))
        \(equalDocuments)
        </main>
        <aside id="inspector" hidden="hidden" aria-live="polite"></aside>
        <script>
        //<![CDATA[
        \(Self.script)
        //]]>
        </script>
        </body>
        </html>

        """
    }

    // MARK: Header

    private var header: String {
        let summary = ComparisonReport.summary(comparisons, tolerance: tolerance)
            .trimmingCharacters(in: .whitespacesAndNewlines)
        return """
            <header>
            <div class="heading">
            <h1>Recorded and computed frames</h1>
            <p>\(summary.escaped)</p>
            </div>
            <div class="toggles">
            \(toggle("recorded", "Recorded"))
            \(toggle("computed", "Computed"))
            \(toggle("same", "Equal"))
            \(toggle("picture", "Picture"))
            <button type="button" id="theme" title="Light, dark, or as the system says">Appearance: system</button>
            </div>
            \(kinds)
            </header>
            """
    }

    private func toggle(_ name: String, _ title: String) -> String {
        "<label class=\"toggle \(name)\"><input type=\"checkbox\" checked=\"checked\" data-layer=\"\(name)\"/>"
            + "<span class=\"swatch\"></span>\(title)</label>"
    }

    /// A button for each kind of cause, the most frequent first.
    private var kinds: String {
        var counts: [DifferenceCause.Kind: Int] = [:]
        for comparison in comparisons {
            for difference in comparison.differences {
                counts[comparison.causes[difference.cause].kind, default: 0] += 1
            }
        }
        guard !counts.isEmpty else { return "" }
        let sorted = counts.sorted { ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue) }
        let buttons = sorted.map { kind, count in
            "<button type=\"button\" class=\"kind\" data-kind=\"\(kind.rawValue)\" aria-pressed=\"false\">"
                + "\(kind.title.escaped) <b>\(count)</b></button>"
        }
        return "<nav class=\"kinds\" aria-label=\"Causes\">\n\(buttons.joined(separator: "\n"))\n</nav>"
    }

    // MARK: Documents

    /// The documents without differences, as a list that can be opened.
    private var equalDocuments: String {
        let equal = comparisons.filter(\.differences.isEmpty)
        guard !equal.isEmpty else { return "" }
        let items = equal.map { comparison in
            let views = comparison.compared == 1 ? "1 view" : "\(comparison.compared) views"
            return "<li>\(comparison.path.escaped) <span class=\"place\">\(views)</span></li>"
        }
        let title = equal.count == 1 ? "1 document is as recorded" : "\(equal.count) documents are as recorded"
        return
            "<details class=\"equal\">\n<summary>\(title)</summary>\n<ul>\n\(items.joined(separator: "\n"))\n</ul>\n</details>"
    }

    private func document(_ index: Int) -> String {
        let comparison = comparisons[index]
        let scenes = comparison.scenes.filter { $0.views.contains { $0.difference != nil } }
        let equal = comparison.scenes.count - scenes.count
        var text = "<section class=\"document\">\n<h2>\(comparison.path.escaped)</h2>\n<p class=\"count\">"
        text +=
            ComparisonReport.summary([comparison], tolerance: tolerance).dropFirst("1 document, ".count)
            .trimmingCharacters(in: .whitespacesAndNewlines).escaped
        if equal > 0 {
            text += ". \(equal) \(equal == 1 ? "scene is" : "scenes are") as recorded"
        }
        text += "</p>\n"
        for scene in scenes { text += SceneDrawing(comparison, scene, document: index).html }
        return text + "</section>"
    }
}

extension String {
    /// The text as XML: without characters that XML doesn't have, and with those written out that mean something.
    package var escaped: String {
        var text = ""
        for scalar in readablePath.unicodeScalars {
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            case "\t", "\n", "\r": text += " "
            case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: text += "\u{FFFD}"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}

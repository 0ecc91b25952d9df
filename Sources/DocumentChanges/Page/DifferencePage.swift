import Audit
import Foundation

/// A page that shows two versions of scenes side by side, with a slider, over each other, and as a difference, with the
/// views marked that stand elsewhere.
///
/// The page is one file that asks for nothing else: pictures, styles and its script are part of it. It is written as XML,
/// so that programs can read it as well.
public struct DifferencePage {
    private let differences: [DocumentDifference]
    private let unreadable: Int

    /// - Parameters:
    ///   - differences: with pictures. Documents that don't differ are left out.
    ///   - unreadable: how many documents could not be compared.
    public init(of differences: [DocumentDifference], unreadable: Int = 0) {
        self.differences = differences.filter { $0.verdict != .same }
        self.unreadable = unreadable
    }

    /// The page's text.
    public var html: String {
        """
        <!DOCTYPE html>
        <html xmlns="http://www.w3.org/1999/xhtml" lang="en">
        <head>
        <meta charset="utf-8"/>
        <meta name="viewport" content="width=device-width, initial-scale=1"/>
        <title>What changed</title>
        <style>
        \(Self.style)
        </style>
        </head>
        <body data-mode="side" class="with-marks">
        \(header)
        <main>
        \(differences.map(document).joined(separator: "\n"))
        </main>
        <script>
        //<![CDATA[
        \(Self.script)
        //]]>
        </script>
        </body>
        </html>

        """
    }

    private var header: String {
        let modes = [
            ("side", "Side by side"), ("slider", "Slider"), ("overlay", "Overlay"), ("difference", "Difference"),
        ]
        let buttons = modes.enumerated().map { place, mode in
            "<button type=\"button\" data-mode=\"\(mode.0)\" aria-pressed=\"\(place == 0)\">\(mode.1) <kbd>\(place + 1)</kbd></button>"
        }
        return """
            <header>
            <div>
            <h1>What changed</h1>
            <p>\(DifferenceReport(of: differences, unreadable: unreadable).summary.escaped)</p>
            </div>
            <nav aria-label="How to compare">
            \(buttons.joined(separator: "\n"))
            <label><input type="checkbox" id="marks" checked="checked"/> Marks <kbd>m</kbd></label>
            <button type="button" id="theme">Appearance: system <kbd>t</kbd></button>
            <span class="hint"><kbd>j</kbd> <kbd>k</kbd> next and previous scene</span>
            </nav>
            </header>
            """
    }

    private func document(_ difference: DocumentDifference) -> String {
        var text = "<section class=\"document\">\n<h2>\(difference.path.escaped)</h2>\n"
        if !difference.changes.isEmpty {
            let items = difference.changes.map { change in
                let line = change.newPosition ?? change.oldPosition
                let place = line.map { " <span class=\"place\">line \($0.line)</span>" } ?? ""
                return "<li class=\"\(change.kind.rawValue)\">\(Self.emphasised(change.sentence))\(place)</li>"
            }
            text += "<ul class=\"changes\">\n\(items.joined(separator: "\n"))\n</ul>\n"
        }
        if !difference.moves.isEmpty {
            let items = difference.moves.map { "<li>\(Self.emphasised($0.sentence))</li>" }
            text +=
                "<details><summary>\(DifferenceReport.frames(difference))</summary>\n<ul>\n"
                + "\(items.joined(separator: "\n"))\n</ul></details>\n"
        }
        for problem in difference.problems { text += "<p class=\"noise\">Not laid out: \(problem.escaped)</p>\n" }
        if !difference.noise.isEmpty {
            text += "<p class=\"noise\">Noise: \(difference.noise.joined(separator: ", ").escaped)</p>\n"
        }
        return text + difference.scenes.map(scene).joined(separator: "\n") + "</section>"
    }

    // MARK: Scenes

    private func scene(_ pictures: ComparedPictures) -> String {
        """
        <article class="scene" tabindex="-1">
        <h3>\(pictures.scene.escaped) <span>\(pictures.device.escaped)</span></h3>
        <div class="stage" style="--width: \(Double(pictures.size.width).inWords)px">
        \(figure("Before", "old", pictures.old, pictures) { $0.old })
        \(figure("After", "new", pictures.new, pictures) { $0.new })
        </div>
        <input type="range" min="0" max="100" value="50" aria-label="How much of the new version is shown"/>
        </article>
        """
    }

    private func figure(
        _ title: String, _ name: String, _ picture: Data?, _ pictures: ComparedPictures,
        _ frame: (ComparedPictures.Mark) -> CGRect?
    ) -> String {
        var text = "<figure class=\"\(name)\"><figcaption>\(title)</figcaption>\n"
        guard let picture else { return text + "<p class=\"nothing\">There is no such scene.</p></figure>" }
        let (width, height) = (Double(pictures.size.width).inWords, Double(pictures.size.height).inWords)
        text +=
            "<div class=\"picture\"><img alt=\"\(title): \(pictures.scene.escaped)\" width=\"\(width)\" height=\"\(height)\" "
        text += "src=\"data:image/png;base64,\(picture.base64EncodedString())\"/>\n"
        text += "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(width) \(height)\" aria-hidden=\"true\">\n"
        for mark in pictures.marks {
            guard let frame = frame(mark) else { continue }
            let numbers = [("x", frame.minX), ("y", frame.minY), ("width", frame.width), ("height", frame.height)]
                .map { "\($0)=\"\(max($0 == "x" || $0 == "y" ? -1e6 : 0, Double($1)).inWords)\"" }
            text +=
                "<rect \(numbers.joined(separator: " "))><title>\(mark.name.filter { $0 != "*" }.escaped)</title></rect>\n"
        }
        return text + "</svg></div></figure>"
    }

    /// A sentence with names in italics.
    private static func emphasised(_ sentence: String) -> String {
        sentence.escaped.replacing(/\*([^*]+)\*/) { "<em>\($0.1)</em>" }
    }
}

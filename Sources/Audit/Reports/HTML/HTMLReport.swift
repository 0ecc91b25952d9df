import Foundation

/// One page with all findings and, where the report has scenes, pictures on which they are marked.
///
/// The page asks for nothing else: pictures, styles and its script are part of it, so it works from a disk. It is written
/// as XML, so that programs can read it as well.
public struct HTMLReport: Reporter {
    /// A reporter.
    public init() {}

    /// The page.
    public func text(for report: CheckReport) -> String {
        let byDocument = Dictionary(grouping: report.findings.indices) { Array(report.findings[$0].location.path.utf8) }
        let sections = report.files.compactMap { document in
            byDocument[Array(document.utf8)].map { ReportedDocument(document, findings: $0, in: report).html }
        }
        return """
            <!DOCTYPE html>
            <html xmlns="http://www.w3.org/1999/xhtml" lang="en">
            <head>
            <meta charset="utf-8"/>
            <meta name="viewport" content="width=device-width, initial-scale=1"/>
            <title>espalier check</title>
            <style>
            \(Self.style)
            </style>
            </head>
            <body>
            \(header(report))
            <main>
            \(sections.isEmpty ? "<p class=\"empty\">Nothing found.</p>" : sections.joined(separator: "\n"))
            <p class="empty" id="none" hidden="hidden">No finding fits.</p>
            \(cleanDocuments(report, concerned: byDocument.keys))
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

    private func header(_ report: CheckReport) -> String {
        let severities = Finding.Severity.allCases.filter { report.count($0) > 0 }
            .map { filter("severity", $0.rawValue, report.count($0)) }
        let counts = Dictionary(report.findings.map { ($0.rule.id, 1) }, uniquingKeysWith: +)
        let rules = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { filter("rule", $0.key, $0.value) }
        return """
            <header>
            <div class="heading">
            <h1>espalier check</h1>
            <p id="summary">\(report.summary.escaped)</p>
            </div>
            <div class="tools">
            <input type="search" id="search" placeholder="Search" aria-label="Search findings"/>
            <button type="button" id="theme" title="Light, dark, or as the system says">Appearance: system</button>
            </div>
            <nav class="filters" aria-label="Filters">
            \((severities + rules).joined(separator: "\n"))
            </nav>
            <p class="keys"><kbd>j</kbd> and <kbd>k</kbd> go through the findings, <kbd>/</kbd> searches, <kbd>Esc</kbd> goes back.</p>
            </header>
            """
    }

    private func filter(_ kind: String, _ value: String, _ count: Int) -> String {
        "<button type=\"button\" class=\"filter \(kind) \(value)\" data-filter=\"\(kind)\" data-value=\"\(value)\" "
            + "aria-pressed=\"false\">\(value) <b>\(count)</b></button>"
    }

    /// The documents without findings, as a list that can be opened.
    private func cleanDocuments(_ report: CheckReport, concerned: some Collection<[UInt8]>) -> String {
        let concerned = Set(concerned)
        let clean = report.documents.filter { !concerned.contains(Array($0.utf8)) }
        guard !clean.isEmpty else { return "" }
        let title = clean.count == 1 ? "1 document without findings" : "\(clean.count) documents without findings"
        let items = clean.map { "<li>\($0.escaped)</li>" }.joined(separator: "\n")
        return "<details class=\"clean\">\n<summary>\(title)</summary>\n<ul>\n\(items)\n</ul>\n</details>"
    }
}

/// A document's part of the page: its scenes, and beside them what was found.
private struct ReportedDocument {
    private let path: String
    /// Indices into the report's findings, which are their names on the page.
    private let indices: [Int]
    private let report: CheckReport

    init(_ path: String, findings: [Int], in report: CheckReport) {
        self.path = path
        self.indices = findings
        self.report = report
    }

    var html: String {
        let scenes = report.scenes.filter { $0.path.utf8.elementsEqual(path.utf8) }
        let figures = scenes.map(figure).joined(separator: "\n")
        return """
            <section class="document">
            <h2>\(path.escaped)</h2>
            <div class="columns">
            \(figures.isEmpty ? "" : "<div class=\"scenes\">\n\(figures)\n</div>")
            <ol class="findings">
            \(indices.map(item).joined(separator: "\n"))
            </ol>
            </div>
            </section>
            """
    }

    // MARK: Scenes

    private func figure(_ scene: ReportedScene) -> String {
        let size = "\(number(scene.size.width)) × \(number(scene.size.height)) pt"
        let border = 8.0
        let box = [-border, -border, scene.size.width + 2 * border, scene.size.height + 2 * border].map(number)
        let width = min(360, max(140, scene.size.width * min(1, 560 / max(1, scene.size.height))))
        let frame = attributes(CGRect(origin: .zero, size: scene.size))
        var svg =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(number(width))\" "
            + "viewBox=\"\(box.joined(separator: " "))\" role=\"group\" aria-label=\"\(scene.name.escaped)\">\n"
            + "<rect class=\"screen\" \(frame)/>\n"
        if let picture = scene.picture {
            svg +=
                "<image class=\"picture\" \(frame) preserveAspectRatio=\"none\" "
                + "href=\"data:image/png;base64,\(picture.base64EncodedString())\"/>\n"
        }
        for index in indices {
            let finding = report.findings[index]
            guard finding.environments.isEmpty || finding.environments.contains(scene.environment) else { continue }
            svg += marks(index, finding, in: scene)
        }
        return """
            <figure>
            <figcaption>\(scene.name.escaped) <span>\(scene.environment.escaped), \(size)</span></figcaption>
            \(svg)</svg>
            </figure>
            """
    }

    private func marks(_ index: Int, _ finding: Finding, in scene: ReportedScene) -> String {
        let own = finding.ids.compactMap { scene.frames[$0] }
        let others = finding.related.flatMap(\.ids).filter { !finding.ids.contains($0) }
            .compactMap { scene.frames[$0] }
        guard !own.isEmpty || !others.isEmpty else { return "" }
        let rects =
            others.map { "<rect class=\"other\" \(attributes($0))/>" }
            + own.map { "<rect class=\"own\" \(attributes($0))/>" }
        return "<g class=\"mark \(finding.severity.rawValue)\" data-mark=\"\(index)\">"
            + "<title>\(finding.message.escaped)</title>\(rects.joined())</g>\n"
    }

    /// A frame; what has no extent along an axis is drawn a point wide there.
    private func attributes(_ frame: CGRect) -> String {
        "x=\"\(number(frame.minX))\" y=\"\(number(frame.minY))\" width=\"\(number(max(1, frame.width)))\" "
            + "height=\"\(number(max(1, frame.height)))\""
    }

    private func number(_ value: Double) -> String { FrameTable.number(value.rounded(toPlaces: 2)) }

    // MARK: Findings

    private func item(_ index: Int) -> String {
        let finding = report.findings[index]
        let place = finding.location.position.map { "line \($0.line)" } ?? ""
        let environments = finding.environments.map { "<span class=\"environment\">\($0.escaped)</span>" }.joined()
        let related = finding.related.map { related in
            let place = related.location.position.map { "<span class=\"place\">line \($0.line)</span> " } ?? ""
            return "<li>\(place)\(related.message.escaped)</li>"
        }
        return """
            <li class="finding \(finding.severity.rawValue)" id="f\(index)" data-finding="\(index)" tabindex="0" \
            data-severity="\(finding.severity.rawValue)" data-rule="\(finding.rule.id)">
            <p class="what"><span class="severity">\(finding.severity.rawValue)</span> <span class="place">\(place)</span> \
            <code title="\(finding.rule.meaning.escaped)">\(finding.rule.id)</code></p>
            <p class="message">\(finding.message.escaped)</p>
            \(environments.isEmpty ? "" : "<p class=\"environments\">\(environments)</p>")
            \(finding.fix.map { "<p class=\"fix\">Fix: \($0.escaped)</p>" } ?? "")
            \(related.isEmpty ? "" : "<ul class=\"related\">\n\(related.joined(separator: "\n"))\n</ul>")
            </li>
            """
    }
}

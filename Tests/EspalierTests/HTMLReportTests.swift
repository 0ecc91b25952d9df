import Foundation
import Testing

/// The page of `--format html`, opened from a disk in a headless Chromium that clicks through it.
@Suite struct HTMLReportTests {
    private static let browser = ["chromium", "chromium-browser", "google-chrome"].lazy
        .flatMap { name in ["/usr/bin/", "/usr/local/bin/"].map { $0 + name } }
        .first { FileManager.default.isExecutableFile(atPath: $0) }

    /// Uses the page as a person would, and notes in the title what happened.
    private static let script = """
        const done = [];
        const shown = () => Array.from(document.querySelectorAll(".finding")).filter(item => !item.hidden).length;
        const chosen = () => document.querySelectorAll(".finding.selected").length;
        const press = key => document.body.dispatchEvent(new KeyboardEvent("keydown", { key: key, bubbles: true }));
        const button = value => document.querySelector('.filter[data-value="' + value + '"]');
        done.push("all " + shown());
        button("error").click();
        done.push("errors " + shown());
        button("error").click();
        button("ambiguous-layout").click();
        done.push("ambiguous " + shown());
        button("ambiguous-layout").click();
        search.value = "no such words";
        search.dispatchEvent(new Event("input", { bubbles: true }));
        done.push("none " + shown() + " " + !document.getElementById("none").hidden);
        search.value = "contra";
        search.dispatchEvent(new Event("input", { bubbles: true }));
        search.value = "";
        search.dispatchEvent(new Event("input", { bubbles: true }));
        press("j");
        done.push("first " + document.querySelector(".finding.selected").id + " " + location.hash);
        press("j"); press("j"); press("k");
        done.push("chosen " + chosen());
        press("Escape");
        done.push("left " + chosen());
        document.querySelector(".mark").dispatchEvent(new MouseEvent("click", { bubbles: true }));
        done.push("by mark " + chosen() + " " + document.querySelectorAll(".mark.selected").length);
        press("/");
        done.push("search " + (document.activeElement === search));
        const theme = document.getElementById("theme");
        theme.click(); theme.click();
        done.push("theme " + document.documentElement.dataset.theme);
        document.title = done.join("; ");
        """

    @Test(.enabled(if: browser != nil, "There is no Chromium on this machine; apt-get install chromium brings it."))
    func aPersonCanGoThroughIt() async throws {
        let browser = try #require(Self.browser)
        try await withScratchFolder { folder in
            let document = packageFolder.path + "/Examples/Contradiction/Contradiction.xib"
            let page = folder.appendingPathComponent("report.html")
            let made = try await espalier(["check", "--format", "html", "--output", page.path, document], in: folder)
            #expect(made.exitCode == 1, "\(made.testDescription)")
            let text = try String(contentsOf: page, encoding: .utf8)
            let driver = "<script>\n//<![CDATA[\n{\n\(Self.script)\n}\n//]]>\n</script>\n</body>"
            try Data(text.replacing("</body>", with: driver).utf8).write(to: page)
            let count = text.split(separator: "<li class=\"finding ").count - 1
            let errors = text.split(separator: "<li class=\"finding error").count - 1
            let ambiguous = text.split(separator: "data-rule=\"ambiguous-layout\"").count - 1
            #expect(count > errors && errors > 0 && ambiguous > 0)

            let run = try await run(
                browser,
                [
                    "--headless", "--no-sandbox", "--disable-gpu", "--enable-logging=stderr",
                    "--user-data-dir=\(folder.path)/profile", "--dump-dom", page.absoluteString,
                ], in: folder, limit: 120)
            let title = run.output.firstMatch(of: /<title>(.*?)<\/title>/).map { String($0.1) }
            #expect(
                title == """
                    all \(count); errors \(errors); ambiguous \(ambiguous); none 0 true; first f0 #f0; chosen 1; left 0; \
                    by mark 1 1; search true; theme dark
                    """, "\(run.testDescription)")
            #expect(!run.errors.contains(":CONSOLE"), "\(run.testDescription)")
        }
    }
}

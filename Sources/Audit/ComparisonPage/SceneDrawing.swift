import Foundation

/// One scene of a comparison: its outlines, and beside them what differs, grouped by cause.
struct SceneDrawing {
    private let comparison: DocumentComparison
    private let scene: ComparedScene
    private let document: Int
    /// The causes that views of this scene have, in the order of their first view; on the page they are numbered so.
    private let causes: [Int]

    init(_ comparison: DocumentComparison, _ scene: ComparedScene, document: Int) {
        self.comparison = comparison
        self.scene = scene
        self.document = document
        var seen: Set<Int> = []
        causes = scene.views.compactMap { $0.difference.map { comparison.differences[$0].cause } }
            .filter { seen.insert($0).inserted }.sorted()
    }

    var html: String {
        """
        <article class="scene">
        <figure>
        <figcaption>\(scene.title.escaped) <span>\(number(scene.size.width)) × \(number(scene.size.height)) pt</span></figcaption>
        \(svg)
        </figure>
        <ol class="causes">
        \(causes.indices.map(cause).joined(separator: "\n"))
        </ol>
        </article>

        """
    }

    // MARK: Outlines

    private var svg: String {
        let bounds = bounds
        let width = min(420, max(120, bounds.width * min(1, 640 / bounds.height)))
        let root = CGRect(origin: .zero, size: scene.size)
        var text =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(number(width))\" "
            + "viewBox=\"\([bounds.minX, bounds.minY, bounds.width, bounds.height].map(number).joined(separator: " "))\" "
            + "role=\"group\" aria-label=\"\(scene.title.escaped)\">\n"
        text += "<rect class=\"screen\" \(attributes(root))/>\n"
        if let picture = scene.picture {
            text +=
                "<image class=\"picture\" \(attributes(root)) preserveAspectRatio=\"none\" "
                + "href=\"data:image/png;base64,\(picture.base64EncodedString())\"/>\n"
        }
        for view in scene.views where view.difference == nil {
            text += "<rect class=\"same\" \(attributes(view.computed))><title>\(view.name.escaped)</title></rect>\n"
        }
        // Small views lie over large ones, so that each can be reached.
        let differing = scene.views.filter { $0.difference != nil }.sorted { area($0) > area($1) }
        for view in differing {
            guard let difference = view.difference else { continue }
            let kind = comparison.causes[comparison.differences[difference].cause].kind.rawValue
            text += "<g class=\"view\" id=\"v\(id(difference))\" data-id=\"\(id(difference))\" data-kind=\"\(kind)\">"
            text += "<title>\(view.name.escaped)</title>"
            if let recorded = view.recorded { text += "<rect class=\"recorded\" \(attributes(recorded))/>" }
            text += "<rect class=\"computed\" \(attributes(view.computed))/></g>\n"
        }
        return text + badges(bounds) + "</svg>"
    }

    /// A number at the corner of each view that a cause belongs to.
    private func badges(_ bounds: CGRect) -> String {
        let size = max(9, bounds.width / 32)
        var text = ""
        for view in scene.views {
            guard let difference = view.difference, comparison.differences[difference].isOrigin,
                let place = causes.firstIndex(of: comparison.differences[difference].cause)
            else { continue }
            let corner = view.recorded ?? view.computed
            let x = min(max(corner.minX, bounds.minX + size), bounds.maxX - size)
            let y = min(max(corner.minY, bounds.minY + size), bounds.maxY - size)
            text +=
                "<g class=\"badge\" data-id=\"\(id(difference))\">"
                + "<circle cx=\"\(number(x))\" cy=\"\(number(y))\" r=\"\(number(size * 0.8))\"/>"
                + "<text x=\"\(number(x))\" y=\"\(number(y + size * 0.34))\" font-size=\"\(number(size))\">"
                + "\(place + 1)</text></g>\n"
        }
        return text
    }

    /// What is drawn: the root, and as much of what stands out of it as is no more than the root again.
    private var bounds: CGRect {
        let root = CGRect(x: 0, y: 0, width: max(1, scene.size.width), height: max(1, scene.size.height))
        let all = scene.views.filter { $0.difference != nil }.reduce(root) { bounds, view in
            bounds.union(view.computed).union(view.recorded ?? view.computed)
        }
        let border = max(root.width, root.height) * 0.02 + 4
        let visible = all.intersection(root.insetBy(dx: -root.width, dy: -root.height))
        return visible.insetBy(dx: -border, dy: -border)
    }

    private func area(_ view: ComparedScene.Outline) -> Double {
        let recorded = view.recorded ?? view.computed
        return max(view.computed.width * view.computed.height, recorded.width * recorded.height)
    }

    private func attributes(_ frame: CGRect) -> String {
        "x=\"\(number(frame.minX))\" y=\"\(number(frame.minY))\" "
            + "width=\"\(number(max(0, frame.width)))\" height=\"\(number(max(0, frame.height)))\""
    }

    // MARK: List

    private func cause(_ place: Int) -> String {
        let index = causes[place]
        let cause = comparison.causes[index]
        let differences = scene.views.compactMap(\.difference).sorted()
            .filter { comparison.differences[$0].cause == index }
            .sorted { comparison.differences[$0].isOrigin && !comparison.differences[$1].isOrigin }
        let message = cause.message.prefix(1).uppercased() + cause.message.dropFirst()
        return """
            <li class="cause" data-kind="\(cause.kind.rawValue)">
            <p class="what"><span class="number">\(place + 1)</span> <strong>\(cause.kind.title.escaped)</strong></p>
            <p class="message">\(message.escaped)\(cause.position.map { " <span class=\"place\">· line \($0.line)</span>" } ?? "")</p>
            <ul>
            \(differences.map(item).joined(separator: "\n"))
            </ul>
            </li>
            """
    }

    private func item(_ index: Int) -> String {
        let difference = comparison.differences[index]
        let recorded = values(difference.recorded)
        let computed = values(difference.computed)
        let changes = zip(["x", "y", "width", "height"], zip(recorded, computed)).compactMap { name, pair in
            abs(pair.0 - pair.1) > comparison.tolerance + 1e-6 ? "\(name) \(number(pair.0)) → \(number(pair.1))" : nil
        }
        let numbers = [("recorded", recorded), ("computed", computed)].map { name, values in
            "data-\(name)=\"\(values.map(number).joined(separator: " "))\""
        }
        return
            "<li class=\"difference\(difference.isOrigin ? " origin" : "")\" id=\"l\(id(index))\" data-id=\"\(id(index))\" "
            + numbers.joined(separator: " ")
            + "><a href=\"#v\(id(index))\"><span class=\"name\">\(difference.name.escaped)</span> "
            + "<span class=\"place\">line \(difference.position.line)</span></a> "
            + "<span class=\"change\">\(changes.joined(separator: ", "))</span></li>"
    }

    private func id(_ difference: Int) -> String { "\(document)-\(difference)" }

    private func values(_ frame: CGRect) -> [Double] {
        [frame.minX, frame.minY, frame.width, frame.height].map(Double.init)
    }

    private func number(_ value: Double) -> String { FrameTable.number(Double(value).rounded(toPlaces: 2)) }
}

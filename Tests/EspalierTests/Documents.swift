/// Interface Builder documents made in the tests. Only what a test is about stands in the test.
enum Document {
    /// A storyboard with one scene whose root view (`root`, with safe area `safe`) has the given content.
    static func storyboard(
        device: String = "retina6_12", width: Int = 393, height: Int = 852,
        subviews: String = "", constraints: String = "", outside: String = "", prologue: String = ""
    ) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>\(prologue)
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
        initialViewController="controller">
            <device id="\(device)" orientation="portrait" appearance="light"/>
            <scenes>
                <scene sceneID="scene">
                    <objects>
                        <viewController id="controller" sceneMemberID="viewController">
                            <view key="view" contentMode="scaleToFill" id="root">
                                <rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(height)"/>
                                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                                <subviews>
        \(subviews)
                                </subviews>
                                <viewLayoutGuide key="safeArea" id="safe"/>
                                <constraints>
        \(constraints)
                                </constraints>
                            </view>
                        </viewController>
                    </objects>
                </scene>
                \(outside)
            </scenes>
        </document>

        """
    }

    /// A plain view without a recorded frame: its frame is for the layout to find.
    static func view(_ id: String, _ content: String = "", attributes: String = "") -> String {
        "<view contentMode=\"scaleToFill\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\(id)\" \(attributes)>"
            + content + "</view>"
    }

    static func rect(_ x: String, _ y: String, _ width: String, _ height: String) -> String {
        "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
    }

    /// `first.attribute = second.attribute × multiplier + constant`, with anything else in `attributes`.
    static func constraint(
        _ first: String, _ firstAttribute: String, _ second: String? = nil, _ secondAttribute: String = "",
        constant: String? = nil, attributes: String = "", id: String
    ) -> String {
        var element = "<constraint firstItem=\"\(first)\" firstAttribute=\"\(firstAttribute)\""
        if let second { element += " secondItem=\"\(second)\" secondAttribute=\"\(secondAttribute)\"" }
        if let constant { element += " constant=\"\(constant)\"" }
        return element + " \(attributes) id=\"\(id)\"/>"
    }

    /// Puts `view` at a fixed place in `root`: four constraints, nothing left open.
    static func place(_ view: String, x: Int, y: Int, width: Int, height: Int) -> String {
        [
            constraint(view, "leading", "root", "leading", constant: "\(x)", id: "\(view)-x"),
            constraint(view, "top", "root", "top", constant: "\(y)", id: "\(view)-y"),
            constraint(view, "width", constant: "\(width)", id: "\(view)-w"),
            constraint(view, "height", constant: "\(height)", id: "\(view)-h"),
        ].joined(separator: "\n")
    }

    /// One view, placed and sized: nothing to complain about.
    static let sound = storyboard(
        subviews: view("box"), constraints: place("box", x: 20, y: 100, width: 120, height: 60))
}

/// A row of `espalier frames`.
struct FrameRow: Equatable {
    let document: String
    let id: String
    let frame: [Double]

    /// Reads the table; a header line is skipped.
    static func rows(_ table: String) -> [FrameRow] {
        table.split(separator: "\n").compactMap { line in
            let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard columns.count >= 6, columns[0] != "document" else { return nil }
            let frame = columns[2...5].compactMap(Double.init)
            return frame.count == 4 ? FrameRow(document: columns[0], id: columns[1], frame: frame) : nil
        }
    }
}

extension Run {
    /// The computed frame of one view, by its identifier.
    func frame(_ id: String) -> [Double]? {
        FrameRow.rows(output).first { $0.id == id }?.frame
    }
}

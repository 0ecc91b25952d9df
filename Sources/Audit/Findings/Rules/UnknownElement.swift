extension Rule {
    /// An element has a name that isn't known; it is laid out as a plain view.
    public static let unknownElement = Rule(
        "unknown-element", .note, "an element isn't known and is laid out as a plain view",
        explanation: Explanation(
            why: """
                Espalier doesn't know what size such a view has of its own, so layouts that depend on it may come
                out otherwise than on a device. It is a note: nothing is wrong with your document.
                """,
            fix: """
                Nothing needs to be done. If the element is one of Apple's, tell Espalier's developers of it.
                """,
            example: Example(
                bad: """
                    <subviews>
                        <hologram translatesAutoresizingMaskIntoConstraints="NO" id="name"/>
                    </subviews>
                    <constraints>
                        <constraint firstItem="name" firstAttribute="leading"
                            secondItem="root" secondAttribute="leading" constant="20" id="a"/>
                        <constraint firstItem="name" firstAttribute="top"
                            secondItem="root" secondAttribute="top" constant="80" id="b"/>
                        <constraint firstItem="name" firstAttribute="width" constant="100" id="c"/>
                        <constraint firstItem="name" firstAttribute="height" constant="100" id="d"/>
                    </constraints>
                    """,
                good: """
                    <subviews>
                        <view translatesAutoresizingMaskIntoConstraints="NO" id="name"/>
                    </subviews>
                    <constraints>
                        <constraint firstItem="name" firstAttribute="leading"
                            secondItem="root" secondAttribute="leading" constant="20" id="a"/>
                        <constraint firstItem="name" firstAttribute="top"
                            secondItem="root" secondAttribute="top" constant="80" id="b"/>
                        <constraint firstItem="name" firstAttribute="width" constant="100" id="c"/>
                        <constraint firstItem="name" firstAttribute="height" constant="100" id="d"/>
                    </constraints>
                    """)))
}

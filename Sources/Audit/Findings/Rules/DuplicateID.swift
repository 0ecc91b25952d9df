extension Rule {
    /// Two objects have the same id.
    public static let duplicateID = Rule(
        "duplicate-id", .warning, "two objects have one id",
        explanation: Explanation(
            why: """
                Constraints and outlets name objects by their ids. If two objects share one, nothing can refer to
                the second. Merges that take both sides make such documents.
                """,
            fix: """
                Delete the copy, or give it an id of its own.
                """,
            example: Example(
                bad: """
                    <subviews>
                        <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="name"/>
                        <label text="Given name" translatesAutoresizingMaskIntoConstraints="NO" id="name"/>
                    </subviews>
                    <constraints>
                        <constraint firstItem="name" firstAttribute="leading"
                            secondItem="root" secondAttribute="leading" constant="20" id="a"/>
                        <constraint firstItem="name" firstAttribute="top"
                            secondItem="root" secondAttribute="top" constant="80" id="b"/>
                    </constraints>
                    """,
                good: """
                    <subviews>
                        <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="name"/>
                    </subviews>
                    <constraints>
                        <constraint firstItem="name" firstAttribute="leading"
                            secondItem="root" secondAttribute="leading" constant="20" id="a"/>
                        <constraint firstItem="name" firstAttribute="top"
                            secondItem="root" secondAttribute="top" constant="80" id="b"/>
                    </constraints>
                    """)))
}

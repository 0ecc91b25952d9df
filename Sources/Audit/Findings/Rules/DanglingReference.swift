extension Rule {
    /// Something refers to an object that the document doesn't have.
    public static let danglingReference = Rule(
        "dangling-reference", .warning, "something refers to an id that no object has",
        explanation: Explanation(
            why: """
                Interface Builder never writes such a document: a merge or an edit by hand took the object away.
                What refers to it is lost, and Interface Builder may refuse to open the file.
                """,
            fix: """
                Delete the element that refers to nothing, or restore the object that it means.
                """,
            example: Example(
                bad: """
                    <subviews>
                        <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="name"/>
                    </subviews>
                    <constraints>
                        <constraint firstItem="name" firstAttribute="leading"
                            secondItem="root" secondAttribute="leading" constant="20" id="a"/>
                        <constraint firstItem="name" firstAttribute="top"
                            secondItem="root" secondAttribute="top" constant="80" id="b"/>
                        <constraint firstItem="name" firstAttribute="trailing"
                            secondItem="gone" secondAttribute="leading" id="c"/>
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

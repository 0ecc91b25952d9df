extension Rule {
    /// An attribute holds a value that can't be used.
    public static let invalidValue = Rule(
        "invalid-value", .warning, "a number or word makes no sense and is ignored",
        explanation: Explanation(
            why: """
                The value is none that UIKit has: a number that isn't one, a priority above 1000, a word that isn't
                among those that Interface Builder offers. The layout goes on as if nothing were written there.
                """,
            fix: """
                Choose the value again in Interface Builder, or write one that the message names.
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
                        <constraint firstItem="name" firstAttribute="width" constant="1O0" id="c"/>
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
                        <constraint firstItem="name" firstAttribute="width" constant="100" id="c"/>
                    </constraints>
                    """)))
}

extension Rule {
    /// A constraint breaks a rule of Auto Layout and was left out.
    public static let invalidConstraint = Rule(
        "invalid-constraint", .error, "a constraint breaks a rule of Auto Layout and is left out",
        explanation: Explanation(
            why: """
                UIKit raises an exception for such a constraint, and the app stops when it loads the document. Here
                the constraint is left out, so what it should hold is open.
                """,
            fix: """
                Compare positions along one axis with each other, and sizes with sizes or numbers. Give the
                constraint another attribute in Interface Builder, or delete it.
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
                        <constraint firstItem="name" firstAttribute="width"
                            secondItem="root" secondAttribute="leading" id="c"/>
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
                        <constraint firstItem="name" firstAttribute="width"
                            secondItem="root" secondAttribute="width" multiplier="1:2" id="c"/>
                    </constraints>
                    """)))
}

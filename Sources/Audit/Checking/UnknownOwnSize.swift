extension Rule {
    /// A file alone can't tell where views stand, as a class may give itself a size in code. ``AmbiguityRule`` finds it.
    public static let unknownOwnSize = Rule(
        "unknown-own-size", .note,
        "views stand by a size that code gives a view, which the file doesn't tell",
        explanation: Explanation(
            why: """
                Nothing in the document says how large a view of your class is, or an empty one that code knows by an outlet, and
                other views stand by it. If code gives it a size, by `intrinsicContentSize`, constraints or contents, all is
                well. If it doesn't, the layout is ambiguous.
                """,
            fix: """
                Write the size of the class under `classes` in `.espalier.yml`, or give the view a placeholder size in
                Interface Builder's size inspector ("Intrinsic Size: Placeholder").
                """,
            example: Example(
                bad: """
                    <subviews>
                        <view translatesAutoresizingMaskIntoConstraints="NO" id="stars" customClass="RatingView"/>
                    </subviews>
                    <constraints>
                        <constraint firstItem="stars" firstAttribute="leading"
                            secondItem="root" secondAttribute="leading" constant="20" id="a"/>
                        <constraint firstItem="stars" firstAttribute="top"
                            secondItem="root" secondAttribute="top" constant="80" id="b"/>
                    </constraints>
                    """,
                good: """
                    <subviews>
                        <view placeholderIntrinsicWidth="120" placeholderIntrinsicHeight="24"
                            translatesAutoresizingMaskIntoConstraints="NO" id="stars" customClass="RatingView"/>
                    </subviews>
                    <constraints>
                        <constraint firstItem="stars" firstAttribute="leading"
                            secondItem="root" secondAttribute="leading" constant="20" id="a"/>
                        <constraint firstItem="stars" firstAttribute="top"
                            secondItem="root" secondAttribute="top" constant="80" id="b"/>
                    </constraints>
                    """)))
}

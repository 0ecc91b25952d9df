import InterfaceBuilder
import UIKit

extension Rule {
    /// The letters of a text are cut.
    public static let clippedText = Rule(
        "clipped-text", .warning, ofPlaces: true, "a text is higher than its view, and letters are cut",
        explanation: Explanation(
            why: """
                People see half of a line. Labels cut what stands out of them, and text views that don't scroll do the same.
                """,
            fix: """
                Let the text give the view its height: delete the height, or make it a least height (≥). Let views above and
                below give way first.
                """,
            example: Example(
                bad: """
                    <subviews>
                        <label text="Your order" translatesAutoresizingMaskIntoConstraints="NO" id="order">
                            <fontDescription key="fontDescription" type="system" pointSize="34"/>
                        </label>
                    </subviews>
                    <constraints>
                        <constraint firstItem="order" firstAttribute="leading"
                            secondItem="root" secondAttribute="leading" constant="20" id="a"/>
                        <constraint firstItem="order" firstAttribute="top"
                            secondItem="root" secondAttribute="top" constant="80" id="b"/>
                        <constraint firstItem="order" firstAttribute="height" constant="21" id="c"/>
                    </constraints>
                    """,
                good: """
                    <subviews>
                        <label text="Your order" translatesAutoresizingMaskIntoConstraints="NO" id="order">
                            <fontDescription key="fontDescription" type="system" pointSize="34"/>
                        </label>
                    </subviews>
                    <constraints>
                        <constraint firstItem="order" firstAttribute="leading"
                            secondItem="root" secondAttribute="leading" constant="20" id="a"/>
                        <constraint firstItem="order" firstAttribute="top"
                            secondItem="root" secondAttribute="top" constant="80" id="b"/>
                        <constraint firstItem="order" firstAttribute="height" relation="greaterThanOrEqual"
                            constant="21" id="c"/>
                    </constraints>
                    """))
    ) { checked in
        checked.survey.crampedTexts.compactMap { text in
            guard text.isCutByHeight, HeldHeight(of: text, in: checked.survey) == nil,
                !checked.survey.isOpen(text.placed, .vertical)
            else { return nil }
            return checked.finding(about: text, "is cut")
        }
    }
}

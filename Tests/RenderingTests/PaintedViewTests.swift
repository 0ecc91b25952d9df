import Foundation
import Testing
import UIKit

@testable import Rendering

/// Which views are drawn here and which draw themselves, and what of them would show through a bar.
@MainActor
@Suite struct PaintedViewTests {
    private final class Title: UILabel {}
    private final class Square: UIView {}

    @Test func aSubclassIsDrawnLikeItsClassAndAViewOfAnAppDrawsItself() {
        let views: [UIView] = [Title(), UIButton(type: .system), UITableView(), Square(), UIView()]
        #expect(views.map { $0 is any PaintedView } == [true, true, true, false, false])
    }

    @Test func textAndControlsShowThroughABar() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        let label = UILabel()
        #expect(!label.showsInk(in: root))
        label.text = "A"
        #expect(label.showsInk(in: root))
        #expect(UISwitch().showsInk(in: root))
        #expect(UITableViewCell(style: .default, reuseIdentifier: nil).showsInk(in: root))
        #expect(!UITableView().showsInk(in: root))
        #expect(!UINavigationBar().showsInk(in: root))
    }

    @Test func aPictureThatFillsTheScreenIsItsGround() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        let picture = UIImageView(image: UIImage(systemName: "star"))
        picture.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        #expect(picture.showsInk(in: root))
        picture.frame = root.bounds
        #expect(!picture.showsInk(in: root))
    }
}

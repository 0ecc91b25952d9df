import Testing

@testable import UIKit

@MainActor
@Suite("Controls: buttons")
struct ControlsButtonTests {
    private func button(
        _ title: String?, type: UIButton.ButtonType = .system, font: UIFont? = nil, scale: CGFloat = 2
    ) -> UIButton {
        let button = host(UIButton(type: type), scale: scale)
        button.setTitle(title, for: .normal)
        if let font { button.titleLabel?.font = font }
        return button
    }

    /// Heights of free buttons in recorded documents, 15 points in 142 of 142.
    @Test(arguments: [
        (UIFont.systemFont(ofSize: 12), 27.0), (.systemFont(ofSize: 14), 29), (.systemFont(ofSize: 15), 30),
        (.systemFont(ofSize: 16), 32), (.systemFont(ofSize: 17), 33), (.boldSystemFont(ofSize: 18), 34),
        (.systemFont(ofSize: 20), 36), (.systemFont(ofSize: 28), 46),
    ])
    func aTitleHasTwelvePointsAroundIt(font: UIFont, height: Double) {
        #expect(button("Button", font: font).intrinsicContentSize.height == CGFloat(height))
    }

    @Test func aSystemButtonHas15PointsAndACustomOne18() {
        #expect(button("Button").intrinsicContentSize.height == 30)
        #expect(button("Button", type: .custom).intrinsicContentSize.height == 34)
    }

    @Test func aButtonIsAtLeastThirtyWide() {
        #expect(button("i").intrinsicContentSize.width == 30)
        #expect(button(nil).intrinsicContentSize == CGSize(width: 30, height: 30))
    }

    @Test func widthsAreWholePoints() {
        let width = button("A longer title", scale: 3).intrinsicContentSize.width
        #expect(width == width.rounded())
    }

    @Test func contentInsetsReplaceThePadding() {
        let button = button("A longer title")
        let width = button.intrinsicContentSize.width
        button.contentEdgeInsets = UIEdgeInsets(top: 3, left: 10, bottom: 4, right: 20)
        #expect(button.intrinsicContentSize == CGSize(width: width + 30, height: 18 + 7))
    }

    @Test func theSmallestPositiveInsetCountsAsZero() {
        let button = button("A longer title")
        let width = button.intrinsicContentSize.width
        button.contentEdgeInsets.right = 2.2250738585072014e-308
        #expect(button.intrinsicContentSize == CGSize(width: width, height: 18))
    }

    /// A custom button of nothing but 21 points below: 43 high in a recorded document.
    @Test func anEmptyButtonWithInsetsKeepsALine() {
        let button = button(nil, type: .custom)
        button.contentEdgeInsets.bottom = 21
        #expect(button.intrinsicContentSize == CGSize(width: 0, height: 43))
    }

    @Test func titleAndImageInsetsChangeNoSize() {
        let button = button("A longer title")
        let size = button.intrinsicContentSize
        button.titleEdgeInsets = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        #expect(button.intrinsicContentSize == size)
    }

    /// 22 points in the font of 18, and 18 in that of a system button.
    @Test func anImageAloneIsAtLeastAsHighAsALineOfATitle() {
        let system = button(nil, type: .system)
        system.setImage(UIImage(placeholderOfSize: CGSize(width: 50, height: 10)), for: .normal)
        #expect(system.intrinsicContentSize == CGSize(width: 50, height: 18))
        let button = button(nil, type: .custom)
        button.setImage(UIImage(placeholderOfSize: CGSize(width: 50, height: 10)), for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: 50, height: 22))
        button.setImage(UIImage(placeholderOfSize: CGSize(width: 50, height: 60)), for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: 50, height: 60))
        // Insets come on top of that.
        button.contentEdgeInsets = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        #expect(button.intrinsicContentSize == CGSize(width: 66, height: 76))
        button.setImage(UIImage(placeholderOfSize: CGSize(width: 19, height: 20)), for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: 35, height: 38))
    }

    @Test func imageAndTitleStandSideBySide() {
        let button = button("A longer title")
        let title = button.intrinsicContentSize.width
        button.setImage(UIImage(placeholderOfSize: CGSize(width: 40, height: 40)), for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: title + 40, height: 40))
        button.frame.size = button.intrinsicContentSize
        button.layoutIfNeeded()
        #expect(button.imageView?.frame == CGRect(x: 0, y: 0, width: 40, height: 40))
        #expect(button.titleLabel?.frame.minX == 40)
    }

    @Test func theImageIsOnTheRightInRightToLeft() {
        let button = host(UIButton(type: .system), rightToLeft: true)
        button.setTitle("A longer title", for: .normal)
        button.setImage(UIImage(placeholderOfSize: CGSize(width: 40, height: 40)), for: .normal)
        button.frame.size = button.intrinsicContentSize
        button.layoutIfNeeded()
        #expect(button.imageView?.frame.maxX == button.bounds.width)
        #expect(button.titleLabel?.frame.minX == 0)
    }

    /// A 15 point title in a button 30 high: 21 from the top.
    /// One line has one baseline, the first and the last, at every height.
    @Test func firstAndLastBaselineOfTitlesMeetAtARequiredHeight() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        let buttons = [button("Cancel"), button("OK")]
        for button in buttons {
            button.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(button)
        }
        NSLayoutConstraint.activate([
            buttons[0].topAnchor.constraint(equalTo: root.topAnchor),
            buttons[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
            buttons[1].leadingAnchor.constraint(equalTo: buttons[0].trailingAnchor),
            buttons[1].topAnchor.constraint(equalTo: buttons[0].topAnchor),
            buttons[1].firstBaselineAnchor.constraint(equalTo: buttons[0].lastBaselineAnchor),
            buttons[0].heightAnchor.constraint(equalTo: buttons[1].heightAnchor),
            buttons[1].heightAnchor.constraint(equalToConstant: 48),
        ])
        root.layoutIfNeeded()
        #expect(buttons.map(\.frame.height) == [48, 48])
    }

    @Test func theBaselineIsThatOfTheTitle() throws {
        let offsets = try #require(button("Button").baselineOffsets(for: CGSize(width: 60, height: 30)))
        #expect(offsets.firstFromTop == 21)
        #expect(offsets.lastFromBottom == 9)
    }

    @Test func statesWithoutATitleShowTheNormalOne() {
        let button = button("normal")
        button.setTitle("off", for: .disabled)
        #expect(button.title(for: .highlighted) == "normal")
        button.isEnabled = false
        #expect(button.currentTitle == "off")
        button.layoutIfNeeded()
        #expect(button.titleLabel?.text == "off")
    }

    @Test func aSystemButtonsTitleHasTheTint() {
        let button = button("title")
        button.tintColor = .red
        #expect(button.currentTitleColor == .red)
        button.setTitleColor(.green, for: .normal)
        #expect(button.currentTitleColor == .green)
    }

    /// Title up to a pixel, 24 around it across and 14 down: 34.5 at 2x, 34 1/3 at 3x.
    @Test func aPlainConfigurationHasInsetsOfSevenAndTwelve() {
        let button = host(UIButton(configuration: .plain()))
        button.configuration?.title = "Button"
        let label = host(UILabel())
        label.text = "Button"
        #expect(button.intrinsicContentSize.height == 34.5)
        #expect(button.intrinsicContentSize.width == label.intrinsicContentSize.width + 24)
    }

    @Test func aConfigurationPlacesItsImage() {
        let button = host(UIButton(configuration: .filled()))
        button.configuration?.title = "Button"
        let width = button.intrinsicContentSize.width
        button.configuration?.image = UIImage(placeholderOfSize: CGSize(width: 20, height: 20))
        button.configuration?.imagePadding = 5
        #expect(button.intrinsicContentSize.width == width + 25)
        button.configuration?.imagePlacement = .trailing
        button.frame.size = button.intrinsicContentSize
        button.layoutIfNeeded()
        #expect(button.imageView?.frame.maxX == button.bounds.width - 12)
        button.configuration?.imagePlacement = .top
        #expect(button.intrinsicContentSize == CGSize(width: width, height: 34.5 + 25))
    }

    @Test func aConfigurationsTitleWraps() {
        let button = host(UIButton(configuration: .plain()))
        button.configuration?.title = "Several words to be wrapped"
        let line = button.intrinsicContentSize.height
        button.automaticWrappingWidth = 120
        #expect(button.wrapsContent)
        #expect(button.intrinsicContentSize.height > line + 15)
    }

    /// The pictures of other types were 22 points in each direction until iOS 12.
    @Test(arguments: [UIButton.ButtonType.infoLight, .infoDark, .detailDisclosure, .contactAdd])
    func buttonsBringPicturesOfTheirGeneration(type: UIButton.ButtonType) {
        #expect(host(UIButton(type: type), metrics: .iOS12).intrinsicContentSize == CGSize(width: 22, height: 22))
        #expect(host(UIButton(type: type), metrics: .iOS13).intrinsicContentSize == CGSize(width: 25, height: 24))
    }

    @Test func buttonsThatCloseAre30PointsInEachDirection() {
        #expect(host(UIButton(type: .close)).intrinsicContentSize == CGSize(width: 30, height: 30))
    }

    /// However high the symbol is: 20 points and 7 above and below.
    @Test(arguments: ["minus", "trash"])
    func aSymbolInAConfigurationTakesTheRoomOfALine(name: String) {
        let button = host(UIButton(configuration: .plain()))
        button.configuration?.image = UIImage(systemName: name)
        #expect(button.intrinsicContentSize.height == 34)
    }

    @Test func changingTheFontAsksForALayout() {
        let root = host(UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)))
        let button = UIButton(type: .system)
        button.setTitle("Button", for: .normal)
        button.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(button)
        NSLayoutConstraint.activate([
            button.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            button.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        #expect(button.frame.height == 30)
        button.titleLabel?.font = .systemFont(ofSize: 20)
        root.layoutIfNeeded()
        #expect(button.frame.height == 36)
    }

    /// A destructive role makes the button red; a colour of the configuration's own goes before it.
    @Test func destructiveButtonsAreRed() {
        let plain = host(UIButton(type: .system))
        plain.setTitle("Delete", for: .normal)
        plain.role = .destructive
        #expect(plain.currentTitleColor == .systemRed)
        let configured = host(UIButton(configuration: .plain()))
        configured.configuration?.title = "Delete"
        configured.role = .destructive
        configured.layoutIfNeeded()
        #expect(configured.titleLabel?.textColor == .systemRed)
        configured.configuration?.baseForegroundColor = .systemBlue
        configured.layoutIfNeeded()
        #expect(configured.titleLabel?.textColor == .systemBlue)
    }
}

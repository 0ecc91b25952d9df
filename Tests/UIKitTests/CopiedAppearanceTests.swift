import Testing

@testable import UIKit

@MainActor
@Suite("Looks that are set once")
struct CopiedAppearanceTests {
    /// The declarations of UIKit say `copy`.
    @Test func aBarKeepsACopyOfItsLook() {
        let look = UINavigationBarAppearance()
        look.backgroundColor = .red
        look.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.white]
        let (bar, item) = (UINavigationBar(), UINavigationItem(title: ""))
        bar.standardAppearance = look
        bar.scrollEdgeAppearance = look
        item.compactAppearance = look
        look.backgroundColor = .blue
        look.buttonAppearance.normal.titleTextAttributes = [:]
        for kept in [bar.standardAppearance, bar.scrollEdgeAppearance, item.compactAppearance] {
            #expect(kept?.backgroundColor == .red)
            #expect(kept?.buttonAppearance.normal.titleTextAttributes[.foregroundColor] as? UIColor == .white)
        }
        // What the bar has can be changed in place.
        bar.standardAppearance.backgroundColor = .green
        #expect(bar.standardAppearance.backgroundColor == .green)
        #expect(bar.scrollEdgeAppearance?.backgroundColor == .red)
        bar.scrollEdgeAppearance = nil
        #expect(bar.scrollEdgeAppearance == nil)
    }

    @Test func tabBarsAndToolbarsKeepCopiesToo() {
        let look = UITabBarAppearance()
        look.stackedLayoutAppearance.selected.iconColor = .red
        look.stackedItemWidth = 40
        let bar = UITabBar()
        bar.standardAppearance = look
        look.stackedLayoutAppearance.selected.iconColor = .blue
        #expect(bar.standardAppearance.stackedLayoutAppearance.selected.iconColor == .red)
        #expect(bar.standardAppearance.stackedItemWidth == 40)
        let other = UIToolbarAppearance()
        other.backgroundColor = .red
        let toolbar = UIToolbar()
        toolbar.standardAppearance = other
        other.backgroundColor = nil
        #expect(toolbar.standardAppearance.backgroundColor == .red)
    }

    final class Badge: UIView {
        var ringColor: UIColor?
        var ringWidth: CGFloat = 1
        let label = UILabel()
        var caption: UILabel? = UILabel()
    }

    /// "To customize the appearance of all instances of a class, use `appearance()`": also by what the class itself marks.
    @Test func aClassOfAProgramHandsOnWhatItMarks() {
        ClassRegistry.register(
            Badge.self,
            members: MemberTable(properties: [
                .init("ringColor", \Badge.ringColor), .init("ringWidth", \Badge.ringWidth),
                .init("caption", \Badge.caption),
            ]))
        Badge.appearance().ringColor = .red
        Badge.appearance().ringWidth = 3
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (badge, other) = (Badge(), Badge())
        other.ringWidth = 5
        let (caption, otherCaption) = (badge.caption, other.caption)
        window.addSubview(badge)
        window.addSubview(other)
        #expect(badge.ringColor == .red && badge.ringWidth == 3)
        #expect(other.ringColor == .red && other.ringWidth == 5)
        #expect(badge.caption === caption && other.caption === otherCaption)
    }
}

import Testing
import UIKit

/// Traits that programs define (documentation of `UITraitDefinition` and `UIMutableTraits`).
@MainActor
@Suite("Traits of programs' own")
struct CustomTraitTests {
    enum Theme: Int { case plain, dusk }
    struct ThemeTrait: UITraitDefinition {
        static let defaultValue = Theme.plain
        static let affectsColorAppearance = true
    }
    struct DensityTrait: UITraitDefinition { static let defaultValue = 1.0 }

    @Test func collectionsSayTheDefaultUnlessTheyKnow() {
        #expect(UITraitCollection()[ThemeTrait.self] == .plain)
        let dusk = UITraitCollection { $0[ThemeTrait.self] = .dusk }
        #expect(dusk[ThemeTrait.self] == .dusk)
        #expect(dusk != UITraitCollection())
        #expect(dusk == UITraitCollection { $0[ThemeTrait.self] = .dusk })
        let both = UITraitCollection(traitsFrom: [dusk, UITraitCollection(userInterfaceStyle: .dark)])
        #expect(both[ThemeTrait.self] == .dusk && both[UITraitUserInterfaceStyle.self] == .dark)
        #expect(both.containsTraits(in: dusk) && !UITraitCollection().containsTraits(in: dusk))
        #expect(dusk.modifyingTraits { $0[DensityTrait.self] = 2 }[ThemeTrait.self] == .dusk)
        #expect(ThemeTrait.name == "ThemeTrait")
    }

    @Test func overridesReachWhatIsBelow() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), view = UIView()
        window.addSubview(view)
        window.traitOverrides[ThemeTrait.self] = .dusk
        #expect(view.traitCollection[ThemeTrait.self] == .dusk)
        #expect(window.traitOverrides.contains(ThemeTrait.self))
        window.traitOverrides.remove(ThemeTrait.self)
        #expect(view.traitCollection[ThemeTrait.self] == .plain)
        window.traitOverrides[UITraitUserInterfaceStyle.self] = .dark
        #expect(view.traitCollection.userInterfaceStyle == .dark)
    }

    /// "Setting a trait override on a window scene affects all view controllers and views within that scene."
    @Test func overridesOfASceneReachItsWindows() {
        let scene = UIWindowScene(), early = UIWindow(windowScene: scene), view = UIView()
        scene.traitOverrides[ThemeTrait.self] = .dusk
        let late = UIWindow(windowScene: scene)
        for window in [early, late] {
            window.makeKeyAndVisible()
            window.addSubview(view)
            #expect(view.traitCollection[ThemeTrait.self] == .dusk)
            window.isHidden = true
        }
    }

    @Test func changesAreToldOnceAndOfTheirOwnTrait() {
        let view = UIView()
        var told: [Theme] = []
        view.registerForTraitChanges([ThemeTrait.self]) { (view: UIView, _) in
            told.append(view.traitCollection[ThemeTrait.self])
        }
        view.traitOverrides[ThemeTrait.self] = .dusk
        view.traitOverrides[ThemeTrait.self] = .dusk
        view.traitOverrides[DensityTrait.self] = 2
        #expect(told == [.dusk])
    }

    @Test func coloursDependOnTraitsThatSaySo() {
        let colour = UIColor { $0[ThemeTrait.self] == .dusk ? .red : .blue }
        let dusk = UITraitCollection { $0[ThemeTrait.self] = .dusk }
        #expect(colour.resolvedColor(with: dusk) == .red && colour.resolvedColor(with: UITraitCollection()) == .blue)
        #expect(dusk.hasDifferentColorAppearance(comparedTo: UITraitCollection()))
        let dense = UITraitCollection { $0[DensityTrait.self] = 2 }
        #expect(!dense.hasDifferentColorAppearance(comparedTo: UITraitCollection()))
    }

    @Test func traitsWithoutEffectAreKept() {
        let bold = UITraitCollection(legibilityWeight: .bold)
        #expect(bold.legibilityWeight == .bold && UITraitCollection().legibilityWeight == .regular)
        #expect(UITraitCollection(accessibilityContrast: .high).accessibilityContrast == .high)
        #expect(UITraitCollection(userInterfaceLevel: .elevated).userInterfaceLevel == .elevated)
    }
}

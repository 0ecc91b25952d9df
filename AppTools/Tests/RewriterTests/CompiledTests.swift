import Foundation
import Rewriter
import Testing

/// What the compiler says of rewritten files, and what they do when they run, with a UIKit of a few lines.
struct CompiledTests {
    @Test func errorsStandWhereTheyStoodInTheOriginal() throws {
        let workshop = try Workshop()
        let source = """
            import UIKit

            @objcMembers class Model: Base {
                @IBOutlet private weak var label: Label!
                @IBAction func tap(_ sender: Any) { let x: Int = "a" }
                @objc dynamic func go() { send(#selector(tap(_:)), 1 as String) }
            }
            extension Model {
                override func appear() { undefined() }
            }
            """
        let messages = try workshop.compile(["/App/Model.swift": source]).messages
        #expect(
            messages.contains(
                "/App/Model.swift:5:54: error: cannot convert value of type 'String' to specified type 'Int'"))
        #expect(
            messages.contains(
                "/App/Model.swift:6:56: error: cannot convert value of type 'Int' to type 'String' in coercion"))
        #expect(messages.contains("/App/Model.swift:9:30: error: cannot find 'undefined' in scope"))
        #expect(messages.matches(of: /: error:/).count == 3, "\(messages)")
    }

    @Test func namesThatNobodyHasAreErrorsWhereTheyStand() throws {
        let source = """
            import UIKit
            extension Base { @objc func hide() {} }
            class Screen: Base {
                @objc func tap(_ sender: Any) {}
                @objc var title = ""
                let early = #selector(hide)
                static let shared = #selector(Screen.tip(_:))
                func go() {
                    send(#selector(tap(_:)), ""); send(#selector(appear), ""); send(#selector(self.hide), "")
                    send(#selector(tapp(_:)), "")
                    send(#selector(Screen.tap(sender:)), "")
                    send( # selector ( self.tab ), "")
                    _ = #keyPath(Screen.title); _ = #keyPath(Screen.name); _ = #keyPath(Screen.titel.count)
                    later { send(#selector(hide), "") }
                }
                static func make() { send(#selector(hide), "") }
                init(x: Int) { send(#selector(hide), ""); super.init() }
                func later(_ f: @escaping () -> Void) {}
            }
            class Other: Base { func go() { send(#selector(tap(_:)), "") } }
            """
        let messages = try Workshop().compile(["/App/Screen.swift": source]).messages
        #expect(messages.contains("/App/Screen.swift:7:42: error: type 'Screen' has no member 'tip'"))
        #expect(messages.contains("/App/Screen.swift:10:24: error: cannot find 'tapp' in scope"))
        #expect(messages.contains("/App/Screen.swift:11:31: error: type 'Screen' has no member 'tap(sender:)'"))
        #expect(messages.contains("/App/Screen.swift:12:33: error: value of type 'Screen' has no member 'tab'"))
        // Of a key path the compiler names the beginning.
        #expect(messages.contains("/App/Screen.swift:13:76: error: value of type 'Screen' has no member 'titel'"))
        #expect(messages.contains("/App/Screen.swift:20:48: error: cannot find 'tap' in scope"))
        #expect(messages.matches(of: /: error:/).count == 6, "\(messages)")
    }

    @Test func privateMembersAreReached() throws {
        let source = """
            import UIKit
            final class Screen: Base {
                @IBOutlet private var label: Label!
                @IBOutlet private var labels: [Label]!
                @IBInspectable var radius: Double = 0 { didSet { print("radius", radius) } }
                @objc var double: Double { radius * 2 }
                @IBAction private func plain() { print("plain") }
                @IBAction private func tap(_ sender: Label) { print("tap", sender.text, label.text, labels.count) }
                @IBAction func tap(_ sender: Label, forEvent event: Any) { print("event", event) }
                @objc func answer(to number: Int) -> Int { number + 1 }
                @objc func later(_ x: Int) async { print("later", x) }
                @objc func fail() throws { throw Failure() }
                @objc func `default`() { print("default") }
                private class Inner: Base { @objc func inside() { print("inside") } }
                static func makeInner() -> Base { Inner() }
            }
            struct Failure: Error {}
            private class Hidden: Base { @objc func seek() { print("found") } }
            func makeHidden() -> Base { Hidden() }
            extension Base { @IBInspectable var width: Int { get { 7 } set { print("width", newValue) } } }
            """
        let main = """
            import UIKit
            let screen = Screen()
            set("label", Label("a"), on: screen)
            set("labels", [Label("b"), Label("c")], on: screen)
            set("radius", 2.5, on: screen)
            set("width", 3, on: screen)
            print(get("double", of: screen)!)
            try send("plain", to: screen)
            try send("tap:", to: screen, Label("s"))
            try send("tap:forEvent:", to: screen, Label("s"), "e")
            print(try send("answerTo:", to: screen, 4)!)
            try send("default", to: screen)
            do { try send("failAndReturnError:", to: screen) } catch { print("failed") }
            try send("inside", to: Screen.makeInner())
            try send("seek", to: makeHidden())
            print(ClassRegistry.names.sorted())
            """
        let result = try Workshop().run(["/App/Screen.swift": source, "/App/main.swift": main])
        #expect(
            result == """
                radius 2.5
                width 3
                5.0
                plain
                tap s a 2
                event e
                5
                default
                failed
                inside
                found
                ["Hidden", "Inner", "Screen"]

                """)
    }

    @Test func optionalRequirementsAreCalledWhereTheyExist() throws {
        let source = """
            import UIKit
            @objc protocol PickerDelegate {
                func required(_ x: Int)
                @objc optional func picker(_ name: String, didPick value: Int)
                @objc optional func picker(_ name: String, mayPick value: Int) -> Bool
                @objc optional func done()
                @objc optional var title: String { get }
            }
            class Picker {
                weak var delegate: PickerDelegate?
                func pick() {
                    delegate?.required(1)
                    delegate?.picker?("p", didPick: 2)
                    print(delegate?.picker?("p", mayPick: 3) ?? true, delegate?.title ?? "none")
                    delegate?.done?()
                    if let may = delegate!.picker?("q", mayPick: 4) { print("may", may) }
                }
            }
            class Lazy: PickerDelegate { func required(_ x: Int) { print("lazy", x) } }
            class Busy: Lazy {
                func picker(_ name: String, didPick value: Int) { print(name, value) }
                func picker(_ name: String, mayPick value: Int) -> Bool { value > 9 }
                func done() { print("done") }
                var title: String { "busy" }
            }
            """
        let main = """
            import UIKit
            let picker = Picker()
            let lazy = Lazy(), busy = Busy()
            picker.delegate = lazy
            picker.pick()
            picker.delegate = busy
            picker.pick()
            """
        let result = try Workshop().run(["/App/Picker.swift": source, "/App/main.swift": main])
        #expect(result == "lazy 1\ntrue none\nlazy 1\np 2\nfalse busy\ndone\nmay false\n")
    }

    @Test func aModuleKnowsWhatTheOneItImportsAsksFor() {
        let app = Rewriter.File(path: "/A.swift", text: "@objc protocol P { @objc optional func ask(_ x: Int) }")
        let tests = Rewriter.File(
            path: "/T.swift", text: "class T: P { func ask(_ x: Int) {} }; func f(p: P) { p.ask?(1) }")
        let output = Rewriter(module: "AppTests").rewrite([tests], context: [app])
        #expect(output.files.count == 1)
        #expect(output.files[0].text.contains(#".init("ask:")"#))
        #expect(output.files[0].text.contains("p._o1?(1)"))
        #expect(!output.moduleFile.contains("_registerClasses1"))
    }

    @Test func classesInFunctionsAndGenericOnesAreReached() throws {
        let source = """
            import UIKit
            class List<Item>: Base {
                @IBOutlet private var label: Label?
                var items: [Item] = []
                @objc private func reload(_ sender: Any) { print("reload", items.count, label?.text ?? "none") }
            }
            class Ordered<Item: Comparable>: List<Item> where Item: Hashable {
                @objc func sort() { items.sort(); print(items) }
            }
            final class Numbers: Ordered<Int> { @objc func total() { print(items.reduce(0, +)) } }
            struct Box<Value> { class Inner: Base { @objc func inside() { print("inside", Value.self) } } }
            func makeLocal() -> Base {
                class Local: Base { @objc func tap() { print("local") } }
                return Local()
            }
            extension Base {
                func makeOther() -> Base {
                    final class Other: Base { @objc private func tap() { print("other") } }; return Other()
                }
            }
            """
        let main = """
            import UIKit
            let numbers = Numbers()
            numbers.items = [3, 1, 2]
            set("label", Label("a"), on: numbers)
            try send("reload:", to: numbers, "s")
            try send("sort", to: numbers)
            try send("total", to: numbers)
            try send("reload:", to: List<String>(), "s")
            try send("inside", to: Box<Int>.Inner())
            try send("tap", to: makeLocal())
            try send("tap", to: numbers.makeOther())
            """
        let result = try Workshop().run(["/App/List.swift": source, "/App/main.swift": main])
        #expect(result == "reload 3 a\n[1, 2, 3]\n6\nreload 0 none\ninside Int\nlocal\nother\n")
    }

    /// Each is registered with its own initialisers and superclasses.
    @Test func classesInFunctionsMayShareTheirNames() throws {
        let source = """
            import UIKit
            class Mock: NSObject { let name: String; init(name: String) { self.name = name } }
            class Screen {
                func first() -> NSObject {
                    class Mock: NSObject { var count = 0; @objc func tap() { print("first", count) } }
                    return Mock()
                }
                func second() -> NSObject {
                    class Mock: NSObject {
                        let name: String; init(name: String) { self.name = name }
                        @objc func tap() { print(name) }
                    }
                    class Heir: Mock { @objc func rest() { print("rest") } }
                    return Heir(name: "second")
                }
                func third() -> NSObject {
                    if true { class Mock: Base { @objc func tap() { print("third") } }; return Mock() }
                }
                func fourth() { class Mock<Item> { func make() -> Item? { nil } }; print(Mock<Int>().make() as Any) }
                @objc func last() { print("last") }
                class Base: NSObject { override init() {} ; init(name: String) {} }
            }
            """
        let main = """
            import UIKit
            let objects = [Screen().first(), Screen().second(), Screen().third()]
            for object in objects { try send("tap", to: object) }
            try send("rest", to: objects[1])
            try send("last", to: Screen())
            print(ClassRegistry.made.sorted(), Mock(name: "outer").name)
            """
        let result = try Workshop().run(["/App/Screen.swift": source, "/App/main.swift": main])
        #expect(result == "first 0\nsecond\nthird\nrest\nlast\n[\"Base\", \"Mock\", \"Mock\"] outer\n")
    }

    @Test func objectsOfDocumentsAreMadeByWhatTheyInherit() throws {
        let source = """
            import UIKit
            class TapGestureRecognizer: NSObject {
                let target: Any?
                init(target: Any?, action: Selector?) { self.target = target }
                convenience override init() { self.init(target: nil, action: nil) }
            }
            class Plain: NSObject { convenience init(name: String) { self.init() } }
            class Made: NSObject { let name: String; override init() { name = "made" } ; init(name: String) { self.name = name } }
            class Given: NSObject { let name: String; init(name: String) { self.name = name } }
            class Heir: Made {}
            class Press: TapGestureRecognizer { override init(target: Any?, action: Selector?) { super.init(target: 1, action: nil) } }
            class Coded: NSObject, NSCoding { required init?(coder: NSCoder) { nil }; func encode(with coder: NSCoder) {} }
            """
        let main = "import UIKit\nprint(ClassRegistry.made.sorted())\n"
        let result = try Workshop().run(["/App/Objects.swift": source, "/App/main.swift": main])
        #expect(result == "[\"Heir\", \"Made\", \"Plain\", \"Press\", \"TapGestureRecognizer\"]\n")
    }

    /// Swift lets nobody name them, the tables neither.
    @Test func membersThatAreUnavailableStayOutOfTables() throws {
        let source = """
            import UIKit
            @objcMembers class Screen: Base {
                @available(*, unavailable, message: "gone, since 2.0") @objc func old() {}
                @available(*, unavailable)
                override var name: String { "none" }
                @available(swift, obsoleted: 4.2, renamed: "tap(_:)") @objc func tap() {}
                @objc func tap(_ sender: Any) { print("tap") }
                @available(*, unavailable) @IBAction func press(_ sender: Any) { send(#selector(old), "") }
                var written: Int { @available(*, unavailable) get { 0 } set { print(newValue) } }
                var read: Int { get { 2 } @available(*, unavailable) set {} }
                var selector: Selector { #selector(tap) }
                @available(*, unavailable) class Inner: Base { @objc func seek() {} }
            }
            @available(*, unavailable) extension Screen { @objc func gone() {} }
            @available(*, unavailable) class Hidden: NSObject { @objc func seek() {} }
            @available(*, unavailable) class List<Item>: NSObject { @objc func seek() {} }
            class Plain: NSObject {
                init(x: Int) {}
                @available(*, unavailable) override init() {}
            }
            class Old: NSObject {
                @available(*, unavailable) override convenience init() { self.init(x: 1) }
                convenience init(x: Int) { self.init(x: x) }
            }
            class Stored: NSObject, NSCoding {
                required init?(coder: NSCoder) { nil }
                override init() {}
                func encode(with coder: NSCoder) {}
            }
            class Coded: Stored {
                override init() { super.init() }
                @available(*, unavailable) required init?(coder: NSCoder) { nil }
            }
            """
        let main = """
            import UIKit
            let screen = Screen()
            print(members(of: screen), screen.selector.name, get("read", of: screen)!)
            print(ClassRegistry.names.sorted(), ClassRegistry.made)
            """
        let result = try Workshop().run(["/App/Screen.swift": source, "/App/main.swift": main])
        #expect(
            result == """
                ["read", "selector", "tap:"] tap: 2
                ["Coded", "Old", "Plain", "Screen", "Stored"] ["Stored", "Coded"]

                """)
    }

    @Test func membersThatAreDeprecatedAreReached() throws {
        let source = """
            import UIKit
            class Screen: Base {
                @available(*, deprecated, message: "unavailable soon") @objc func old() { print("old") }
                @available(swift, obsoleted: 6) @objc func later() { print("later") }
                @available(macOS, unavailable) @objc func touch() { print("touch") }
                @available(iOS, introduced: 9, deprecated: 13) @IBOutlet var label: Label!
            }
            @available(*, deprecated) class Hidden: NSObject {}
            """
        let main = """
            import UIKit
            let screen = Screen()
            for name in ["old", "later", "touch"] { try send(name, to: screen) }
            set("label", Label("a"), on: screen)
            print(ClassRegistry.names.sorted())
            """
        let result = try Workshop().run(["/App/Screen.swift": source, "/App/main.swift": main])
        #expect(result == "old\nlater\ntouch\n[\"Hidden\", \"Screen\"]\n")
    }

    @Test func closuresThatDoNotEscapeAreHandedOn() throws {
        let source = """
            import UIKit
            typealias Work = (Int) -> Void
            class Screen: Base {
                @objc func plain(_ work: () -> Void) { work() }
                @objc func named(with work: Work) { work(2) }
                @objc func kept(_ work: @escaping Work, then last: (() -> Void)?) { work(3); last?() }
            }
            """
        let main = """
            import UIKit
            let screen = Screen()
            let plain: () -> Void = { print(1) }, work: (Int) -> Void = { print($0) }
            try send("plain:", to: screen, plain)
            try send("namedWith:", to: screen, work)
            try send("kept:then:", to: screen, work, plain as (() -> Void)? as Any)
            """
        let result = try Workshop().run(["/App/Screen.swift": source, "/App/main.swift": main])
        #expect(result == "1\n2\n3\n1\n")
    }

    @Test func classesWhoseMembersAreAllReachedHaveSomeThatObjectiveCCannotName() throws {
        let source = """
            import UIKit
            @objcMembers class Model: Base {
                func tap() {}
                func any(_ x: some Sequence) {}
                func auto(_ x: @autoclosure () -> Bool) {}
                func `init`() {}
                var items: some Sequence { [1] }
                var failing: Int { get throws { 1 } }
                var late: Int { get async { 1 } }
            }
            extension Model { func rest() {} ; private func hidden() {} }
            class Heir: Model { var own = 1 }
            extension Heir { func last() {} }
            """
        let main = "import UIKit\nprint(members(of: Heir()))\n"
        let result = try Workshop().run(["/App/Model.swift": source, "/App/main.swift": main])
        #expect(result == "[\"own\", \"last\", \"tap\", \"init\", \"rest\"]\n")
    }

    @Test func optionalPropertiesMayBeOptionalThemselves() throws {
        let source = """
            import UIKit
            @objc protocol Source { @objc optional var title: String? { get }; @objc optional var mark: String! { get }; func done() }
            class Full: Source { var title: String? = "full"; var mark: String! = "mark"; func done() {} }
            class Bare: Source { func done() {} }
            func show(_ source: Source) {
                if let title = source.title { print(title ?? "none") } else { print("no title") }
                print((source.mark ?? nil) ?? "no mark")
            }
            """
        let main = """
            import UIKit
            let full = Full()
            show(full)
            full.title = nil
            show(full)
            show(Bare())
            """
        let result = try Workshop().run(["/App/Source.swift": source, "/App/main.swift": main])
        #expect(result == "full\nmark\nnone\nmark\nno title\nno mark\n")
    }

    @Test func optionalMethodsTakeClosuresBehindTheirArguments() throws {
        let source = """
            import UIKit
            @MainActor @objc protocol Loading: AnyObject {
                @objc optional func load(id: Int, completion: @escaping (String) -> Void)
                @objc optional func change(_ work: () -> Void)
                @objc optional func label(_ label: Label!, for x: Int) -> Label!
                nonisolated @objc optional func count() -> Int
            }
            class Loader: Loading {
                func load(id: Int, completion: @escaping (String) -> Void) { completion("loaded \\(id)") }
                func change(_ work: () -> Void) { work() }
                func label(_ label: Label!, for x: Int) -> Label! { Label(label.text + String(x)) }
                nonisolated func count() -> Int { 3 }
            }
            nonisolated func count(_ loading: Loading?) { print(loading?.count?() ?? 0) }
            @MainActor func use(_ loading: Loading?) {
                loading?.load?(id: 1) { print($0) }
                loading?.load?(id: 2, completion: { print($0) })
                loading?.change? { print("changed") }
                print(loading?.label?(Label("a"), for: 1)?.text ?? "none")
                count(loading)
            }
            """
        let main = "import UIKit\nMainActor.assumeIsolated { use(Loader()) }\n"
        let result = try Workshop().run(["/App/Loader.swift": source, "/App/main.swift": main])
        #expect(result == "loaded 1\nloaded 2\nchanged\na1\n3\n")
    }

    @Test func superclassesMayHaveOtherNames() throws {
        let source = """
            import UIKit
            typealias Root = Middle
            class Middle: Base { class Part: Base {} ; typealias Piece = Part }
            class Leaf: Root {}
            extension Root { @objc func go() { print("root") } }
            extension Leaf { override func go() { super.go(); print("leaf") } }
            extension Middle.Piece { override func appear() { print("part") } }
            typealias Object = NSObject
            class Made: Object {}
            """
        let main = """
            import UIKit
            let leaf = Leaf()
            leaf.go()
            try send("go", to: leaf)
            Middle.Piece().appear()
            print(ClassRegistry.made)
            """
        let result = try Workshop().run(["/App/Root.swift": source, "/App/main.swift": main])
        #expect(result == "root\nleaf\nroot\nleaf\npart\n[\"Made\"]\n")
    }

    @Test func propertiesAreReachedByTheNameThatObjectiveCHasForThem() throws {
        let source = """
            import UIKit
            class Model: Base { @objc(isBig) var big: Bool { true } ; @objc(title) var text = "" { didSet { print(text) } } }
            """
        let main = """
            import UIKit
            let model = Model()
            set("title", "a", on: model)
            set("text", "b", on: model)
            print(get("isBig", of: model)!, get("big", of: model)!)
            """
        let result = try Workshop().run(["/App/Model.swift": source, "/App/main.swift": main])
        #expect(result == "a\nb\ntrue true\n")
    }

    @Test func attributesMayStandUnderConditions() throws {
        let source = """
            import UIKit
            class Screen: Base {
                #if os(iOS)
                @IBOutlet
                #endif
                var label: Label!
                #if os(macOS)
                @objc
                #endif
                func click() {}
                #if os(macOS)
                @available(*, unavailable)
                #endif
                @objc func tap() {}
            }
            """
        let main = "import UIKit\nprint(members(of: Screen()))\n"
        let result = try Workshop().run(["/App/Screen.swift": source, "/App/main.swift": main])
        #expect(result == "[\"label\", \"tap\"]\n")
    }

    /// There isn't one class that could be registered.
    @Test func extensionsOfGenericClassesOfTheAppCompile() throws {
        let source = """
            import UIKit
            @objc protocol Closing { @objc optional func close() }
            class List<Item>: Base { @objc func reload() { print("reload") } }
            extension List { func close() {} }
            """
        let main = "import UIKit\ntry send(\"reload\", to: List<Int>())\n"
        let result = try Workshop().run(["/App/List.swift": source, "/App/main.swift": main])
        #expect(result == "reload\n")
    }

    @Test func classesInClosuresAndAccessorsAreReached() throws {
        let source = """
            import UIKit
            struct Holder {
                static let shared: Base = { class Shared: Base { @objc func tap() { print("shared") } }; return Shared() }()
                var computed: Base {
                    class Computed: Base { @objc func tap() { print("computed") } }
                    return Computed()
                }
                var read: Base {
                    get { class Read: Base { @objc func tap() { print("read") } }; return Read() }
                    set {}
                }
                func later() -> () -> Base { { class Later: Base { @objc func tap() { print("later") } }; return Later() } }
            }
            """
        let main = """
            import UIKit
            for object in [Holder.shared, Holder().computed, Holder().read, Holder().later()()] { try send("tap", to: object) }
            """
        let result = try Workshop().run(["/App/Holder.swift": source, "/App/main.swift": main])
        #expect(result == "shared\ncomputed\nread\nlater\n")
    }

    /// Swift takes no second conformance in a subclass, and would call the protocol's defaults.
    @Test func subclassesAddOptionalMethodsOfUIKitsProtocols() throws {
        let base = """
            import UIKit
            protocol Scrolling: UIScrollViewDelegate {}
            class Screen: Base { var count = 0 }
            extension Screen: Scrolling {}
            class Plain: Screen { func scrollViewDidScroll(_ scrollView: UIScrollView, by x: Int) {} }
            public class List<Item>: NSObject, UIScrollViewDelegate { var items: [Item] = [] }
            """
        let middle = """
            import UIKit
            class Middle: Screen {
                @objc func scrollViewDidScroll(_ scrollView: UIScrollView) { print("scroll", #line) }
            }
            class Leaf: Middle {
                override func scrollViewDidScroll(_ view: UIScrollView) { super.scrollViewDidScroll(view); print("leaf") }
            }
            extension Middle { @objc func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { no } }
            private let no = false
            class Numbers: List<Int> { func viewForZooming(in scroll: UIScrollView) -> UIView { scroll } }
            """
        let zoom = """
            import UIKit
            extension Middle {
                func viewForZooming(in scrollView: UIScrollView!) -> UIView? { own(scrollView) }
                private func own(_ view: UIView) -> UIView { view }
            }
            """
        let main = """
            import UIKit
            let view = UIScrollView()
            for screen in [Plain(), Middle(), Leaf(), Numbers()] as [any UIScrollViewDelegate] {
                screen.scrollViewDidScroll(view)
                print(screen.viewForZooming(in: view) === view, screen.scrollViewShouldScrollToTop(view))
            }
            """
        let result = try Workshop().run([
            "/App/Base.swift": base, "/App/Middle.swift": middle, "/App/Zoom.swift": zoom, "/App/main.swift": main,
        ])
        #expect(
            result == """
                default
                false true
                scroll 3
                true false
                scroll 3
                leaf
                true false
                default
                true true

                """)
    }

    @Test func unmarkedOverridesKeepTheirPlace() throws {
        let source = """
            import UIKit
            class Screen: Base, UIScrollViewDelegate {}
            class Leaf: Screen {
                func scrollViewDidScroll(_ scrollView: UIScrollView) { missing() }
            }
            extension Leaf {
                func viewForZooming(in scrollView: UIScrollView) -> UIView? { absent() }
            }
            """
        let messages = try Workshop().compile(["/App/Screen.swift": source]).messages
        #expect(messages.contains("/App/Screen.swift:4:60: error: cannot find 'missing' in scope"))
        #expect(messages.contains("/App/Screen.swift:7:67: error: cannot find 'absent' in scope"))
        #expect(messages.matches(of: /: error:/).count == 2, "\(messages)")
    }

    @Test func membersThatMoveLeaveNoSemicolons() throws {
        let source = """
            import UIKit
            class Middle: Base {}
            extension Middle { @objc func go() { print("go") } ; override func appear() { print("appear") } }
            class Leaf: Middle { override func go() { super.go() } }
            """
        let main = "import UIKit\nlet leaf = Leaf()\nleaf.go(); leaf.appear()\n"
        let result = try Workshop().run(["/App/Middle.swift": source, "/App/main.swift": main])
        #expect(result == "go\nappear\n")
    }

    @Test func overridesInExtensionsAndOfThemWork() throws {
        let a = """
            import UIKit
            class Middle: Base {
                var x = 1
            }
            extension Middle {
                override func appear() { super.appear(); print("middle", x) }
                @objc func refresh() { print("refresh", #line) }
                override var name: String { "middle" }
            }
            """
        let b = """
            import UIKit
            class Leaf: Middle {}
            extension Leaf { override func refresh() { super.refresh(); print("leaf") } }
            """
        let main = "import UIKit\nlet leaf = Leaf()\nleaf.appear()\nleaf.refresh()\nprint(leaf.name)\n"
        let result = try Workshop().run(["/App/A.swift": a, "/App/B.swift": b, "/App/main.swift": main])
        #expect(result == "base\nmiddle 1\nrefresh 7\nleaf\nmiddle\n")
    }

    /// What such a body uses may be private to its file.
    @Test func overridesInExtensionsOfOtherFilesUseWhatTheirFileKnows() throws {
        let a = """
            import UIKit
            public class Middle: Base {}
            class Other: Base {}
            """
        let b = """
            import Foundation
            import UIKit
            private let secret = "secret"
            private func round(_ x: Double) -> Double { floor(x) }
            extension Middle {
                public override func appear() { super.appear(); print(secret, round(1.5), #column) }
                public override var name: String {
                    secret + super.name
                }
                func add(_ text: String, to number: inout Int) throws -> String { number += 1; return text + secret }
                func look(in: Int) -> Int { `in` }
            }
            extension Other {
                override func appear() { missing() }
            }
            """
        let c = """
            import UIKit
            class Leaf: Middle {}
            extension Leaf {
                override func add(_ text: String, to number: inout Int) throws -> String { try super.add("leaf", to: &number) }
                override func look(in: Int) -> Int { super.look(in: 7) }
            }
            """
        let main = """
            import UIKit
            let leaf = Leaf()
            leaf.appear()
            var number = 1
            print(leaf.name, try leaf.add("", to: &number), number, leaf.look(in: 1))
            """
        let workshop = try Workshop()
        let broken = try workshop.compile(["/App/A.swift": a, "/App/B.swift": b]).messages
        #expect(broken.contains("/App/B.swift:14:30: error: cannot find 'missing' in scope"))
        #expect(broken.matches(of: /: error:/).count == 1, "\(broken)")
        let files = ["/App/A.swift": a, "/App/B.swift": b.replacing("missing()", with: ""), "/App/C.swift": c]
        let result = try workshop.run(files.merging(["/App/main.swift": main]) { $1 })
        #expect(result == "base\nsecret 1.0 79\nsecretbase leafsecret 2 7\n")
    }

    @Test func theProgramRegistersItsClassesBeforeItStarts() throws {
        let source = """
            import UIKit
            @UIApplicationMain
            class AppDelegate: Base { static func main() { print(ClassRegistry.names) } }
            """
        #expect(try Workshop().run(["/App/AppDelegate.swift": source]) == "[\"AppDelegate\"]\n")
    }
}

/// A folder with a small UIKit, where rewritten modules are compiled.
private final class Workshop {
    let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "rewriter-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Self.uiKit.write(to: folder.appending(path: "UIKit.swift"), atomically: true, encoding: .utf8)
        let end = try command([
            "-emit-module", "-module-name", "UIKit", "-parse-as-library", "-emit-object", "UIKit.swift",
        ])
        #expect(end.status == 0, "\(end.messages)")
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Compiles the files, given by their paths, into a program.
    func compile(_ files: [String: String]) throws -> (status: Int32, messages: String) {
        let input = files.sorted { $0.key < $1.key }.map { Rewriter.File(path: $0.key, text: $0.value) }
        let output = Rewriter(module: "App").rewrite(input)
        var names = ["Module.swift"]
        try output.moduleFile.write(to: folder.appending(path: "Module.swift"), atomically: true, encoding: .utf8)
        for file in output.files {
            let name = URL(filePath: file.path).lastPathComponent
            names.append(name)
            try file.text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
        }
        let library = files.keys.contains { $0.hasSuffix("/main.swift") } ? [] : ["-parse-as-library"]
        return try command(
            library + ["-swift-version", "5", "-I", ".", "-module-name", "App", "-o", "App", "UIKit.o"] + names)
    }

    /// Compiles and runs a program, and answers what it writes.
    func run(_ files: [String: String]) throws -> String {
        let compiled = try compile(files)
        #expect(compiled.status == 0, "\(compiled.messages)")
        return try process(folder.appending(path: "App"), []).messages
    }

    private func command(_ arguments: [String]) throws -> (status: Int32, messages: String) {
        try process(URL(filePath: "/usr/bin/env"), ["swiftc"] + arguments)
    }

    private func process(_ program: URL, _ arguments: [String]) throws -> (status: Int32, messages: String) {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = folder
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }

    /// What rewritten code calls, as UIKit declares it.
    private static let uiKit = """
        @_exported import Foundation
        open class Base: NSObject {
            open func appear() { print("base") }
            open var name: String { "base" }
        }
        open class UIView: NSObject {}
        open class UIScrollView: UIView {}
        @preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
            func scrollViewDidScroll(_ scrollView: UIScrollView)
            func viewForZooming(in scrollView: UIScrollView) -> UIView?
            func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
        }
        extension UIScrollViewDelegate {
            public func scrollViewDidScroll(_ scrollView: UIScrollView) { print("default") }
            public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
            public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
        }
        @preconcurrency @MainActor public final class _UnimplementedDelegate: NSObject, UIScrollViewDelegate {
            static let shared = _UnimplementedDelegate()
            public static func defaults(of caller: AnyObject) -> _UnimplementedDelegate { shared }
        }
        public final class Label { public let text: String; public init(_ text: String) { self.text = text } }
        public struct Selector: ExpressibleByStringLiteral {
            public let name: String
            public init(_ name: String) { self.name = name }
            public init(stringLiteral: String) { name = stringLiteral }
        }
        public func send(_ selector: Selector, _ text: String) {}
        @preconcurrency @MainActor public struct MemberTable {
            var properties: [Property], methods: [Method]
            public nonisolated init(properties: [Property] = [], methods: [Method] = []) {
                (self.properties, self.methods) = (properties, methods)
            }
            @preconcurrency @MainActor public struct Property {
                let name: String, get: (AnyObject) -> Any?, set: (AnyObject, Any?) -> Void
                public init<O: AnyObject, V>(_ name: String, _ path: ReferenceWritableKeyPath<O, V>) {
                    self.name = name
                    get = { ($0 as! O)[keyPath: path] }
                    set = { ($0 as! O)[keyPath: path] = $1 as! V }
                }
                public init<O: AnyObject>(_ name: String, reading: @escaping (O) -> Any?) {
                    self.name = name
                    get = { reading($0 as! O) }
                    set = { _, _ in fatalError("read only") }
                }
            }
            @preconcurrency @MainActor public struct Method {
                let selector: Selector, call: (AnyObject, Arguments) throws -> Any?
                public init<O: AnyObject>(_ selector: Selector, _ call: @escaping (O, Arguments) throws -> Any?) {
                    self.selector = selector
                    self.call = { try call($0 as! O, $1) }
                }
            }
            public struct Arguments {
                let values: [Any?]
                public subscript<V>(_ position: Int) -> V { get throws { values[position]! as! V } }
            }
        }
        public protocol MemberTableProviding: AnyObject {
            @preconcurrency @MainActor static var memberTables: [MemberTable] { get }
        }
        @preconcurrency @MainActor public enum ClassRegistry {
            nonisolated(unsafe) public static var made: [String] = []
            nonisolated(unsafe) public static var names: [String] = []
            static var tables: [ObjectIdentifier: [MemberTable]] = [:]
            public static func register(
                _ type: AnyClass, as name: String, in module: String, members: MemberTable = MemberTable(),
                make: (() -> AnyObject)? = nil
            ) {
                names.append(name)
                if make?() != nil { made.append(name) }
                extend(type, by: members)
            }
            public static func extend(_ type: AnyClass, by members: MemberTable) {
                tables[ObjectIdentifier(type), default: []].append(members)
            }
            static func tables(of object: AnyObject) -> [MemberTable] {
                sequence(first: Swift.type(of: object) as AnyClass) { _getSuperclass($0) }
                    .flatMap { tables[ObjectIdentifier($0)] ?? [] }
                    + ((Swift.type(of: object) as? any MemberTableProviding.Type)?.memberTables ?? [])
            }
            public static func implementation(of selector: Selector, in object: AnyObject) -> (([Any?]) -> Any?)? {
                tables(of: object).flatMap(\\.methods).first { $0.selector.name == selector.name }
                    .map { method in { try! method.call(object, .init(values: $0)) } }
            }
            public static func value(of name: String, in object: AnyObject) -> Any? {
                tables(of: object).flatMap(\\.properties).first { $0.name == name }?.get(object)
            }
        }
        @preconcurrency @MainActor public func set(_ name: String, _ value: Any, on object: AnyObject) {
            ClassRegistry.tables(of: object).flatMap(\\.properties).first { $0.name == name }!.set(object, value)
        }
        @preconcurrency @MainActor public func get(_ name: String, of object: AnyObject) -> Any? { ClassRegistry.value(of: name, in: object) }
        @preconcurrency @MainActor public func members(of object: AnyObject) -> [String] {
            ClassRegistry.tables(of: object).flatMap { $0.properties.map(\\.name) + $0.methods.map(\\.selector.name) }
        }
        @discardableResult
        @preconcurrency @MainActor public func send(_ name: String, to object: AnyObject, _ values: Any...) throws -> Any? {
            try ClassRegistry.tables(of: object).flatMap(\\.methods).first { $0.selector.name == name }!
                .call(object, .init(values: values))
        }
        """
}

import Testing

@testable import Rewriter

/// What becomes of each thing that Swift refuses, in its own place.
struct ReplacementTests {
    private func rewritten(_ text: String) -> String {
        var rewriter = Rewriter(module: "App")
        rewriter.isProgram = false
        let output = rewriter.rewrite([.init(path: "/A.swift", text: text)]).files[0].text
        // Without the directive before and the additions behind.
        let body = output.components(after: "line: 1)\n").components(before: "\n#sourceLocation()\n")
        return body
    }

    @Test func attributesBecomeBlanks() {
        #expect(
            rewritten("@IBDesignable struct A { @IBOutlet weak private var x: Y! }")
                == "              struct A {           weak private var x: Y! }")
        #expect(rewritten("@objc(Name) enum A: Int { case b }") == "            enum A: Int { case b }")
        #expect(rewritten("dynamic func a() {}") == "        func a() {}")
    }

    @Test func membersThatMoveIntoTheirClassKeepTheAccessOfTheirExtension() {
        let text = "public class A: B {}\npublic extension A { override func c() {} }"
        #expect(rewritten(text).contains("public override func c() {}"))
        let marked = rewritten(text.replacing("override", with: "@discardableResult override"))
        #expect(marked.contains("@discardableResult public override func c() {}"))
        let plain = rewritten(text.replacing("public extension", with: "private extension"))
        #expect(
            plain.contains("override func c() {}") && !plain.contains("public override")
                && !plain.contains("private override"))
    }

    @Test func classesAreNamedAndFoundByUIKit() {
        #expect(
            rewritten("let a = NSStringFromClass(B.self), c = NSClassFromString(a)")
                == "let a = UIStringFromClass(B.self), c = UIClassFromString(a)")
        let any = "func a(b: AnyObject) { _ = type(of: b).description() }"
        #expect(rewritten(any).contains("_ = _kind(of:b).description() }"))
        let own = "class A { class func description() -> Int { 1 } }; let b = type(of: A()).description()"
        #expect(rewritten(own).contains("type(of: A()).description()"))
    }

    /// Foundation's doesn't find objects again that derive from nothing.
    @Test func mutableSetsAreMadeByUIKit() {
        #expect(rewritten("let a: NSMutableSet = NSMutableSet()") == "let a: NSMutableSet = UIMutableSet()")
        #expect(rewritten("let a = b as? Set<Int> ?? []").contains("let a = _bridgeable(b) as? Set<Int> ?? []"))
        #expect(rewritten("let a = b.c as! Set<Int>").contains("let a = _bridgeable(b.c) as! Set<Int>"))
        #expect(rewritten("let a = [1] as Set<Int>") == "let a = [1] as Set<Int>")
    }

    /// Foundation's knows neither string catalogs nor the language of the program.
    @Test func textsOfBundlesAreLookedUpByUIKit() {
        #expect(
            rewritten("let a = b.localizedString(forKey: c, value: nil, table: d)").hasSuffix(
                "let a = b.localisedString(forKey: c, value: nil, table: d)"))
        #expect(rewritten("let a = b.localizedString(for: c)") == "let a = b.localizedString(for: c)")
    }

    @Test func bodiesOfMethodsAreFunctionsOfSwift() {
        #expect(
            rewritten("typealias A = @convention(c) (AnyObject, Selector) -> Void")
                == "typealias A =                (AnyObject, Selector) -> Void")
        #expect(rewritten("let a: @convention(c) (Int) -> Void") == "let a: @convention(c) (Int) -> Void")
    }

    /// What iOS doesn't have compiles on Linux, and is reached by nobody.
    @Test func membersThatIOSDoesNotHaveStayOutOfTables() {
        let text = """
            class A: NSObject {
                @available(iOS, unavailable) @objc func a() {}
                @available(iOS, introduced: 9, obsoleted: 13) @objc func b() {}
                @available(iOS 13, *) @objc func c() {}
            }
            """
        #expect(rewritten(text).contains(#"methods: [.init("c")"#))
    }

    @Test func conditionsOfTheLanguageAreThoseOfItsFifthVersion() {
        let text = """
            class A: NSObject {
                #if swift(>=5.5)
                    @objc func a() {}
                #endif
                #if swift(>=6)
                    @objc func b() {}
                #endif
            }
            """
        #expect(rewritten(text).contains(#"methods: [.init("a")"#))
        #expect(!rewritten(text).contains(#".init("b")"#))
    }

    /// There isn't one class that could be registered.
    @Test func extensionsOfGenericClassesHaveNoTable() {
        let text = "extension NSLayoutAnchor { @objc func a() {} }"
        #expect(rewritten(text) == "extension NSLayoutAnchor {       func a() {} }")
    }

    @Test func conditionsAreThoseOfTheSimulator() {
        #expect(rewritten("#if os(iOS)\n#endif") == "#if true   \n#endif")
        #expect(
            rewritten("#if os(Linux) || !targetEnvironment(simulator)\n#endif")
                == "#if false     || !true                        \n#endif")
        #expect(rewritten("#if os(macOS)\n#endif") == "#if os(macOS)\n#endif")
    }

    @Test func functionsOfFoundationHaveNamesOfTheSameLength() {
        #expect(
            rewritten("let a = String(format: NSLocalizedString(\"b\", comment: \"\"), 1)")
                == "let a = String(formed: UILocalizedString(\"b\", comment: \"\"), 1)")
        #expect(rewritten("String.localizedStringWithFormat(a, 1)") == "String.localizedStringFromFormat(a, 1)")
        #expect(
            rewritten("a.enumerateMatches(in: b, options: [], range: c) { _, _, _ in }")
                == "a.enumerateMatched(in: b, options: [], range: c) { _, _, _ in }")
        #expect(rewritten("NSLocalizedString(1); Date(format: a)") == "NSLocalizedString(1); Date(format: a)")
    }

    @Test func matchesAreEnumeratedByUIKitWithAndWithoutOptions() {
        for arguments in ["in: b, range: c", "in: b, options: .anchored, range: c"] {
            for (behind, block) in [("", " { _, _, _ in }"), (", using: d", ""), (", using: { e($0) }", "")] {
                let call = "(\(arguments)\(behind))\(block)"
                #expect(rewritten("a?.enumerateMatches\(call)") == "a?.enumerateMatched\(call)")
            }
        }
        for other in ["(in: b) { _ in }", "(in: b, range: c, limit: 2) { _ in }", "(of: b, range: c) { _ in }"] {
            #expect(rewritten("a.enumerateMatches\(other)") == "a.enumerateMatches\(other)")
        }
    }

    /// Linux's URLSession has no such setting.
    @Test func settingsOfSessionsThatCanOnlyBeReadAreLeftOut() {
        #expect(
            rewritten("configuration.waitsForConnectivity = true; let a = b.waitsForConnectivity")
                == "_                                  = true; let a = b.waitsForConnectivity")
    }

    @Test func importsOfPartsAreImportsOfTheModule() {
        #expect(
            rewritten("import UIKit.UIGestureRecognizerSubclass\nimport class UIKit.UIView")
                == "import UIKit                            \nimport class UIKit.UIView")
    }

    @Test func modulesThatAreNowhereAreNotImported() {
        var rewriter = Rewriter(module: "App")
        rewriter.missing = ["CoreData"]
        rewriter.renamed = ["os": "UnifiedLogging"]
        let text = "@preconcurrency import CoreData\nimport os.log\nimport struct os.Logger; let x = 1"
        let output = rewriter.rewrite([.init(path: "/A.swift", text: text)]).files[0].text
        #expect(
            output == "#sourceLocation(file: \"/A.swift\", line: 1)\n                               \n"
                + "import UnifiedLogging    \nimport struct UnifiedLogging.Logger; let x = 1")
    }

    @Test func partsOfFoundationAreImportedWhereTheyAreNamed() {
        /// What is written before the file's own text.
        func imports(_ line: String) -> String {
            let text = "import Foundation\n" + line
            let output = Rewriter(module: "App").rewrite([.init(path: "/A.swift", text: text)]).files[0].text
            return output.components(before: "#sourceLocation(file: \"/A.swift\"")
        }
        #expect(
            imports("let session = URLSession.shared, parser = XMLParser(data: Data())")
                == "import FoundationNetworking\nimport FoundationXML\n")
        #expect(imports("let url = URL(string: name)").isEmpty)
        // What Apple's Foundation hands on of Core Foundation is UIKit's here.
        for name in [
            "CFAbsoluteTimeGetCurrent()", "kCFBundleVersionKey", "objc_getAssociatedObject(a, b)",
            "NSHashTable<AnyObject>.weakObjects()", "NotificationCenter.default.addObserver(b, selector: c, name: d)",
        ] {
            #expect(imports("let a = \(name)") == "import UIKit\n")
        }
        #expect(imports("let a = CForm()").isEmpty)
    }

    @Test func modelsSeeCombineByFoundation() {
        let model = "import Foundation\nclass Model: ObservableObject { @Published var name = 1 }"
        let other = "import Combine\nlet model = Model()"
        func output(_ texts: String...) -> String {
            let files = texts.map { Rewriter.File(path: "/\($0.count).swift", text: $0) }
            return Rewriter(module: "App").rewrite(files).files[0].text
        }
        #expect(output(model, other).hasPrefix("import Combine\n"))
        #expect(!output(model).contains("import Combine"))
    }

    @Test func screensSeeCoreImageByUIKit() {
        func output(_ text: String, _ modules: Set<String> = ["CoreImage"]) -> String {
            var rewriter = Rewriter(module: "App")
            rewriter.modules = modules
            return rewriter.rewrite([Rewriter.File(path: "/a.swift", text: text)]).files[0].text
        }
        let text = "import UIKit\nlet blur = CIFilter(name: \"CIGaussianBlur\")"
        #expect(output(text).hasPrefix("import CoreImage\n"))
        #expect(!output(text, []).contains("import CoreImage"))
        #expect(!output("import Foundation\nlet kCInumber = CIFiltering()").contains("import CoreImage"))
    }

    @Test func managedPropertiesAskForValuesByName() {
        var rewriter = Rewriter(module: "App")
        rewriter.modules = ["CoreData"]
        let text = """
            extension Item {
                @NSManaged public var name: String
                @NSManaged var a: Int, b: Date?
                @NSManaged func addToParts(_ value: Part)
            }
            """
        let output = rewriter.rewrite([.init(path: "/A.swift", text: text)]).files[0].text
        #expect(
            output.contains(
                "public var name: String { get { managedValue(\"name\") } set { setManagedValue(newValue, \"name\") } }\n"
            ))
        #expect(
            output.contains("set { setManagedValue(newValue, \"a\") } }; var b: Date? { get { managedValue(\"b\") }"))
        #expect(output.contains("func addToParts(_ value: Part) { changeManagedValue(\"addToParts\", [value]) }"))
        #expect(rewritten("@NSManaged var b: String?\n") == "           var b: String?\n")
    }

    @Test func whatSwiftRefusesOfCoreDataHasAnotherSpelling() {
        var rewriter = Rewriter(module: "App")
        rewriter.modules = ["CoreData"]
        let text = """
            class Item: NSManagedObject {
                @NSManaged var name: String?
                @objc var initial: String? { nil }
                override init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {}
            }
            let a: NSExpression = NSExpression(forKeyPath: "b")
            let c = Item.fetchRequest() as! NSFetchRequest<NSFetchRequestResult>
            let d = c as? NSFetchRequest<Item>
            let e = d
            """
        let output = rewriter.rewrite([.init(path: "/A.swift", text: text)]).files[0].text
        #expect(output.contains("required init(entity: NSEntityDescription"))
        #expect(output.contains("let a: UIExpression = UIExpression(forKeyPath: \"b\")"))
        #expect(output.contains("let c = Item.fetchRequest()._typed() as  NSFetchRequest<NSFetchRequestResult>"))
        #expect(output.contains("let d = c._typed() as  NSFetchRequest<Item>?"))
        // The table has what Core Data doesn't answer for.
        #expect(output.contains(".init(\"initial\"") && !output.contains(".init(\"name\""))
    }

    @Test func managedPropertiesOfLayersAreKeptByTheLayer() {
        func accessors(_ name: String) -> String {
            "{ get { _layerValue(\"\(name)\", of: self) } set { _setLayerValue(newValue, \"\(name)\", of: self) } }"
        }
        let text = """
            class Ring: Base { @NSManaged public var a: CGFloat, `b`: String?; var c = 1 }
            class Base: CAShapeLayer { @objc @NSManaged dynamic var d: Int }
            extension Ring { @NSManaged var e: Bool }
            func f() { class Local: CALayer { @NSManaged var g: CGPoint } }
            class Other: NSObject { @NSManaged var h: Int }
            """
        let output = rewritten(text)
        #expect(output.contains("{            public var a: CGFloat \(accessors("a")); public var `b`: String? "))
        #expect(output.contains("`b`: String? \(accessors("b")); var c = 1"))
        #expect(output.contains("                          var d: Int \(accessors("d"))"))
        #expect(output.contains("           var e: Bool \(accessors("e"))"))
        #expect(output.contains("           var g: CGPoint \(accessors("g"))"))
        #expect(output.contains("@NSManaged var h: Int \n"))
    }

    @Test func previewsBecomeBlanks() {
        #expect(rewritten("#Preview { A() }; let b = 1") == "                  let b = 1")
        #expect(
            rewritten("#Preview(\"A\", traits: .landscapeLeft) {\n    A()\n} // b\n") == "\n\n  // b\n")
        #expect(
            rewritten("@available(iOS 17, *)\n@MainActor #Preview(\"A\") { A() }\nlet b = 1")
                == "\n\(String(repeating: " ", count: 32))\nlet b = 1")
        #expect(
            rewritten("#if DEBUG\n#Preview(body: { A(#selector(b(c:d:))) })\n#endif")
                == "#if DEBUG\n\(String(repeating: " ", count: 41))\n#endif")
    }

    @Test func observedPropertiesAreNamed() {
        #expect(
            rewritten("let a = b.observe(\\.c, options: .new) { d() }")
                .contains("let a = b.observe(_observed(\"c\", \\.c), options: .new) { d() }"))
        #expect(rewritten("let a = b.observe(\\.c.d) { e() }") == "let a = b.observe(\\.c.d) { e() }")
    }

    @Test func dynamicPropertiesTellOfChanges() {
        func call(_ old: String) -> String { "UIKit.KeyValueObservers.tell(self, \"a\", \(old))" }
        #expect(rewritten("dynamic var a = 1\n") == "        var a = 1 { didSet { \(call("oldValue")) } }\n")
        let place = "\n#sourceLocation(file: \"/A.swift\", line: 1)\n"
        let body = rewritten("dynamic var a = 1 { didSet(b) { c() } }")
        #expect(
            body == "        var a = 1 { didSet(b) { \(call("b"))\(place)\(String(repeating: " ", count: 31)) c() } }")
        #expect(rewritten("dynamic var a: Int { get { b } set { b = 1 } }").contains("set { defer { \(call("nil")) }"))
        #expect(rewritten("dynamic var a: Int { 1 }") == "        var a: Int { 1 }")
        #expect(
            rewritten(
                "class A: NSObject { override func observeValue(forKeyPath: String?) { super.observeValue(forKeyPath: a) } }"
            )
            .contains("         func observeValue(forKeyPath: String?) { UIKit.observeValue(forKeyPath: a) }"))
        // An extension of NSObject isn't what the class derives from.
        #expect(
            rewritten("extension NSObject {}\nclass A: NSObject { override func observeValue(forKeyPath: String?) {} }")
                .contains("         func observeValue(forKeyPath: String?) {}"))
        // What a class of the module has is overridden.
        let derived = "override func observeValue(forKeyPath: String?) { super.observeValue(forKeyPath: nil) }"
        #expect(
            rewritten(
                "class A: NSObject { override func observeValue(forKeyPath: String?) {} }\nclass B: A { \(derived) }"
            ).contains(derived))
    }

    @Test func keyValueCodingIsNotOverridden() {
        let body = rewritten(
            "class A: UIView { override func setValue(_ v: Any?, forUndefinedKey k: String) { super.setValue(v, forUndefinedKey: k) } }"
        )
        #expect(
            body.contains("{          func _setValue(_ v: Any?, forUndefinedKey k: String) { super._plain_setValue(v,"))
        #expect(body.contains(".init(\"setValue:forUndefinedKey:\") { (o: A, a) in try o._setValue(a[0]"))
        // What a class of the module has is overridden, and other methods of the name are their own.
        let derived = "override func _value(forKey key: String) -> Any? { super._value(forKey: key) }"
        #expect(
            rewritten(
                "class A: NSObject { override func value(forKey key: String) -> Any? { 1 } }\n"
                    + "class B: A { override func value(forKey key: String) -> Any? { super.value(forKey: key) } }"
            )
            .contains(derived))
        #expect(
            rewritten("class A: B { override func setValue(_ v: Float, animated: Bool) {} }").contains("override func"))
    }

    @Test func bundlesKnowTheLanguageOfTheProgram() {
        #expect(rewritten("Bundle.main.preferredLocalizations").hasSuffix("Bundle.main.preferredLocalisations"))
    }

    @Test func targetsAreObjects() {
        #expect(
            rewritten("_ = a.item?.target?.perform(b, with: nil)")
                == "_ = (a.item?.target as? NSObject)?.perform(b, with: nil)")
        #expect(rewritten("a.target!.perform(b)") == "(a.target as? NSObject)!.perform(b)")
        #expect(rewritten("target?.perform(b)") == "target?.perform(b)")
    }

    @Test func objectsOfDocumentsAreTold() {
        #expect(
            rewritten("class A: NSObject { override func awakeFromNib() { super.awakeFromNib(); a() } }")
                .contains("         func awakeFromNib() { Void              (); a() }"))
        #expect(
            rewritten("class A: UIView { override func awakeFromNib() { super.awakeFromNib() } }")
                .contains("override func awakeFromNib() { super.awakeFromNib() }"))
    }

    @Test func optionalMethodsCanBeLookedAt() {
        let text = """
            @objc protocol P { @objc optional func done() }
            func a(_ p: P?) { if let done = p?.done { done() }; _ = p?.done == nil; _ = p.map(\\.x) }
            """
        #expect(rewritten(text).contains("if let done = p?._o1_ { done() }; _ = p?._o1_ == nil;"))
    }

    @Test func isolatedTestsEnterTheMainActorInTheirBodies() {
        let text = """
            @MainActor class A: XCTestCase { func testA() throws { try a() }; func testB() async {}; func help() {} }
            class B: XCTestCase { @MainActor func testA() { a() }; func testB() {} }
            class C: A {
                func testC() {
                    c()
                }
            }
            """
        #expect(
            rewritten(text).contains(
                "nonisolated func testA() throws { try MainActor.assumeIsolated { () throws -> Void in try a() }}; "
                    + "func testB() async {}; func help() {} "))
        #expect(
            rewritten(text).contains(
                "           nonisolated func testA() { MainActor.assumeIsolated { () -> Void in a() }}; func testB() {} "
            ))
        #expect(
            rewritten(text).contains(
                "    nonisolated func testC() { MainActor.assumeIsolated { () -> Void in\n        c()\n    }}\n"))
    }

    @Test(arguments: [
        ("#selector(tap(_:))", #"Selector("tap:")  "#),
        ("#selector(A.tap)", #"Selector("tap") "#),
        ("#selector(move(to:animated:))", #"Selector("moveTo:animated:") "#),
        ("#selector(getter: A.name)", #"Selector("name")         "#),
        ("#selector(setter: A.name)", #"Selector("setName:")     "#),
        ("#selector((go(_:)) as (A) -> (Any) -> Void)", #"Selector("go:")                            "#),
        ("#selector(\n  tap(_:)\n)", "Selector(\"tap:\")\n\n "),
        ("#keyPath(A.b.c)", #""b.c"          "#),
        ("#keyPath(b)", #""b"        "#),
        ("#keyPath( /* a */ A . /* b */ b /* c */ )", "\"b\"" + String(repeating: " ", count: 38)),
    ])
    func selectorsAndKeyPathsAreTheirNames(source: String, result: String) {
        let text = rewritten("let x = \(source)")
        #expect(text == "let x = " + result)
    }

    @Test func aNameThatIsTooWideStandsAtTheEndOfTheFile() {
        let output = Rewriter(module: "App").rewrite([.init(path: "/A.swift", text: "let x = #selector(a(b:c:))")])
        #expect(output.files[0].text.contains("\nlet x = _s0               \n"))
        #expect(output.files[0].text.contains(#"fileprivate let _s0: UIKit.Selector = "aWithB:c:""#))
    }

    @Test func selectorsFindTheDeclaration() {
        let text = """
            class A: B { @objc(other:) func tap(_ x: Any) {}; func f() { g(#selector(tap)) } }
            class B { @objc func up(x: Int) {}; let s = #selector(A.up) }
            """
        #expect(rewritten(text).contains(#"g(_s0           )"#) || rewritten(text).contains(#"g(Selector("other:"))"#))
        #expect(rewritten(text).contains(#"_s"#))
    }

    @Test func selectorsFindTheNearestClass() {
        let text = """
            class A { @objc func tap(_ x: Any) {} }
            func f() { class A { @objc func tap() {} }; g(#selector(A.tap)); if h { i(#selector(A.tap)) } }
            func j() { class A { @objc func tap(by x: Int) {} }; k(#selector(A.tap)) }
            let s = #selector(A.tap)
            """
        let output = rewritten(text)
        #expect(output.contains(#"g(Selector("tap") ); if h { i(Selector("tap") ) }"#))
        #expect(output.contains("k(_s0             )"))
        #expect(output.contains(#"s = Selector("tap:")"#))
    }

    @Test func selectorsOfOverloadsFollowTheirTypes() {
        let text = """
            class A { @objc func over(_ x: Int) {}; @objc(overText:) func over(_ x: String) {}
            let s = #selector(over(_:) as (A) -> (String) -> Void), t = #selector(over as ((A) -> (Int) -> Void)) }
            """
        #expect(rewritten(text).contains(#"s = Selector("overText:")"#))
        #expect(rewritten(text).contains(#"t = Selector("over:")"#))
    }

    @Test func commentsStayOutOfTables() {
        let text = """
            class A {
                @objc(b: /* c */ d:) func e(
                    _ f: [String /* g */:
                        Int],  // h
                    _ i: (
                        Int,  // j
                        Int
                    ) -> Void
                ) {}
                @objc(over:) func over(_ x: [String: Int]) {}
                @objc(more:) func over(_ x: [Int]) {}
                let s = #selector(over(_:) as (A) -> ([String : Int]) -> Void)
            }
            """
        #expect(rewritten(text).contains("try o.e(a[0], a[1] as ( Int, Int ) -> Void)"))
        #expect(rewritten(text).contains(".init(\"b:d:\")"))
        #expect(rewritten(text).contains(#"let s = Selector("over:")"#))
    }

    @Test func callsOfUIKitsOptionalMethodsNeedNoMark() {
        #expect(
            rewritten("tableView.delegate?.tableView?(tableView, didSelectRowAt: path)")
                == "tableView.delegate?.tableView (tableView, didSelectRowAt: path)")
        #expect(rewritten("self.completion?(1)") == "self.completion?(1)")
    }
}

/// Objective-C's names follow the rules of Swift's compiler.
struct ObjectiveCNameTests {
    @Test(
        arguments: [
            ("tap", [], "tap"), ("tap", [nil], "tap:"), ("addEntry", ["sender"], "addEntryWithSender:"),
            ("foo", ["with", "for"], "fooWith:for:"), ("move", ["to"], "moveTo:"),
            ("animate", [nil, "by"], "animate:by:"),
            ("scroll", ["inView"], "scrollInView:"), ("moveTo", ["point"], "moveToPoint:"), ("a", [nil, nil], "a::"),
            ("tap", [nil, "forEvent"], "tap:forEvent:"),
        ] as [(String, [String?], String)])
    func selector(base: String, labels: [String?], name: String) {
        #expect(ObjectiveCName.selector(base: base, labels: labels) == name)
    }

    @Test func errorsAndCompletionsArePieces() {
        #expect(ObjectiveCName.selector(base: "load", labels: [], throwing: true) == "loadAndReturnError:")
        #expect(ObjectiveCName.selector(base: "load", labels: [nil], throwing: true) == "load:error:")
        #expect(ObjectiveCName.selector(base: "load", labels: [], isAsync: true) == "loadWithCompletionHandler:")
    }
}

extension String {
    fileprivate func components(after separator: String) -> String {
        firstRange(of: separator).map { String(self[$0.upperBound...]) } ?? self
    }
    fileprivate func components(before separator: String) -> String {
        firstRange(of: separator).map { String(self[..<$0.lowerBound]) } ?? self
    }
}

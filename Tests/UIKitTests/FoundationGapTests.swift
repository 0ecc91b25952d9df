import Foundation
import Testing
import UIKit

/// What Foundation has on Apple's systems and lacks on Linux.
@MainActor struct FoundationGapTests {
    final class Song: NSObject, NamedValues {
        private var values: [String: Any]
        init(_ values: [String: Any]) { self.values = values }
        func namedValue(_ name: String) -> Any? { values[name] }
        func setNamedValue(_ value: Any?, _ name: String) { values[name] = value }
    }

    private let songs = [
        Song(["title": "Élan", "year": 1998, "artist": Song(["name": "Ann"])]),
        Song(["title": "delta", "year": 2004]), Song(["title": "Coast", "year": 2004, "isLive": true]),
    ]

    @Test(
        arguments: [
            ("title == %@", ["Coast"], ["Coast"]), ("title CONTAINS[cd] 'e'", [], ["Élan", "delta"]),
            ("year > 2000 AND NOT isLive == YES", [], ["delta"]), ("%K BEGINSWITH[c] %@", ["title", "D"], ["delta"]),
            ("year BETWEEN {1990, 2000} || title LIKE 'C*t'", [], ["Élan", "Coast"]),
            ("year IN %@", ["1998"], []), ("title MATCHES '[a-z]+'", [], ["delta"]),
            ("artist.name = \"Ann\"", [], ["Élan"]),
            ("artist == nil and (year <= 2003 or year >= 2004)", [], ["delta", "Coast"]),
            ("title ENDSWITH 'a'", [], ["delta"]), ("TRUEPREDICATE", [], ["Élan", "delta", "Coast"]),
        ] as [(String, [String], [String])])
    func predicatesAreRead(format: String, arguments: [String], titles: [String]) {
        let predicate = NSPredicate(format: format, argumentArray: arguments)
        #expect(songs.filter { predicate.evaluate(with: $0) }.map { $0.value(forKey: "title") as? String } == titles)
    }

    @Test func errorsFillFormats() {
        let error = NSError(domain: "shop", code: 3, userInfo: [NSLocalizedDescriptionKey: "Closed"])
        let text = String(format: "%@ and %d", error, 4)
        #expect(text.contains("shop") && text.contains("Closed") && text.hasSuffix(" and 4"))
    }

    @Test func bundlesKeysAreThoseOfTheirPlist() {
        #expect([kCFBundleVersionKey, kCFBundleNameKey] as [String] == ["CFBundleVersion", "CFBundleName"])
    }

    @Test func predicatesAskTextsThemselves() {
        let mail = NSPredicate(format: "SELF MATCHES %@", "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,}")
        #expect(mail.evaluate(with: "ann@example.com") && !mail.evaluate(with: "ann@"))
        // What isn't understood fits nothing.
        #expect(!NSPredicate(format: "SUBQUERY(a, $x, $x == 1)").evaluate(with: "a"))
    }

    @Test func listsAreSortedByNames() {
        let list = NSArray(array: songs)
        func titles(_ descriptors: NSSortDescriptor...) -> [String?] {
            list.sortedArray(using: descriptors).map { ($0 as? Song)?.value(forKey: "title") as? String }
        }
        let title = NSSortDescriptor(
            key: "title", ascending: true, selector: Selector("localizedCaseInsensitiveCompare:"))
        #expect(titles(NSSortDescriptor(key: "year", ascending: false), title) == ["Coast", "delta", "Élan"])
        #expect(titles(NSSortDescriptor(key: "artist.name", ascending: true), title).last == "Élan")
    }

    @Test func durationsAreWritten() {
        func text(_ seconds: TimeInterval, _ style: DateComponentsFormatter.UnitsStyle, pad: Bool = false) -> String? {
            let formatter = DateComponentsFormatter()
            formatter.allowedUnits = [.hour, .minute, .second]
            formatter.unitsStyle = style
            if pad { formatter.zeroFormattingBehavior = .pad }
            return formatter.string(from: seconds)
        }
        #expect(
            text(65, .positional) == "1:05" && text(5, .positional) == "0:05" && text(3725, .positional) == "1:02:05")
        #expect(text(65, .positional, pad: true) == "00:01:05")
        #expect(text(3900, .abbreviated) == "1h 5m" && text(3900, .full) == "1 hour, 5 minutes")
        #expect(text(3900, .short) == "1 hr, 5 min" && text(0, .full) == "0 seconds")
    }

    @Test func momentsAreWrittenFromNow() {
        let formatter = RelativeDateTimeFormatter()
        formatter.calendar = Calendar(identifier: .gregorian)
        let now = Date(timeIntervalSince1970: 1_700_000_000)
        #expect(formatter.localizedString(for: now + 7200, relativeTo: now) == "in 2 hours")
        #expect(formatter.localizedString(for: now - 86400, relativeTo: now) == "1 day ago")
        formatter.dateTimeStyle = .named
        #expect(formatter.localizedString(for: now - 86400, relativeTo: now) == "yesterday")
        formatter.unitsStyle = .abbreviated
        #expect(formatter.localizedString(for: now - 180, relativeTo: now) == "3m ago")
    }

    @Test func measurementsAndListsAreWritten() {
        let formatter = MeasurementFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.numberFormatter.maximumFractionDigits = 1
        #expect(formatter.string(from: Measurement(value: 4.25, unit: UnitLength.kilometers)) == "4.2 km")
        #expect(formatter.string(from: Measurement(value: 20, unit: UnitTemperature.celsius)) == "20°C")
        #expect(ListFormatter.localizedString(byJoining: ["a", "b", "c"]) == "a, b, and c")
    }

    @Test func translationsTakeValues() {
        #expect(String(localized: "Hello") == "Hello")
        #expect(String(localized: "\(3) songs by \("Ann"), 100%") == "3 songs by Ann, 100%")
        #expect(String(localized: "greeting", defaultValue: "Hi \("Ann")") == "Hi Ann")
    }

    final class Player: NSObject {
        var rate = 0 { didSet { KeyValueObservers.tell(self, "rate", oldValue) } }
    }
    final class Watcher: UIResponder {
        var heard: [String] = []
        override func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {
            heard.append("\(keyPath ?? "") \(change?[.oldKey] ?? "-") \(change?[.newKey] ?? "-")")
        }
    }

    @Test func observersHearOfProperties() {
        ClassRegistry.register(
            Player.self, as: "Player", in: "Tests", members: MemberTable(properties: [.init("rate", \Player.rate)]))
        let player = Player()
        var changes: [String] = []
        let observation = player.observe(\.rate, options: [.initial, .new, .old]) { _, change in
            changes.append("\(change.oldValue.map { "\($0)" } ?? "-") \(change.newValue ?? -1)")
        }
        let watcher = Watcher()
        player.addObserver(watcher, forKeyPath: "rate", options: [.new, .old], context: nil)
        player.rate = 2
        player.removeObserver(watcher, forKeyPath: "rate")
        player.rate = 3
        observation.invalidate()
        player.rate = 4
        #expect(changes == ["- 0", "0 2", "2 3"])
        #expect(watcher.heard == ["rate 0 2"])
    }

    /// "You use willChangeValue(forKey:) to inform the observed object that the value for a given property is about to change",
    /// and `didChangeValue(forKey:)` when it has.
    final class Meter: NSObject {
        var level = 0
        func raise() {
            willChangeValue(forKey: "level")
            level += 1
            didChangeValue(forKey: "level")
        }
    }

    @Test func observersHearOfChangesThatAreAnnounced() {
        ClassRegistry.register(
            Meter.self, as: "Meter", in: "Tests", members: MemberTable(properties: [.init("level", \Meter.level)]))
        let (meter, watcher) = (Meter(), Watcher())
        meter.raise()
        meter.addObserver(watcher, forKeyPath: "level", options: [.new, .old], context: nil)
        meter.raise()
        meter.level = 7
        meter.raise()
        meter.removeObserver(watcher, forKeyPath: "level")
        meter.raise()
        #expect(watcher.heard == ["level 1 2", "level 7 8"])
    }
}

import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Detectors and observers")
struct DetectorTests {
    private enum Wanted: NSTextCheckingTypes { case link = 64, phoneNumber = 2048 }

    private func found(_ text: String, _ types: Wanted) throws -> [String] {
        let detector = try NSDataDetector(types: types.rawValue)
        let whole = NSRange(location: 0, length: text.utf16.count)
        return detector.matches(in: text, range: whole).map { $0.url?.absoluteString ?? $0.phoneNumber ?? "" }
    }

    @Test func links() throws {
        #expect(
            try found("See https://a.de/b?c=1, www.example.com or me@site.org.", .link)
                == ["https://a.de/b?c=1", "http://www.example.com", "mailto:me@site.org"])
        #expect(try found("No link here. Or is there", .link).isEmpty)
        #expect(try found("Call https://a.de", .phoneNumber).isEmpty)
    }

    @Test func phoneNumbers() throws {
        #expect(
            try found("Call +49 30 1234567 or (555) 123-4567.", .phoneNumber) == ["+49 30 1234567", "(555) 123-4567"])
        #expect(try found("In 2024 it cost 12.50", .phoneNumber).isEmpty)
    }

    @Test func matchesAreGivenToAClosureUntilItStops() throws {
        let text = "https://a.de https://b.de https://c.de"
        var hosts: [String?] = []
        try NSDataDetector(types: Wanted.link.rawValue).enumerateMatched(
            in: text, range: NSRange(location: 0, length: text.utf16.count)
        ) { match, _, stop in
            hosts.append(match?.url?.host)
            if hosts.count == 2 { stop.pointee = true }
        }
        #expect(hosts == ["a.de", "b.de"])
    }

    @Test("Notifications come one after the other to whoever waits for them")
    func notifications() async {
        let name = Notification.Name("Espalier.test")
        let sent = NSObject()
        let notifications = NotificationCenter.default.notifications(named: name, object: sent)
        for number in 1...2 { NotificationCenter.default.post(name: name, object: sent, userInfo: ["number": number]) }
        NotificationCenter.default.post(name: name, object: NSObject())
        var numbers: [Int] = []
        for await note in notifications {
            numbers.append(note.userInfo?["number"] as? Int ?? 0)
            if numbers.count == 2 { break }
        }
        #expect(numbers == [1, 2])
    }
}

import Foundation
import Testing

@testable import UIKit

@Suite("A program's locale")
struct ProgramLocaleTests {
    private func identifier(_ variables: [String: String], _ chosen: String? = nil, _ has: String...) -> String {
        ProgramLocale.identifier(variables: variables, chosen: chosen, localizations: has)
    }

    @Test func withoutALanguageItIsThatOfASimulator() {
        #expect(identifier([:]) == "en_US")
        for name in ["", "C", "C.UTF-8", "POSIX", "C.utf8", "nonsense_XX"] {
            #expect(identifier(["LANG": name]) == "en_US" && identifier(["LC_ALL": name]) == "en_US")
        }
    }

    @Test func whatTheUserSetCounts() {
        #expect(identifier(["LANG": "de_DE.UTF-8"]) == "de_DE" && identifier(["LANG": "en_GB"]) == "en_GB")
        #expect(identifier(["LANG": "de_DE@euro", "LC_ALL": "fr_FR.UTF-8"]) == "fr_FR")
        #expect(identifier(["LANG": "de_DE", "LC_ALL": ""]) == "de_DE" && identifier(["LANG": "de"]) == "de")
        #expect(identifier(["LANG": "de_DE", "LC_ALL": "C"]) == "en_US")
    }

    @Test func aChosenLanguageCountsWhereTheBundleHasIt() {
        #expect(identifier([:], "de", "de", "en") == "de_US")
        #expect(identifier(["LANG": "en_GB"], "de", "de", "en") == "de_GB")
        #expect(identifier([:], "de-AT", "de", "en") == "de_AT" && identifier([:], "pt-BR", "pt-BR") == "pt_BR")
        #expect(identifier([:], "zh-Hans", "zh-Hans") == "zh-Hans_US")
        #expect(identifier([:], "ar", "en", "Base") == "en_US" && identifier([:], "ar", "Base", "en") == "en_US")
    }

    /// One locale counts for a whole process, so this test has one of its own.
    @Test func foundationTakesItForTheUsers() async {
        await #expect(processExitsWith: .success) {
            precondition(ProgramLocale.adopt("en_US") && ProgramLocale.adopt("en_US"))
            let (numbers, dates) = (NumberFormatter(), DateFormatter())
            numbers.numberStyle = .currency
            (dates.dateStyle, dates.timeZone) = (.medium, .gmt)
            let moment = Date(timeIntervalSince1970: 1.7e9)
            precondition(numbers.string(from: 1.99) == "$1.99" && dates.string(from: moment) == "Nov 14, 2023")
            precondition(1.5.formatted(.currency(code: "USD")) == "$1.50")
            precondition(moment.formatted(.dateTime.month().day().locale(.current)) == "Nov 14")
            precondition(Calendar.current.firstWeekday == 1 && Locale.autoupdatingCurrent.identifier == "en_US")
            precondition(Locale.current.measurementSystem == .us && Locale.current.region == .unitedStates)
        }
        await #expect(processExitsWith: .success) {
            precondition(ProgramLocale.adopt("de_DE") && Calendar.current.firstWeekday == 2)
            precondition(1234.5.formatted() == "1.234,5")
        }
        await #expect(processExitsWith: .success) {
            precondition(!ProgramLocale.adopt("a_name_of_many_letters") && Locale.current.identifier == "en_001")
        }
    }
}

import Combine
import Foundation
import Testing

private struct Refused: Error, Equatable {}

/// The words that Apple's documentation of Combine says of each, as tests.
@Suite("Combine") struct CombineTests {
    // MARK: Subjects

    @Test func currentValueSubjectGivesItsValueFirst() {
        let subject = CurrentValueSubject<Int, Never>(1)
        var values: [Int] = []
        let cancellable = subject.sink { values.append($0) }
        subject.send(2)
        subject.value = 3
        #expect(values == [1, 2, 3] && subject.value == 3)
        cancellable.cancel()
        subject.send(4)
        #expect(values == [1, 2, 3] && subject.value == 4)
    }

    @Test func passthroughSubjectKeepsNothing() {
        let subject = PassthroughSubject<String, Refused>()
        subject.send("lost")
        var (values, ends): ([String], [Subscribers.Completion<Refused>]) = ([], [])
        let cancellable = subject.sink(receiveCompletion: { ends.append($0) }, receiveValue: { values.append($0) })
        subject.send("a")
        subject.send(completion: .failure(Refused()))
        subject.send("b")
        subject.send(completion: .finished)
        #expect(values == ["a"] && ends == [.failure(Refused())])
        var late: [Subscribers.Completion<Refused>] = []
        let second = subject.sink(receiveCompletion: { late.append($0) }, receiveValue: { _ in })
        #expect(late == [.failure(Refused())])
        cancellable.cancel()
        second.cancel()
    }

    @Test func allWhoListenHearInOrder() {
        let subject = PassthroughSubject<Int, Never>()
        var heard: [String] = []
        var kept: Set<AnyCancellable> = []
        subject.sink { heard.append("a\($0)") }.store(in: &kept)
        subject.sink { heard.append("b\($0)") }.store(in: &kept)
        subject.send(1)
        subject.send(2)
        #expect(heard.filter { $0.hasPrefix("a") } == ["a1", "a2"])
        #expect(heard.filter { $0.hasPrefix("b") } == ["b1", "b2"])
        kept = []
        subject.send(3)
        #expect(heard.count == 4)
    }

    @Test func goneCancellablesEnd() {
        let subject = PassthroughSubject<Int, Never>()
        var values: [Int] = []
        var cancellable: AnyCancellable? = subject.sink { values.append($0) }
        subject.send(1)
        #expect(cancellable != nil)
        cancellable = nil
        subject.send(2)
        #expect(values == [1])
    }

    // MARK: Published

    private final class Model: ObservableObject {
        @Published var name = "Ada"
        @Published var age = 36
        @Published var shown = ""
    }

    @Test func publishedPropertiesTellBeforeTheyChange() {
        let model = Model()
        var seen: [[String]] = []
        let cancellable = model.$name.sink { seen.append([$0, model.name]) }
        model.name = "Grace"
        #expect(seen == [["Ada", "Ada"], ["Grace", "Ada"]] && model.name == "Grace")
        cancellable.cancel()
    }

    @Test func observableObjectsTellThatTheyWillChange() {
        let model = Model()
        var ages: [Int] = []
        let cancellable = model.objectWillChange.sink { ages.append(model.age) }
        model.age = 37
        model.age = 38
        #expect(ages == [36, 37])
        cancellable.cancel()
    }

    @Test func publishersAreAssigned() {
        final class Label { var text = "" }
        let (label, subject, model) = (Label(), CurrentValueSubject<Int, Never>(7), Model())
        let cancellable = subject.map(String.init).assign(to: \.text, on: label)
        #expect(label.text == "7")
        subject.send(8)
        #expect(label.text == "8")
        cancellable.cancel()
        subject.send(9)
        #expect(label.text == "8")
        subject.map { "\($0) years" }.assign(to: &model.$shown)
        #expect(model.shown == "9 years")
        subject.send(10)
        #expect(model.shown == "10 years")
    }

    // MARK: Operators

    private func all<P: Publisher>(_ publisher: P) -> [P.Output] where P.Failure == Never {
        var values: [P.Output] = []
        publisher.sink { values.append($0) }.cancel()
        return values
    }

    @Test func valuesAreChangedAndChosen() {
        let numbers = [1, 1, 2, 3, 3, 1].publisher
        #expect(all(numbers.map { $0 * 10 }) == [10, 10, 20, 30, 30, 10])
        #expect(all(numbers.filter { $0 > 1 }) == [2, 3, 3])
        #expect(all(numbers.removeDuplicates()) == [1, 2, 3, 1])
        #expect(all(["1", "x", "3"].publisher.compactMap(Int.init)) == [1, 3])
        #expect(all(numbers.scan(0, +)) == [1, 2, 4, 7, 10, 11])
        #expect(all(numbers.collect()) == [[1, 1, 2, 3, 3, 1]])
        #expect(all(numbers.collect(4)) == [[1, 1, 2, 3], [3, 1]])
        #expect(all(numbers.dropFirst(4)) == [3, 1] && all(numbers.prefix(2)) == [1, 1])
        #expect(all(numbers.first { $0 > 1 }) == [2] && all(numbers.last()) == [1])
        #expect(all([2].publisher.prepend(1).append(3)) == [1, 2, 3])
        #expect(all(Empty<Int, Never>().replaceEmpty(with: 5)) == [5])
        #expect(all([Optional(1), nil].publisher.replaceNil(with: 0)) == [1, 0])
    }

    @Test func errorsEndWhatTheyMeet() {
        var (values, end): ([Int], Subscribers.Completion<any Error>?) = ([], nil)
        let cancellable = [1, 2, 3].publisher.tryMap { number -> Int in
            if number == 2 { throw Refused() }
            return number
        }.sink(receiveCompletion: { end = $0 }, receiveValue: { values.append($0) })
        guard case .failure(let error) = end else {
            Issue.record("it didn't fail")
            return
        }
        #expect(values == [1] && error is Refused)
        let failing = Fail<Int, Refused>(error: Refused())
        #expect(all(failing.replaceError(with: 0)) == [0])
        #expect(all(failing.catch { _ in Just(9) }) == [9])
        cancellable.cancel()
    }

    @Test func newestValuesAreCombined() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
        var (values, isOver): ([String], Bool) = ([], false)
        let cancellable = a.combineLatest(b).sink(
            receiveCompletion: { _ in isOver = true }, receiveValue: { values.append("\($0)\($1)") })
        a.send(1)
        a.send(2)
        b.send("x")
        a.send(3)
        b.send("y")
        #expect(values == ["2x", "3x", "3y"])
        a.send(completion: .finished)
        b.send("z")
        #expect(values.last == "3z" && !isOver)
        b.send(completion: .finished)
        #expect(isOver)
        cancellable.cancel()
    }

    @Test func fourNewestValuesAreCombined() {
        let subjects = (1...4).map { CurrentValueSubject<Int, Never>($0) }
        var values: [Int] = []
        let cancellable = subjects[0].combineLatest(subjects[1], subjects[2], subjects[3]) { $0 + $1 + $2 + $3 }
            .sink { values.append($0) }
        subjects[3].send(10)
        #expect(values == [10, 16])
        cancellable.cancel()
    }

    @Test func valuesAreMergedAsTheyCome() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        var (values, isOver): ([Int], Bool) = ([], false)
        let cancellable = a.merge(with: b).sink(
            receiveCompletion: { _ in isOver = true }, receiveValue: { values.append($0) })
        a.send(1)
        b.send(20)
        a.send(2)
        a.send(completion: .finished)
        b.send(21)
        #expect(values == [1, 20, 2, 21] && !isOver)
        b.send(completion: .finished)
        #expect(isOver)
        cancellable.cancel()
    }

    @Test func pairsWaitForEachOther() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
        var values: [String] = []
        let cancellable = a.zip(b).sink { values.append("\($0)\($1)") }
        a.send(1)
        a.send(2)
        b.send("x")
        #expect(values == ["1x"])
        b.send("y")
        #expect(values == ["1x", "2y"])
        cancellable.cancel()
    }

    @Test func theNewestOfInnerPublishersCounts() {
        let (words, first, second) = (
            PassthroughSubject<PassthroughSubject<Int, Never>, Never>(), PassthroughSubject<Int, Never>(),
            PassthroughSubject<Int, Never>()
        )
        var values: [Int] = []
        let cancellable = words.switchToLatest().sink { values.append($0) }
        words.send(first)
        first.send(1)
        words.send(second)
        first.send(2)
        second.send(3)
        #expect(values == [1, 3])
        cancellable.cancel()
    }

    @Test func sharedPublishersListenOnce() {
        var count = 0
        let subject = PassthroughSubject<Int, Never>()
        let shared = subject.handleEvents(receiveSubscription: { _ in count += 1 }).share()
        var (a, b): ([Int], [Int]) = ([], [])
        let (first, second) = (shared.sink { a.append($0) }, shared.sink { b.append($0) })
        subject.send(1)
        #expect(count == 1 && a == [1] && b == [1])
        first.cancel()
        subject.send(2)
        #expect(a == [1] && b == [1, 2])
        second.cancel()
    }

    // MARK: Time

    @Test func debounceWaitsForRest() {
        let (clock, subject) = (TestScheduler(), PassthroughSubject<String, Never>())
        var values: [String] = []
        let cancellable = subject.debounce(for: .milliseconds(300), scheduler: clock).sink { values.append($0) }
        subject.send("L")
        clock.advance(by: 200)
        subject.send("Li")
        clock.advance(by: 299)
        #expect(values.isEmpty)
        clock.advance(by: 1)
        #expect(values == ["Li"])
        subject.send("Lis")
        subject.send("Lisb")
        clock.advance(by: 1000)
        #expect(values == ["Li", "Lisb"])
        subject.send("Lisbon")
        cancellable.cancel()
        clock.advance(by: 1000)
        #expect(values == ["Li", "Lisb"])
    }

    @Test func valuesAreCollectedByTime() {
        let (clock, subject) = (TestScheduler(), PassthroughSubject<Int, Never>())
        var (byTime, byBoth): ([[Int]], [[Int]]) = ([], [])
        let listening = [
            subject.collect(.byTime(clock, .milliseconds(100))).sink { byTime.append($0) },
            subject.collect(.byTimeOrCount(clock, .milliseconds(100), 2)).sink { byBoth.append($0) },
        ]
        for number in 1...3 { subject.send(number) }
        #expect(byTime.isEmpty && byBoth == [[1, 2]])
        clock.advance(by: 100)
        #expect(byTime == [[1, 2, 3]] && byBoth == [[1, 2], [3]])
        clock.advance(by: 200)
        #expect(byTime.count == 1 && byBoth.count == 2)
        subject.send(4)
        subject.send(completion: .finished)
        #expect(byTime == [[1, 2, 3], [4]] && byBoth == [[1, 2], [3], [4]])
        withExtendedLifetime(listening) {}
    }

    @Test func valuesMoveToASchedulerInOrder() {
        let (clock, subject) = (TestScheduler(), PassthroughSubject<Int, Never>())
        var (values, isOver): ([Int], Bool) = ([], false)
        let cancellable = subject.receive(on: clock).sink(
            receiveCompletion: { _ in isOver = true }, receiveValue: { values.append($0) })
        subject.send(1)
        subject.send(2)
        subject.send(completion: .finished)
        #expect(values.isEmpty && !isOver)
        clock.advance()
        #expect(values == [1, 2] && isOver)
        cancellable.cancel()
    }

    @Test func delayKeepsValuesBack() {
        let (clock, subject) = (TestScheduler(), PassthroughSubject<Int, Never>())
        var values: [Int] = []
        let cancellable = subject.delay(for: .seconds(1), scheduler: clock).sink { values.append($0) }
        subject.send(1)
        clock.advance(by: 999)
        #expect(values.isEmpty)
        clock.advance(by: 1)
        #expect(values == [1])
        cancellable.cancel()
    }

    // MARK: Beginnings and ends

    @Test func futuresKeepTheirResult() {
        var count = 0
        let future = Future<Int, Never> { promise in
            count += 1
            promise(.success(42))
        }
        #expect(all(future) == [42] && all(future) == [42] && count == 1)
        let deferred = Deferred { Just(count) }
        count = 5
        #expect(all(deferred) == [5])
    }

    @Test func finishedPublishersSaySo() {
        var events: [String] = []
        let cancellable = Just(1).handleEvents(receiveCancel: { events.append("cancel") }).sink(
            receiveCompletion: { events.append("\($0)") }, receiveValue: { events.append("\($0)") })
        #expect(events == ["1", "finished"])
        cancellable.cancel()
        #expect(events == ["1", "finished"])
    }

    @Test func subscribersAskForValues() {
        final class Two: Subscriber {
            var values: [Int] = []
            var isOver = false
            func receive(subscription: any Subscription) { subscription.request(.max(2)) }
            func receive(_ input: Int) -> Subscribers.Demand {
                values.append(input)
                return .none
            }
            func receive(completion: Subscribers.Completion<Never>) { isOver = true }
        }
        let two = Two()
        [1, 2, 3].publisher.subscribe(two)
        #expect(two.values == [1, 2] && !two.isOver)
    }
}

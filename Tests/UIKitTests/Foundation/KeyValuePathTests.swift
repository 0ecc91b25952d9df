import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Paths of names")
struct KeyValuePathTests {
    final class Task: NSObject {
        var title: String?
        var hours = 0
        init(_ title: String?, _ hours: Int) { (self.title, self.hours) = (title, hours) }
    }

    final class Project: NSObject {
        var tasks: [Task] = []
        var unknown: [String: Any?] = [:]
        func _setValue(_ value: Any?, forUndefinedKey key: String) { unknown[key] = value }
        func _value(forUndefinedKey key: String) -> Any? { "no \(key)" }
    }

    private let project = Project()

    init() {
        ClassRegistry.register(
            Task.self, as: "Task", in: "Paths",
            members: MemberTable(properties: [.init("title", \Task.title), .init("hours", \Task.hours)]))
        ClassRegistry.register(
            Project.self, as: "Project", in: "Paths",
            members: MemberTable(
                properties: [.init("tasks", \Project.tasks)],
                methods: [
                    .init("setValue:forUndefinedKey:") { (object: Project, arguments) in
                        try object._setValue(arguments[0] as Any?, forUndefinedKey: arguments[1])
                    },
                    .init("valueForUndefinedKey:") { (object: Project, arguments) in
                        try object._value(forUndefinedKey: arguments[0])
                    },
                ]))
        project.tasks = [Task("one", 3), Task(nil, 4), Task("three", 5)]
    }

    @Test func aPropertyThatIsNilIsNil() {
        #expect(project.tasks[1].value(forKey: "title") == nil)
        #expect(project.tasks[0].value(forKey: "title") as? String == "one")
        #expect(project.tasks[1].dictionaryWithValues(forKeys: ["title", "hours"])["title"] is NSNull)
    }

    @Test func namesReachIntoCollections() {
        #expect(project.value(forKeyPath: "tasks.title") as? [String] == ["one", "three"])
        #expect(project.value(forKeyPath: "tasks.@count") as? Int == 3)
        #expect(project.value(forKeyPath: "tasks.@sum.hours") as? Int == 12)
        #expect((project.tasks as NSArray).value(forKeyPath: "@max.hours") as? Int == 5)
        #expect((project.tasks as NSArray).value(forKey: "hours") as? [Int] == [3, 4, 5])
        #expect((project.tasks as NSArray).value(forKeyPath: "@avg.hours") as? Double == 4)
        #expect(project.tasks[0].value(forKeyPath: "title.length") as? Int == 3)
    }

    @Test func aClassDecidesAboutNamesThatItLacks() {
        project.setValuesForKeys(["tasks": [Task("new", 1)], "colour": "red", "size": NSNull()])
        #expect(project.tasks.map(\.title) == ["new"])
        #expect(project.unknown["colour"] as? String == "red" && project.unknown.keys.contains("size"))
        #expect(project.value(forKey: "shape") as? String == "no shape")
    }

    private func fits(_ format: String, _ arguments: any CVarArg...) -> Bool {
        NSPredicate(format: format, argumentArray: arguments).evaluate(with: project)
    }

    @Test func predicatesAskOfCollections() {
        #expect(fits("ANY tasks.title == %@", "three") && !fits("ANY tasks.title == 'two'"))
        #expect(fits("ALL tasks.hours > 2") && !fits("ALL tasks.hours > 3") && fits("NONE tasks.hours == 9"))
        #expect(fits("tasks.@count == 3") && fits("tasks.@sum.hours BETWEEN {10, 12}"))
        #expect(fits("SUBQUERY(tasks, $task, $task.hours > 3 AND $task.title == nil).@count == 1"))
        #expect(!fits("SUBQUERY(tasks, $task, $task.hours > 5).@count > 0") && !fits("SUBQUERY(tasks)"))
        #expect(NSPredicate(format: "title.length > 3").evaluate(with: project.tasks[2]))
    }

    /// On Apple's systems these are objects.
    @Test func valuesFillPlacesOfObjects() throws {
        let id = try #require(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"))
        let holder: [String: Any] = ["id": id, "name": "x", "day": Date(timeIntervalSince1970: 10)]
        #expect(NSPredicate(format: "id == %@", id as CVarArg).evaluate(with: holder))
        #expect(NSPredicate(format: "name IN %@", ["x", "y"]).evaluate(with: holder))
        #expect(NSPredicate(format: "day > %@", Date(timeIntervalSince1970: 5) as NSDate).evaluate(with: holder))
        #expect(
            String(format: "%@ %@", id as CVarArg, NSNumber(value: 3)) == "E621E1F8-C36C-495A-93FC-0C247A3E6E5F 3")
    }
}

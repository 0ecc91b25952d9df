import Foundation
import TestFolders
import Testing

@testable import Project

/// Models of Core Data: which version counts, and the classes that Xcode's documentation describes ("Generating code": class
/// definition, category or extension, manual).
@Suite struct DataModelTests {
    private let temporary: TemporaryFolder

    init() throws { temporary = try TemporaryFolder() }

    private func model(_ entities: String) throws -> DataModel {
        let name = "\(UUID().uuidString)/Shop.xcdatamodeld"
        try temporary.write("<model>\(entities)</model>", to: "\(name)/Shop.xcdatamodel/contents")
        return try DataModel(temporary.path(name))
    }

    private func text(_ file: String, of model: DataModel) throws -> String {
        try #require(model.classes.first { $0.name == file }).text
    }

    @Test func theVersionInUseIsTheOneThatTheModelNames() throws {
        let name = "\(UUID().uuidString)/Shop.xcdatamodeld"
        for version in ["One", "Two"] {
            try temporary.write(
                "<model><entity name=\"\(version)\"/></model>", to: "\(name)/\(version).xcdatamodel/contents")
        }
        #expect(try DataModel(temporary.path(name)).entities.map(\.name) == ["Two"])
        try temporary.write(
            "<plist version=\"1.0\"><dict><key>_XCCurrentVersionName</key><string>One.xcdatamodel</string></dict></plist>",
            to: "\(name)/.xccurrentversion")
        let model = try DataModel(temporary.path(name))
        #expect(model.entities.map(\.name) == ["One"] && model.name == "Shop")
    }

    @Test func aClassDefinitionIsAClassWithItsProperties() throws {
        let model = try model(
            """
            <entity name="Item" representedClassName="CDItem" codeGenerationType="class">
              <attribute name="title" optional="YES" attributeType="String"/>
              <attribute name="count" attributeType="Integer 16" usesScalarValueType="YES"/>
              <attribute name="price" attributeType="Double"/>
              <attribute name="default" attributeType="Date"/>
              <attribute name="tags" attributeType="Transformable" customClassName="[String]"/>
              <relationship name="orders" toMany="YES" destinationEntity="Order"/>
            </entity>
            <entity name="Order" representedClassName=".CDOrder" codeGenerationType="class">
              <relationship name="item" maxCount="1" destinationEntity="Item"/>
            </entity>
            """)
        #expect(
            try text("CDItem+CoreDataClass.swift", of: model).contains(
                "@objc(CDItem)\npublic class CDItem: NSManagedObject {"))
        let item = try text("CDItem+CoreDataProperties.swift", of: model)
        #expect(item.contains("class func fetchRequest() -> NSFetchRequest<CDItem> {"))
        #expect(item.contains("NSFetchRequest<CDItem>(entityName: \"Item\")"))
        for property in [
            "title: String?", "count: Int16", "price: NSNumber?", "`default`: Date?", "tags: [String]?",
            "orders: NSSet?",
        ] { #expect(item.contains("    @NSManaged public var \(property)\n"), "\(property)") }
        #expect(item.contains("func addToOrders(_ value: CDOrder)\n"))
        #expect(item.contains("func removeFromOrders(_ values: NSSet)\n"))
        #expect(item.contains("extension CDItem: Identifiable {"))
        #expect(try text("CDOrder+CoreDataProperties.swift", of: model).contains("var item: CDItem?\n"))
    }

    @Test func aKindBelowAnotherIsASubclass() throws {
        let model = try model(
            """
            <entity name="Shape" representedClassName="Shape" isAbstract="YES" codeGenerationType="class"/>
            <entity name="Circle" representedClassName="Circle" parentEntity="Shape" codeGenerationType="class"/>
            """)
        #expect(try text("Circle+CoreDataClass.swift", of: model).contains("public class Circle: Shape {"))
        #expect(try !text("Circle+CoreDataProperties.swift", of: model).contains("Identifiable"))
    }

    @Test func anExtensionIsWrittenWithoutItsClassAndManualCodeNotAtAll() throws {
        let model = try model(
            """
            <entity name="A" representedClassName="A" codeGenerationType="category"/>
            <entity name="B" representedClassName="B"/>
            <entity name="C" codeGenerationType="class"/>
            """)
        #expect(model.classes.map(\.name) == ["A+CoreDataProperties.swift"])
    }

    @Test func aModelIsFoundAmongTheFilesOfAFolder() throws {
        let name = "\(UUID().uuidString)/Shop"
        try temporary.write("", to: "\(name)/A.swift")
        try temporary.write("<model/>", to: "\(name)/Data/Shop.xcdatamodeld/Shop.xcdatamodel/contents")
        let project = try AppProject(at: temporary.path(name))
        #expect(project.models == [temporary.path("\(name)/Data/Shop.xcdatamodeld")] && project.resources.isEmpty)
    }

    @Test func aModelThatIsNoneIsAnError() throws {
        let name = "\(UUID().uuidString)/Shop.xcdatamodeld"
        try temporary.write("<model", to: "\(name)/Shop.xcdatamodel/contents")
        #expect(throws: AppProjectError.self) { try DataModel(temporary.path(name)) }
    }
}

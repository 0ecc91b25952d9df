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

    @Test func relationshipsWithAnOrderHaveMethodsForPlaces() throws {
        let model = try model(
            """
            <entity name="List" representedClassName="List" codeGenerationType="class">
              <relationship name="items" toMany="YES" ordered="YES" destinationEntity="Item"/>
            </entity>
            """)
        let list = try text("List+CoreDataProperties.swift", of: model)
        for method in [
            "insertIntoItems(_ value: Item, at idx: Int)", "removeFromItems(at idx: Int)",
            "insertIntoItems(_ values: [Item], at indexes: NSIndexSet)", "removeFromItems(at indexes: NSIndexSet)",
            "replaceItems(at idx: Int, with value: Item)", "replaceItems(at indexes: NSIndexSet, with values: [Item])",
            "addToItems(_ values: NSOrderedSet)", "removeFromItems(_ values: NSOrderedSet)",
        ] { #expect(list.contains("    @NSManaged public func \(method)\n"), "\(method)") }
    }

    @Test func whatTheModelDemandsIsRead() throws {
        let model = try model(
            """
            <entity name="Item">
              <attribute name="code" attributeType="String" minValueString="2" regularExpressionString="A.*"/>
              <attribute name="draft" optional="YES" transient="YES" attributeType="String"/>
              <relationship name="parts" toMany="YES" minCount="1" maxCount="3" destinationEntity="Item"/>
              <fetchedProperty name="like"><fetchRequest entity="Item" predicateString="code == $FETCH_SOURCE.code"/></fetchedProperty>
              <uniquenessConstraints><uniquenessConstraint><constraint value="code"/></uniquenessConstraint></uniquenessConstraints>
            </entity>
            <fetchRequest name="All" entity="Item" fetchLimit="5"/>
            <configuration name="Cloud"><memberEntity name="Item"/></configuration>
            """)
        let item = try #require(model.entities.first)
        let (code, draft) = (item.attributes[0], item.attributes[1])
        #expect(!code.isOptional && !code.isTransient && code.smallest == "2" && code.pattern == "A.*")
        #expect(draft.isOptional && draft.isTransient)
        #expect(!item.relationships[0].isOptional && item.relationships[0].smallest == 1)
        #expect(item.relationships[0].largest == 3 && item.unique == [["code"]])
        #expect(item.fetched == [.init(name: "like", entity: "Item", predicate: "code == $FETCH_SOURCE.code")])
        #expect(model.requests == [.init(name: "All", entity: "Item", limit: 5)])
        #expect(model.configurations == ["Cloud": ["Item"]])
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

internal import UIKit

/// The objects of a `.xib` document.
@MainActor
final class NibFile: NibContents {
    private let file: InterfaceFile

    init(file: InterfaceFile) { self.file = file }

    func instantiate(owner: AnyObject?, objects: [String: AnyObject]) -> [AnyObject] {
        let part = ProgramPart(file: file, storyboard: nil)
        part.placeholders = (owner, objects)
        let made = part.makeAll()
        part.finish()
        return made
    }
}

/// A cell, header or footer of a scene, made each time a table or collection asks for one.
@MainActor
final class Prototype: NibContents {
    private let file: InterfaceFile
    private let view: Int
    private weak var controller: UIViewController?
    private let controllerID: String?

    init(file: InterfaceFile, view: Int, controller: UIViewController?, id: String?) {
        (self.file, self.view, self.controller, controllerID) = (file, view, controller, id)
    }

    func instantiate(owner: AnyObject?, objects: [String: AnyObject]) -> [AnyObject] {
        let part = ProgramPart(file: file, storyboard: controller?.storyboard)
        part.controller = controller
        part.isCell = true
        if let controllerID, let controller { part.surroundings[controllerID] = controller }
        part.make([file.document.subtree(of: view)])
        part.finish()
        return part.instantiation?.view(view).map { [$0] } ?? []
    }
}

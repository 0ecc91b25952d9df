import Foundation

/// What an app is made of: the files of a project for iOS that a Linux package is made from.
package struct AppProject: Sendable, Equatable {
    /// A file or a folder that the app's bundle holds.
    package struct Resource: Sendable, Equatable {
        /// Where it lies.
        package var path: String
        /// Where it lies in the bundle, such as `Base.lproj/Main.storyboard`.
        package var name: String
    }

    /// The app's name, that of its target.
    package var name: String
    /// The folder that the project lies in.
    package var folder: String
    /// The paths of the Swift files, sorted.
    package var sources: [String] = []
    /// The paths of the Swift files of tests, sorted.
    package var testSources: [String] = []
    package var resources: [Resource] = []
    /// The folders of models of Core Data.
    package var models: [String] = []
    /// The path of the property list that describes the app.
    package var informationPath: String?
    /// The settings that the app is built with, by their names.
    package var settings: [String: String] = [:]
    /// What these add to that property list.
    package var information: [String: String] {
        let prefix = "INFOPLIST_KEY_"
        let added = settings.filter { $0.key.hasPrefix(prefix) }
        return Dictionary(uniqueKeysWithValues: added.map { (String($0.key.dropFirst(prefix.count)), $0.value) })
    }
    /// The modules that a bridging header imports for all files.
    package var imports: [String] = []
    /// The names that `#if` finds set.
    package var conditions: [String] = ["DEBUG"]
    /// What the compiler is told besides.
    package var flags: [String] = []
    /// The modules that the app brings, those that nothing imports, too.
    package var modules: [AppModule] = []
    /// Those of them that are wanted though nothing may import them: a library's own.
    package var wanted: [String] = []
    /// What the app brings and nobody compiles.
    package var uncompiled: [UncompiledFiles] = []
    /// Where packages come from that Xcode fetches and that don't lie in the folder.
    package var remotePackages: [String] = []
    /// What else is worth knowing, such as a manifest that can't be read.
    package var remarks: [String] = []
    /// What it was read from, as a person would say it: `the target Shop of Shop.xcodeproj`.
    package var origin = "the files of the folder"
    /// The name of the app's module, if it differs from what its name gives.
    package var moduleName: String?

    package init(name: String, folder: String) {
        (self.name, self.folder) = (name, folder)
    }

    /// The name of the app's module: as Xcode makes it, with `_` for what can't be in a name.
    package var module: String { moduleName ?? name.moduleName }
}

/// Why an app's files can't be told.
package struct AppProjectError: Error, CustomStringConvertible {
    package var path: String
    package var message: String

    package init(path: String, message: String) {
        (self.path, self.message) = (path, message)
    }

    /// `path: error: message`.
    package var description: String { "\(path): error: \(message)" }
}

extension String {
    /// The name as a module's.
    var moduleName: String {
        let name = String(
            unicodeScalars.map { $0.properties.isAlphabetic || $0.properties.numericType != nil ? Character($0) : "_" })
        return name.first?.isNumber == true ? "_\(name.dropFirst())" : name
    }

    var fileName: String { (self as NSString).lastPathComponent }
    var fileExtension: String { (self as NSString).pathExtension }

    /// The path with a name behind it.
    func appending(_ name: String) -> String { (self as NSString).appendingPathComponent(name) }
}

import Foundation
import Rewriter

/// `espalier-rewrite --module NAME --output FOLDER FILE…`: rewrites the files of a module into a folder.
///
/// A file that would say the same is left as it is, so that nothing is compiled in vain. Other Swift files there are removed.
@main
struct RewriteCommand {
    static func main() {
        do {
            let call = try Call(Array(CommandLine.arguments.dropFirst()))
            try call.run()
        } catch {
            FileHandle.standardError.write(Data("espalier-rewrite: error: \(error)\n".utf8))
            exit(error is UsageError ? 64 : 1)
        }
    }
}

/// A wrong option.
struct UsageError: Error, CustomStringConvertible {
    let description: String
}

/// What the arguments ask for.
private struct Call {
    private var rewriter = Rewriter(module: "")
    private var output = ""
    private var paths: [String] = []
    private var context: [String] = []

    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        func value(of option: String) throws -> String {
            guard let value = rest.popFirst() else { throw UsageError(description: "\(option) needs a value") }
            return value
        }
        while let argument = rest.popFirst() {
            switch argument {
            case "--module": rewriter.module = try value(of: argument)
            case "--output": output = try value(of: argument)
            case "--condition": rewriter.conditions.insert(try value(of: argument))
            case "--available": rewriter.modules.insert(try value(of: argument))
            case "--import": rewriter.imports.append(try value(of: argument))
            case "--missing": rewriter.missing.insert(try value(of: argument))
            case "--depends": rewriter.dependencies.append(try value(of: argument))
            case "--rename":
                let names = try value(of: argument).split(separator: "=").map(String.init)
                guard names.count == 2 else { throw UsageError(description: "--rename is given as OLD=NEW") }
                rewriter.renamed[names[0]] = names[1]
            case "--context": context.append(try value(of: argument))
            case "--bundle": rewriter.hasBundle = true
            case "--library": rewriter.isProgram = false
            case "--host": rewriter.isHosted = true
            case let option where option.hasPrefix("--"): throw UsageError(description: "there is no option \(option)")
            default: paths.append(argument)
            }
        }
        if rewriter.module.isEmpty { throw UsageError(description: "--module names the module") }
        if output.isEmpty { throw UsageError(description: "--output names the folder to write to") }
    }

    private var moduleFile: String { "Module-\(rewriter.module).swift" }

    func run() throws {
        let result = rewriter.rewrite(try Self.files(paths), context: try Self.files(context))
        try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
        let names = Self.outputNames(of: paths)
        for (name, file) in zip(names, result.files) { try write(file.text, as: name) }
        try write(result.moduleFile, as: moduleFile)
        for name in try FileManager.default.contentsOfDirectory(atPath: output)
        where name.hasSuffix(".swift") && name != moduleFile && !names.contains(name) {
            try FileManager.default.removeItem(atPath: output + "/" + name)
        }
    }

    private static func files(_ paths: [String]) throws -> [Rewriter.File] {
        try paths.map { Rewriter.File(path: $0, text: try String(contentsOfFile: $0, encoding: .utf8)) }
    }

    private func write(_ text: String, as name: String) throws {
        let path = output + "/" + name
        if let old = try? String(contentsOfFile: path, encoding: .utf8), old == text { return }
        try text.write(toFile: path, atomically: true, encoding: .utf8)
    }

    /// Names after the files' own, with a number where two have one. They differ from these, so that the compiler can tell
    /// what `#fileID` stands for; `main.swift` has to keep its name.
    static func outputNames(of paths: [String]) -> [String] {
        var taken: [String: Int] = [:]
        return paths.map { path in
            let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
            let count = taken[name.lowercased(), default: 0]
            taken[name.lowercased()] = count + 1
            if name == "main" && count == 0 { return "main.swift" }
            return "\(name)-\(count == 0 ? "" : "\(count + 1)-")rewritten.swift"
        }
    }
}

public import Foundation

/// A value that comes later, perhaps at once.
public struct Async<Value> {
    /// Has the value handed to a closure.
    public let run: (@escaping (Value) -> Void) -> Void

    /// A value that a closure hands on when it has it.
    public init(run: @escaping (@escaping (Value) -> Void) -> Void) { self.run = run }

    /// A value that is there.
    public init(value: Value) { self.init { callback in callback(value) } }

    /// What becomes of the value.
    public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
        Async<NewValue> { callback in run { callback(transform($0)) } }
    }
}

/// A file that says how two snapshots differ.
public struct SnapshotAttachment {
    /// What it shows: `expected`, `actual` or `difference`.
    public let name: String
    /// How its file's name ends, without a dot.
    public let pathExtension: String
    /// Its bytes.
    public let data: Data

    /// A file of a name, such as `difference`.
    public init(name: String, pathExtension: String, data: Data) {
        (self.name, self.pathExtension, self.data) = (name, pathExtension, data)
    }
}

/// How snapshots of a kind are written, read and compared.
public struct Diffing<Value> {
    /// The bytes of a snapshot.
    public var toData: (Value) -> Data
    /// The snapshot of bytes.
    public var fromData: (Data) -> Value
    /// What is different, in words and as files; nil for nothing. The first value is the expected one.
    public var diff: (Value, Value) -> (String, [SnapshotAttachment])?

    /// A way to write, read and compare.
    public init(
        toData: @escaping (Value) -> Data, fromData: @escaping (Data) -> Value,
        diff: @escaping (Value, Value) -> (String, [SnapshotAttachment])?
    ) {
        (self.toData, self.fromData, self.diff) = (toData, fromData, diff)
    }
}

/// How a snapshot is taken of a value, and what it is compared by.
public struct Snapshotting<Value, Format> {
    /// How a snapshot's file ends, without a dot.
    public var pathExtension: String?
    /// How snapshots are compared.
    public var diffing: Diffing<Format>
    /// Takes a snapshot.
    public var snapshot: (Value) -> Async<Format>

    /// A way to take a snapshot that may need time.
    public init(
        pathExtension: String?, diffing: Diffing<Format>, asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
    ) {
        (self.pathExtension, self.diffing, snapshot) = (pathExtension, diffing, asyncSnapshot)
    }

    /// A way to take a snapshot.
    public init(
        pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (_ value: Value) -> Format
    ) {
        self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
    }

    /// A way to take a snapshot of other values, by what becomes of them.
    public func pullback<NewValue>(_ transform: @escaping (_ otherValue: NewValue) -> Value) -> Snapshotting<
        NewValue, Format
    > {
        Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { snapshot(transform($0)) }
    }

    /// A way to take a snapshot of other values, by what becomes of them later.
    public func asyncPullback<NewValue>(
        _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
    ) -> Snapshotting<NewValue, Format> {
        Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { value in
            Async { callback in transform(value).run { snapshot($0).run(callback) } }
        }
    }
}

/// A snapshot that is of the value's own kind.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
    /// A snapshot that is the value itself.
    public init(pathExtension: String?, diffing: Diffing<Format>) {
        self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
    }
}

extension Snapshotting where Format == String {
    /// The value in words, as `String(describing:)` has it.
    public static var description: Snapshotting { Snapshotting<String, String>.lines.pullback { "\($0)" } }
    /// The value's parts, as `Swift.dump` prints them. Addresses are left out.
    public static var dump: Snapshotting { Snapshotting<String, String>.lines.pullback(dumped) }
}

private func dumped<Value>(_ value: Value) -> String {
    var text = ""
    Swift.dump(value, to: &text)
    // The names of types inside of functions and of private ones have addresses in them as well.
    return
        text
        .replacingOccurrences(of: #"\(unknown context at \$[0-9a-f]+\)\."#, with: "", options: .regularExpression)
        .replacingOccurrences(of: "0x[0-9a-f]{6,}", with: "0x…", options: .regularExpression)
}

extension Snapshotting where Value == String, Format == String {
    /// Text, compared line by line.
    public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Snapshotting where Value == Data, Format == Data {
    /// Bytes.
    public static var data: Snapshotting {
        Snapshotting(
            pathExtension: nil,
            diffing: Diffing(toData: { $0 }, fromData: { $0 }) { old, new in
                old == new ? nil : ("\(new.count) bytes are not the \(old.count) expected ones", [])
            })
    }
}

extension Snapshotting where Value: Encodable, Format == String {
    /// The value as JSON, its keys in order.
    public static var json: Snapshotting {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return json(encoder)
    }

    /// The value as an encoder writes it.
    public static func json(_ encoder: JSONEncoder) -> Snapshotting {
        var lines = Snapshotting<String, String>.lines.pullback { (value: Value) in
            do { return String(decoding: try encoder.encode(value), as: UTF8.self) } catch { return "\(error)" }
        }
        lines.pathExtension = "json"
        return lines
    }
}

extension Diffing where Value == String {
    /// Text, compared line by line.
    public static var lines: Diffing {
        Diffing(
            toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
            diff: { old, new in
                guard old != new else { return nil }
                let difference = TextDifference(from: old, to: new).text
                return (
                    difference,
                    [
                        SnapshotAttachment(name: "expected", pathExtension: "txt", data: Data(old.utf8)),
                        SnapshotAttachment(name: "actual", pathExtension: "txt", data: Data(new.utf8)),
                        SnapshotAttachment(name: "difference", pathExtension: "txt", data: Data(difference.utf8)),
                    ]
                )
            })
    }
}

/// The lines that two texts differ in, with a few around them.
struct TextDifference {
    let text: String

    init(from old: String, to new: String) {
        let (old, new) = (old.components(separatedBy: "\n"), new.components(separatedBy: "\n"))
        let changes = new.difference(from: old)
        let removed = Set(changes.removals.map(\.offset)), inserted = Set(changes.insertions.map(\.offset))
        var lines: [(mark: Character, line: String)] = []
        var (before, after) = (0, 0)
        while before < old.count || after < new.count {
            if before < old.count, removed.contains(before) {
                lines.append(("−", old[before]))
                before += 1
            } else if after < new.count, inserted.contains(after) {
                lines.append(("+", new[after]))
                after += 1
            } else {
                lines.append((" ", before < old.count ? old[before] : ""))
                before += 1
                after += 1
            }
        }
        let kept = Set(lines.indices.filter { lines[$0].mark != " " }.flatMap { ($0 - 3)...($0 + 3) })
        var result: [String] = [], isLeftOut = false
        for (index, line) in lines.enumerated() {
            if kept.contains(index) {
                result.append("\(line.mark) \(line.line)")
                isLeftOut = false
            } else if !isLeftOut {
                result.append("  …")
                isLeftOut = true
            }
        }
        text = result.joined(separator: "\n")
    }
}

extension CollectionDifference.Change {
    fileprivate var offset: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}

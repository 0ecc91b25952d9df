import Foundation

// On Apple's systems every object fills `%@`, and values become objects where `CVarArg` is wanted: arrays, dates, names. Here they
// say so themselves. Formats show their descriptions; predicates take them as they are.

extension NSObject: @retroactive CVarArg, @retroactive _CVarArgObject {
    public var _cVarArgObject: any CVarArg { NSString(string: description) }
    public var _cVarArgEncoding: [Int] { description.argumentEncoding }
}

/// A value that fills `%@` with its description.
public protocol _DescribedArgument: CVarArg, _CVarArgObject {}

extension _DescribedArgument {
    public var _cVarArgObject: any CVarArg { NSString(string: "\(self)") }
    public var _cVarArgEncoding: [Int] { "\(self)".argumentEncoding }
}

extension Array: @retroactive CVarArg, @retroactive _CVarArgObject, _DescribedArgument {}
extension Set: @retroactive CVarArg, @retroactive _CVarArgObject, _DescribedArgument {}
extension Dictionary: @retroactive CVarArg, @retroactive _CVarArgObject, _DescribedArgument {}
extension Data: @retroactive CVarArg, @retroactive _CVarArgObject, _DescribedArgument {}
extension Date: @retroactive CVarArg, @retroactive _CVarArgObject, _DescribedArgument {}
extension Decimal: @retroactive CVarArg, @retroactive _CVarArgObject, _DescribedArgument {}
extension IndexPath: @retroactive CVarArg, @retroactive _CVarArgObject, _DescribedArgument {}
extension URL: @retroactive CVarArg, @retroactive _CVarArgObject, _DescribedArgument {}
extension UUID: @retroactive CVarArg, @retroactive _CVarArgObject, _DescribedArgument {}

extension String {
    /// The text as C's functions with variable arguments take an object: a pointer. Nobody says how long they need it, so it stays.
    fileprivate var argumentEncoding: [Int] {
        [Int(bitPattern: Unmanaged.passRetained(NSString(string: self)).toOpaque())]
    }
}

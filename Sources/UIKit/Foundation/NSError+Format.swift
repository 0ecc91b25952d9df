import Foundation

/// An error fills `%@` with its description, as every object does on Apple's systems.
extension NSError: @retroactive CVarArg, @retroactive _CVarArgObject {
    public var _cVarArgObject: any CVarArg { NSString(string: description) }
    public var _cVarArgEncoding: [Int] { NSString(string: description)._cVarArgEncoding }
}

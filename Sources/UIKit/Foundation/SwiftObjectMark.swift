/// The first stored property of objects that stand in attributes of texts.
///
/// Foundation on Linux compares such values in C. There it reads ten bits of the word behind an object's header as the number
/// of a type of its own, whatever the class keeps in that word. Where the bits of two objects are zero, as in most round numbers,
/// in `nil` and in `false`, it ends the program, instead of asking `isEqual(_:)`. Bits that are all set are no type of its.
///
/// `NSNull`, `NSValue` of geometry, and classes of programs whose first property may be zero have no such mark: two of them beside each
/// other still end a program.
struct SwiftObjectMark: Sendable {
    private let bits: UInt = 0x3ff00
}

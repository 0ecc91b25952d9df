import Foundation

/// A list of objects that may hold them weakly, with gaps where some are gone.
open class NSPointerArray: NSObject {
    private var members: [PointerReference<AnyObject>?] = []
    private let options: NSPointerFunctions.Options

    /// An empty list of the options.
    public init(options: NSPointerFunctions.Options) { self.options = options }

    /// An empty list that keeps its members alive.
    public override convenience init() { self.init(options: []) }

    /// An empty list that does not keep its members alive.
    open class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }
    /// An empty list that keeps its members alive.
    open class func strongObjects() -> NSPointerArray { NSPointerArray(options: []) }

    /// How many members and gaps there are; a greater one adds gaps.
    open var count: Int {
        get { members.count }
        set {
            members.removeLast(max(0, members.count - newValue))
            members += Array(repeating: nil, count: max(0, newValue - members.count))
        }
    }

    /// The members that are alive, in their order. O(n).
    open var allObjects: [Any] { members.compactMap { $0?.object } }

    /// The member at a place; nil where it is gone.
    open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
        isPlace(index) ? members[index]?.object.map { Unmanaged.passUnretained($0).toOpaque() } : nil
    }

    /// Adds an object, or a gap.
    open func addPointer(_ pointer: UnsafeMutableRawPointer?) { members.append(reference(pointer)) }

    /// Puts an object, or a gap, before a place.
    open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
        if index == members.count || isPlace(index) { members.insert(reference(item), at: index) }
    }

    /// Puts an object, or a gap, in the place of another.
    open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
        if isPlace(index) { members[index] = reference(item) }
    }

    /// Takes out what is at a place.
    open func removePointer(at index: Int) { if isPlace(index) { members.remove(at: index) } }

    /// Takes out the gaps, those of members that are gone, too.
    open func compact() { members.removeAll { $0?.object == nil } }

    private func isPlace(_ index: Int) -> Bool {
        require(members.indices.contains(index), "NSPointerArray: index \(index) is beyond bounds \(members.indices)")
        return members.indices.contains(index)
    }

    private func reference(_ pointer: UnsafeMutableRawPointer?) -> PointerReference<AnyObject>? {
        pointer.map { PointerReference(Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue(), options: options) }
    }
}

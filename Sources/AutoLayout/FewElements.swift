/// One to five elements, without memory of their own on the heap: an equation's places and items.
struct FewElements<Element>: RandomAccessCollection {
    private var elements: (Element, Element?, Element?, Element?, Element?)
    private(set) var endIndex = 1

    init(_ first: Element) {
        elements = (first, nil, nil, nil, nil)
    }

    var startIndex: Int { 0 }

    subscript(index: Int) -> Element {
        let element: Element? =
            switch index {
            case 0: elements.0
            case 1: elements.1
            case 2: elements.2
            case 3: elements.3
            case 4: elements.4
            default: nil
            }
        guard let element, index < endIndex else { preconditionFailure("no element \(index) of \(endIndex)") }
        return element
    }

    mutating func append(_ element: Element) {
        switch endIndex {
        case 1: elements.1 = element
        case 2: elements.2 = element
        case 3: elements.3 = element
        case 4: elements.4 = element
        default: preconditionFailure("an equation has at most four places and a container")
        }
        endIndex += 1
    }
}

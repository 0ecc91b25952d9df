/// Our own simple drawings for names of system symbols: path data of SVG in a box of 24 × 24, or
/// `O x y radius` for a circle and `R x y width height radius` for a rectangle.
///
/// The letter before the data says what becomes of the shape. `s` strokes it with the symbol's pen, `f` fills it, and `b`
/// does both. `k` cuts a line out of what was drawn before, and `c` cuts out a shape. A name that ends in `.fill` and has no
/// entry of its own uses the outline's entry with every closed stroke filled.
enum SymbolTable {
    static let drawings = common.merging(places) { own, _ in own }.merging(work) { own, _ in own }
    static let aliases = commonAliases.merging(moreAliases) { own, _ in own }

    private static let common: [String: [String]] = [
        // Arrows and chevrons
        "chevron.right": ["s M 8.5 4 L 16.5 12 L 8.5 20"],
        "chevron.left": ["s M 15.5 4 L 7.5 12 L 15.5 20"],
        "chevron.up": ["s M 4 16 L 12 8 L 20 16"],
        "chevron.down": ["s M 4 8 L 12 16 L 20 8"],
        "chevron.up.chevron.down": ["s M 7 9 L 12 4 L 17 9", "s M 7 15 L 12 20 L 17 15"],
        "arrow.right": ["s M 4 12 H 20", "s M 13 5 L 20 12 L 13 19"],
        "arrow.left": ["s M 20 12 H 4", "s M 11 5 L 4 12 L 11 19"],
        "arrow.up": ["s M 12 20 V 4", "s M 5 11 L 12 4 L 19 11"],
        "arrow.down": ["s M 12 4 V 20", "s M 5 13 L 12 20 L 19 13"],
        "arrow.up.right": ["s M 6 18 L 18 6", "s M 8 6 H 18 V 16"],
        "arrow.up.left.and.arrow.down.right": [
            "s M 4 10 V 4 H 10", "s M 4 4 L 10.5 10.5", "s M 20 14 V 20 H 14", "s M 20 20 L 13.5 13.5",
        ],
        "arrow.up.arrow.down": [
            "s M 8 20 V 4", "s M 4 8 L 8 4 L 12 8", "s M 16 4 V 20", "s M 12 16 L 16 20 L 20 16",
        ],
        "arrow.clockwise": ["s M 17.14 6.37 A 8 8 0 1 1 12 4.5", "s M 12 1.5 L 15.5 4.7 L 12 8"],
        "arrow.counterclockwise": ["s M 6.86 6.37 A 8 8 0 1 0 12 4.5", "s M 12 1.5 L 8.5 4.7 L 12 8"],
        "arrow.triangle.2.circlepath": [
            "s M 4.12 10.61 A 8 8 0 0 1 18.13 6.86", "f M 21.5 4 V 10 H 15.5 Z",
            "s M 19.88 13.39 A 8 8 0 0 1 5.87 17.14", "f M 2.5 20 V 14 H 8.5 Z",
        ],
        "arrow.uturn.left": ["s M 8 4 L 4 8 L 8 12", "s M 4 8 H 15 L 15 8 A 5.5 5.5 0 0 1 15 19 L 9 19"],
        "arrow.uturn.right": ["s M 16 4 L 20 8 L 16 12", "s M 20 8 H 9 L 9 8 A 5.5 5.5 0 0 0 9 19 L 15 19"],
        "arrowtriangle.down": ["s M 4 7 H 20 L 12 18 Z"],
        "arrowtriangle.up": ["s M 4 17 H 20 L 12 6 Z"],
        "arrowtriangle.right": ["s M 7 4 V 20 L 18 12 Z"],
        "arrowtriangle.left": ["s M 17 4 V 20 L 6 12 Z"],
        "repeat": [
            "s M 3.5 12 V 10 L 3.5 10 A 4 4 0 0 1 7.5 6 H 19", "s M 16 2.5 L 19.5 6 L 16 9.5",
            "s M 20.5 12 V 14 L 20.5 14 A 4 4 0 0 1 16.5 18 H 5", "s M 8 14.5 L 4.5 18 L 8 21.5",
        ],
        "shuffle": [
            "s M 3 7 H 7 L 15 17 H 20", "s M 3 17 H 7 L 9 14.5", "s M 13 9.5 L 15 7 H 20",
            "s M 18 4 L 21 7 L 18 10", "s M 18 14 L 21 17 L 18 20",
        ],
        // Signs
        "plus": ["s M 12 4 V 20", "s M 4 12 H 20"],
        "minus": ["s M 4 12 H 20"],
        "multiply": ["s M 5.5 5.5 L 18.5 18.5", "s M 18.5 5.5 L 5.5 18.5"],
        "xmark": ["s M 4.1 4.1 L 19.9 19.9", "s M 19.9 4.1 L 4.1 19.9"],
        "equal": ["s M 4 9 H 20", "s M 4 15 H 20"],
        "slash": ["s M 5 19 L 19 5"],
        "checkmark": ["s M 4.5 13 L 10 19 L 19.5 5"],
        "ellipsis": ["f O 4.5 12 2", "f O 12 12 2", "f O 19.5 12 2"],
        "info": ["f O 12 5.5 1.8", "s M 9.5 10.5 H 12.2 V 19", "s M 9 19 H 15.5"],
        "questionmark": ["s M 7.5 8 L 7.5 8 A 4.5 4.5 0 1 1 15.45 10.89 L 12 13 V 15.5", "f O 12 20 1.6"],
        "exclamationmark": ["s M 12 3.5 V 14.5", "f O 12 20 1.7"],
        "number": ["s M 9.5 4 L 7.5 20", "s M 16.5 4 L 14.5 20", "s M 4.5 9 H 20", "s M 4 15 H 19.5"],
        "nosign": ["s O 12 12 9", "s M 5.7 5.7 L 18.3 18.3"],
        "circle": ["s O 12 12 9"],
        "square": ["s R 3.5 3.5 17 17 3.5"],
        "triangle": ["s M 12 3.5 L 21.5 20 H 2.5 Z"],
        "rectangle": ["s R 2 5 20 14 2.5"],
        "capsule": ["s R 2 6 20 12 6"],
        "diamond": ["s M 12 2.5 L 21.5 12 L 12 21.5 L 2.5 12 Z"],
        "seal": [
            "s M 12 2.5 L 15 5 L 19 5 L 19 9 L 21.5 12 L 19 15 L 19 19 L 15 19 L 12 21.5 L 9 19 L 5 19 L 5 15 L 2.5 12 L 5 9 L 5 5 L 9 5 Z"
        ],
        // Things of everyday apps
        "heart": [
            "s M 12 20.5 C 5 15.5 2.5 12.2 2.5 8.7 C 2.5 5.7 4.7 3.8 7.2 3.8 C 9.3 3.8 11 5 12 7 C 13 5 14.7 3.8 16.8 3.8 C 19.3 3.8 21.5 5.7 21.5 8.7 C 21.5 12.2 19 15.5 12 20.5 Z"
        ],
        "star": [
            "s M 12 2.5 L 14.8 9 L 21.8 9.6 L 16.5 14.2 L 18.1 21 L 12 17.4 L 5.9 21 L 7.5 14.2 L 2.2 9.6 L 9.2 9 Z"
        ],
        "bookmark": ["s M 6 3 H 18 V 21 L 12 16 L 6 21 Z"],
        "flag": ["s M 5 21.5 V 3", "s M 5 4 C 9 2 14 6.5 19.5 4 V 14 C 14 16.5 9 12 5 14 Z"],
        "tag": ["s M 3 4 H 11.5 L 21 13.5 L 13.5 21 L 3 11.5 Z", "f O 7.5 8 1.4"],
        "bell": [
            "s M 4 17.5 C 6 15.5 6.2 13.5 6.2 10.5 C 6.2 6.5 8.5 4.2 12 4.2 C 15.5 4.2 17.8 6.5 17.8 10.5 C 17.8 13.5 18 15.5 20 17.5 Z",
            "s M 12 4 V 2.5", "s M 14.26 19.32 A 2.4 2.4 0 0 1 9.74 19.32",
        ],
        "house": ["s M 2.5 11.5 L 12 3.5 L 21.5 11.5", "s M 5 10 V 20.5 H 19 V 10", "s M 10 20.5 V 14 H 14 V 20.5"],
        "trash": [
            "s M 4.2 5 H 19.8", "s M 9 5 V 2.2 H 15 V 5", "s M 6 5 L 7 21.8 H 17 L 18 5", "s M 12 8.5 V 18.3",
            "s M 9.2 8.5 L 9.6 18.3", "s M 14.8 8.5 L 14.4 18.3",
        ],
        "magnifyingglass": ["s O 10 10 6.5", "s M 15 15 L 21 21"],
        "gearshape": [
            "s O 12 12 3",
            "s M 10.6 2.8 H 13.4 L 14 5.6 L 16 6.5 L 18.5 4.9 L 20.4 6.9 L 18.8 9.3 L 19.5 11 L 21.5 12 L 19.5 13.6 L 18.8 15 L 20.3 17.4 L 18.3 19.3 L 16 17.8 L 14 18.7 L 13.4 21.3 H 10.6 L 10 18.6 L 8 17.7 L 5.6 19.3 L 3.7 17.2 L 5.2 15 L 4.6 13.4 L 2.5 12 L 4.6 10.6 L 5.2 9 L 3.7 6.8 L 5.7 4.8 L 8 6.4 L 10 5.5 Z",
        ],
        "gear": [
            "s O 12 12 7", "s O 12 12 2", "s M 14 12 H 19", "s M 11 10.27 L 8.5 5.94", "s M 11 13.73 L 8.5 18.06",
            "s M 19 12 H 21.5", "s M 18.06 8.5 L 20.23 7.25", "s M 15.5 5.94 L 16.75 3.77", "s M 12 5 V 2.5",
            "s M 8.5 5.94 L 7.25 3.77", "s M 5.94 8.5 L 3.77 7.25", "s M 5 12 H 2.5", "s M 5.94 15.5 L 3.77 16.75",
            "s M 8.5 18.06 L 7.25 20.23", "s M 12 19 V 21.5", "s M 15.5 18.06 L 16.75 20.23",
            "s M 18.06 15.5 L 20.23 16.75",
        ],
        "person": ["s O 12 7.5 4", "s M 4 20.5 C 4 16.5 7.5 14 12 14 C 16.5 14 20 16.5 20 20.5 Z"],
        "person.2": [
            "s O 9 8 3.3", "s M 2.5 19 C 2.5 15.7 5.3 13.5 9 13.5 C 12.7 13.5 15.5 15.7 15.5 19 Z", "s O 17 9 2.6",
            "s M 17.5 13.7 C 20 13.9 21.7 15.6 21.7 18 H 18",
        ],
        "person.3": [
            "s O 12 8 3", "s M 6.5 19 C 6.5 15.7 9 13.5 12 13.5 C 15 13.5 17.5 15.7 17.5 19 Z", "s O 5 9.5 2",
            "s O 19 9.5 2", "s M 1.5 17.5 C 1.5 15.5 3 13.8 5 13.8", "s M 22.5 17.5 C 22.5 15.5 21 13.8 19 13.8",
        ],
        "person.crop.circle": [
            "s O 12 12 9.5", "f O 12 9.5 3.3",
            "f M 5.5 18.3 C 6.7 15.9 9.2 14.5 12 14.5 C 14.8 14.5 17.3 15.9 18.5 18.3 L 18.47 18.25 A 9 9 0 0 1 5.53 18.25 Z",
        ],
        "square.and.arrow.up": [
            "s M 8.5 9 H 5 V 21 H 19 V 9 H 15.5", "s M 12 15 V 2.5", "s M 8 6.5 L 12 2.5 L 16 6.5",
        ],
        "square.and.arrow.down": [
            "s M 8.5 9 H 5 V 21 H 19 V 9 H 15.5", "s M 12 2.5 V 15.5", "s M 8 11.5 L 12 15.5 L 16 11.5",
        ],
        "square.and.pencil": [
            "s M 12 4 H 4 V 20 H 20 V 12", "s M 10 14 L 10.6 11.2 L 19.2 2.6 L 21.4 4.8 L 12.8 13.4 Z",
        ],
        "pencil": ["s M 4 20 L 5.2 15.2 L 17 3.5 L 20.5 7 L 8.8 18.8 Z", "s M 14.5 6 L 18 9.5"],
        "folder": ["s M 2.5 5 H 9 L 11 7.5 H 21.5 V 19.5 H 2.5 Z", "s M 2.5 10.5 H 21.5"],
        "doc": ["s M 5.5 2.5 H 13.5 L 18.5 7.5 V 21.5 H 5.5 Z", "s M 13.5 2.5 V 7.5 H 18.5"],
        "doc.text": [
            "s M 5.5 2.5 H 13.5 L 18.5 7.5 V 21.5 H 5.5 Z", "s M 8.5 11 H 15.5", "s M 8.5 14 H 15.5", "s M 8.5 17 H 13",
        ],
        "doc.on.doc": ["s R 3.5 7.5 11 14 2", "s M 8 4.5 V 2.5 H 20.5 V 16.5 H 17.5"],
        "book": [
            "s M 12 6 C 9.5 4 6 3.8 2.5 5 V 19 C 6 17.8 9.5 18 12 20 C 14.5 18 18 17.8 21.5 19 V 5 C 18 3.8 14.5 4 12 6 Z",
            "s M 12 6 V 20",
        ],
        "calendar": [
            "s R 3 4.5 18 16.5 3", "s M 3 9.5 H 21", "s M 8 2.5 V 6", "s M 16 2.5 V 6", "f O 8 13.2 1.1",
            "f O 12 13.2 1.1", "f O 16 13.2 1.1", "f O 8 17 1.1", "f O 12 17 1.1",
        ],
        "clock": ["s O 12 12 9.5", "s M 12 6 V 12 L 16 14.5"],
        "alarm": ["s O 12 13 8", "s M 12 8.5 V 13 H 15.5", "s M 3 6.5 L 6.5 3.5", "s M 21 6.5 L 17.5 3.5"],
        "timer": ["s M 16.5 4.21 A 9 9 0 1 1 6.21 5.11", "s M 12 3 V 7", "s M 12 12 L 8 8"],
        "camera": [
            "s M 3 7 H 7.5 L 9.3 4.5 H 14.7 L 16.5 7 H 21 L 20 7 A 1.5 1.5 0 0 1 21.5 8.5 V 18 L 21.5 18 A 1.5 1.5 0 0 1 20 19.5 H 4 L 4 19.5 A 1.5 1.5 0 0 1 2.5 18 V 8.5 Z",
            "s O 12 13 4",
        ],
        "camera.rotate": [
            "s M 3 7 H 7.5 L 9.3 4.5 H 14.7 L 16.5 7 H 21 L 20 7 A 1.5 1.5 0 0 1 21.5 8.5 V 18 L 21.5 18 A 1.5 1.5 0 0 1 20 19.5 H 4 L 4 19.5 A 1.5 1.5 0 0 1 2.5 18 V 8.5 Z",
            "s M 8.71 11.8 A 3.5 3.5 0 0 1 15.03 11.25", "s M 15.29 14.2 A 3.5 3.5 0 0 1 8.97 14.75",
        ],
        "photo": ["s R 2.5 4 19 16 2.5", "f O 8 9 1.8", "s M 3 18 L 9.5 12.5 L 13 15.5 L 16.5 12 L 21.5 17"],
        "video": ["s R 2 6 14 12 3", "s M 18 10.5 L 22 7.5 V 16.5 L 18 13.5 Z"],
        "film": [
            "s R 3 4 18 16 2", "s M 7.5 4 V 20", "s M 16.5 4 V 20", "s M 3 9.3 H 7.5", "s M 3 14.7 H 7.5",
            "s M 16.5 9.3 H 21", "s M 16.5 14.7 H 21", "s M 7.5 12 H 16.5",
        ],
        "music.note": ["f O 8 18 3.2", "s M 10.8 18 V 4 L 18.5 2.8 V 7.5 L 10.8 9"],
        "mic": [
            "s R 9 2.5 6 11.5 3", "s M 5.5 11 V 11.5 L 5.5 11.5 A 6.5 6.5 0 0 0 18.5 11.5 V 11", "s M 12 18 V 21.5",
            "s M 8.5 21.5 H 15.5",
        ],
        "phone": [
            "s M 6.5 3 L 9.5 7.5 L 7.8 10 C 9 12.5 11.5 15 14 16.2 L 16.5 14.5 L 21 17.5 C 20.5 20 18.5 21.5 16.5 21 C 9.5 19.5 4.5 14.5 3 7.5 C 2.5 5.5 4 3.5 6.5 3 Z"
        ],
        "phone.down": [
            "s M 2.5 15.5 L 2.5 12.5 C 8 8 16 8 21.5 12.5 L 21.5 15.5 L 16.5 16 L 16 13 C 13.5 12 10.5 12 8 13 L 7.5 16 Z"
        ],
        "envelope": ["s R 2 5 20 14.5 2.5", "s M 2.8 6.5 L 12 13.5 L 21.2 6.5"],
        "paperplane": ["s M 21.5 2.5 L 2.5 10 L 10.5 13.5 L 14 21.5 Z", "s M 21.5 2.5 L 10.5 13.5"],
        "paperclip": [
            "s M 17 8 L 9.5 15.5 L 9.41 15.41 A 2 2 0 0 1 6.59 12.59 L 14.5 5.5 L 14.45 5.45 A 3.6 3.6 0 0 1 19.55 10.55 L 11 19 L 10.89 18.89 A 4.8 4.8 0 0 1 4.11 12.11 L 13 4"
        ],
        "link": [
            "s M 10 14 L 14 10", "s M 12.5 7.5 L 15 5 L 14.95 4.95 A 2.9 2.9 0 0 1 19.05 9.05 L 16.5 11.5",
            "s M 11.5 16.5 L 9 19 L 9.05 19.05 A 2.9 2.9 0 0 1 4.95 14.95 L 7.5 12.5",
        ],
        "message": [
            "s M 12 4 C 17.5 4 21.5 7 21.5 11 C 21.5 15 17.5 18 12 18 C 11 18 10 17.9 9.2 17.7 C 8 19.5 6 20.5 4 20.5 C 5 19.5 5.6 18.2 5.6 16.5 C 3.5 15 2.5 13.2 2.5 11 C 2.5 7 6.5 4 12 4 Z"
        ],
        "bubble.left": [
            "s M 5 4 H 19 L 19 4 A 2.5 2.5 0 0 1 21.5 6.5 V 14 L 21.5 14 A 2.5 2.5 0 0 1 19 16.5 H 11 L 6.5 20.5 V 16.5 H 5 L 5 16.5 A 2.5 2.5 0 0 1 2.5 14 V 6.5 L 2.5 6.5 A 2.5 2.5 0 0 1 5 4 Z"
        ],
        "bubble.right": [
            "s M 5 4 H 19 L 19 4 A 2.5 2.5 0 0 1 21.5 6.5 V 14 L 21.5 14 A 2.5 2.5 0 0 1 19 16.5 H 17.5 V 20.5 L 13 16.5 H 5 L 5 16.5 A 2.5 2.5 0 0 1 2.5 14 V 6.5 L 2.5 6.5 A 2.5 2.5 0 0 1 5 4 Z"
        ],
        "eye": [
            "s M 1.5 12 C 4.5 7.5 8 5.5 12 5.5 C 16 5.5 19.5 7.5 22.5 12 C 19.5 16.5 16 18.5 12 18.5 C 8 18.5 4.5 16.5 1.5 12 Z",
            "s O 12 12 3.2",
        ],
        "lock": ["s R 4.5 10.5 15 11 2", "s M 7.5 10.5 V 7.5 L 7.5 7.5 A 4.5 4.5 0 0 1 16.5 7.5 V 10.5"],
        "lock.open": ["s R 3 10.5 13 11 2", "s M 13 10.5 V 7 L 13 7 A 4 4 0 0 1 21 7 V 9"],
        "lock.rotation": [
            "s M 16.5 4.21 A 9 9 0 1 1 7.5 4.21", "s R 8.5 11.5 7 5.5 1",
            "s M 10 11.5 V 10 L 10 10 A 2 2 0 0 1 14 10 V 11.5",
        ],
        "key": ["s O 7.5 8 4.5", "s M 10.7 11.2 L 20 20.5", "s M 16 16.5 L 18.5 14"],
        "globe": [
            "s O 12 12 9.5", "s M 2.5 12 H 21.5", "s M 12 2.5 C 6 7.5 6 16.5 12 21.5",
            "s M 12 2.5 C 18 7.5 18 16.5 12 21.5",
        ],
        "network": [
            "s O 12 12 9.5", "s M 2.5 12 H 21.5", "s M 12 2.5 V 21.5", "s M 12 2.5 C 6 7.5 6 16.5 12 21.5",
            "s M 12 2.5 C 18 7.5 18 16.5 12 21.5", "s M 4.5 6.5 H 19.5", "s M 4.5 17.5 H 19.5",
        ],
        "wifi": ["s M 2.63 8.6 A 14 14 0 0 1 21.37 8.6", "s M 5.98 12.31 A 9 9 0 0 1 18.02 12.31", "f O 12 18 2.2"],
        "location": ["s M 21 3 L 3 10.5 L 11.5 12.5 L 13.5 21 Z"],
        "map": [
            "s M 2.5 5.5 L 9 3 L 15 5.5 L 21.5 3 V 18.5 L 15 21 L 9 18.5 L 2.5 21 Z", "s M 9 3 V 18.5",
            "s M 15 5.5 V 21",
        ],
        "mappin": ["f O 12 6.5 4", "s M 12 10.5 V 21.5"],
        "pin": ["s M 8 3 H 16 L 15 10 L 18 14 H 6 L 9 10 Z", "s M 12 14 V 21.5"],
        "sun.max": [
            "s O 12 12 4", "s M 12 2 V 4.5", "s M 12 19.5 V 22", "s M 2 12 H 4.5", "s M 19.5 12 H 22",
            "s M 4.9 4.9 L 6.7 6.7", "s M 17.3 17.3 L 19.1 19.1", "s M 19.1 4.9 L 17.3 6.7", "s M 6.7 17.3 L 4.9 19.1",
        ],
        "moon": [
            "s M 20 14.5 C 14 17.5 7.5 12 10.5 4 C 5.5 5 3 9 3.2 12.8 C 3.5 17.5 7.2 21 12 21 C 15.6 21 18.8 18.5 20 14.5 Z"
        ],
        "cloud": [
            "s M 7 18.5 C 4 18.5 2 16.7 2 14.2 C 2 12 3.6 10.4 5.8 10.2 C 6.3 7.2 8.8 5 12 5 C 15.2 5 17.6 7 18.2 9.8 C 20.5 10 22 11.7 22 14 C 22 16.6 20 18.5 17.5 18.5 Z"
        ],
        "bolt": ["s M 13.5 2.5 L 5 13.5 H 11 L 10 21.5 L 19 10 H 13 Z"],
        "drop": [
            "s M 12 2.5 C 15.5 7.5 18.5 11 18.5 14.8 C 18.5 18.6 15.6 21.5 12 21.5 C 8.4 21.5 5.5 18.6 5.5 14.8 C 5.5 11 8.5 7.5 12 2.5 Z"
        ],
        "flame": [
            "s M 12 2 C 13 6 18.5 8.5 18.5 14.5 C 18.5 18.8 15.6 21.5 12 21.5 C 8.4 21.5 5.5 18.8 5.5 15 C 5.5 12.5 6.7 10.8 8 9.5 C 8.3 11 9 12 10 12.3 C 9.8 8.5 10.5 5 12 2 Z"
        ],
        "leaf": ["s M 4 19 C 3 9 9 4.5 20.5 4 C 20.5 14 15.5 19.5 7 17.5", "s M 4 21 C 6 15 10 11 15 9"],
        "lightbulb": [
            "s M 9 16.5 C 9 14 6 12.5 6 8.5 L 6 8.5 A 6 6 0 0 1 18 8.5 C 18 12.5 15 14 15 16.5 Z", "s M 9.5 19 H 14.5",
            "s M 10.5 21.5 H 13.5",
        ],
        "play": ["s M 6 3.5 L 20 12 L 6 20.5 Z"],
        "pause": ["s R 6 4 4 16 0.5", "s R 14 4 4 16 0.5"],
        "stop": ["s R 5 5 14 14 1.5"],
        "backward": ["s M 11.8 6 L 1.6 12 L 11.8 18 Z", "s M 22.4 6 L 12.2 12 L 22.4 18 Z"],
        "forward": ["s M 12.2 6 L 22.4 12 L 12.2 18 Z", "s M 1.6 6 L 11.8 12 L 1.6 18 Z"],
        "backward.end": ["s M 19 4.5 L 7 12 L 19 19.5 Z", "s M 5 4.5 V 19.5"],
        "forward.end": ["s M 5 4.5 L 17 12 L 5 19.5 Z", "s M 19 4.5 V 19.5"],
        "goforward": ["s M 16.25 5.14 A 8.5 8.5 0 1 1 7.75 5.14", "s M 12 1 L 16 4.3 L 12 7.6"],
        "gobackward": ["s M 7.75 5.14 A 8.5 8.5 0 1 0 16.25 5.14", "s M 12 1 L 8 4.3 L 12 7.6"],
        "speaker": ["s M 4 9 H 8 L 13.5 4.5 V 19.5 L 8 15 H 4 Z"],
        "speaker.wave.2": [
            "s M 2.5 9 H 6 L 11 5 V 19 L 6 15 H 2.5 Z", "s M 14.06 9.43 A 4 4 0 0 1 14.06 14.57",
            "s M 17.13 6.86 A 8 8 0 0 1 17.13 17.14",
        ],
        "speaker.wave.3": [
            "s M 1.5 9 H 5 L 9.5 5 V 19 L 5 15 H 1.5 Z", "s M 12.29 9.24 A 4.3 4.3 0 0 1 12.29 14.76",
            "s M 15.13 6.86 A 8 8 0 0 1 15.13 17.14",
            "s M 18.04 4.42 A 11.8 11.8 0 0 1 18.04 19.58",
        ],
        "cart": ["s M 2 4 H 5 L 7.5 15.5 H 18.5 L 21 7 H 5.8", "f O 9 19.5 1.8", "f O 17 19.5 1.8"],
        "bag": ["s R 4 7.5 16 14 2", "s M 8.5 10 V 6.5 L 8.5 6.5 A 3.5 3.5 0 0 1 15.5 6.5 V 10"],
        "creditcard": ["s R 2 5 20 14 2.5", "s M 2 9.5 H 22", "s M 5.5 15 H 10"],
        "gift": [
            "s R 3 8 18 4 1", "s M 4.5 12 V 21 H 19.5 V 12", "s M 12 8 V 21",
            "s M 12 8 C 6 8 6.5 2.5 9 3 C 11 3.4 12 6 12 8 C 12 6 13 3.4 15 3 C 17.5 2.5 18 8 12 8",
        ],
        "printer": ["s M 7 9 V 3.5 H 17 V 9", "s M 7 17 H 3 V 9 H 21 V 17 H 17", "s R 7 14 10 7 0.5"],
        "qrcode": [
            "s R 3.5 3.5 6.5 6.5 0.8", "s R 14 3.5 6.5 6.5 0.8", "s R 3.5 14 6.5 6.5 0.8", "f R 14 14 2.6 2.6 0",
            "f R 18 18 2.6 2.6 0", "f R 18 14 2.6 2.6 0", "f R 14 18 2.6 2.6 0",
        ],
        "barcode": [
            "s M 4 5 V 19", "s M 7.5 5 V 19", "s M 10 5 V 19", "s M 14 5 V 19", "s M 16.5 5 V 19", "s M 20 5 V 19",
        ],
        "viewfinder": [
            "s M 8 3.5 H 3.5 V 8", "s M 16 3.5 H 20.5 V 8", "s M 8 20.5 H 3.5 V 16", "s M 16 20.5 H 20.5 V 16",
        ],
        "keyboard": [
            "s R 1.5 6 21 12.5 2", "s M 6 10 H 6.5", "s M 9.7 10 H 10.2", "s M 13.5 10 H 14", "s M 17.3 10 H 17.8",
            "s M 7.5 14.5 H 16.5",
        ],
        "display": ["s R 2 4 20 13 2", "s M 12 17 V 20.5", "s M 8 20.5 H 16"],
        "iphone": ["s R 6.5 2 11 20 2.5", "s M 10.5 19 H 13.5"],
        "ipad": ["s R 4.5 2 15 20 2.5", "s M 10.5 19.3 H 13.5"],
        "tv": ["s R 2 4.5 20 13.5 2", "s M 7.5 21 H 16.5"],
        "battery.0percent": ["s R 2 7.5 17.5 9 2.5", "s M 22 10.5 V 13.5"],
        "battery.100percent": ["s R 2 7.5 17.5 9 2.5", "f R 4 9.5 13.5 5 1", "s M 22 10.5 V 13.5"],
        "power": ["s M 16.59 6.45 A 8 8 0 1 1 7.41 6.45", "s M 12 3 V 12"],
        "list.bullet": [
            "f O 4 6 1.5", "f O 4 12 1.5", "f O 4 18 1.5", "s M 8.5 6 H 21", "s M 8.5 12 H 21", "s M 8.5 18 H 21",
        ],
        "list.dash": [
            "s M 3 6 H 5", "s M 3 12 H 5", "s M 3 18 H 5", "s M 8.5 6 H 21", "s M 8.5 12 H 21", "s M 8.5 18 H 21",
        ],
        "line.3.horizontal": ["s M 3 6 H 21", "s M 3 12 H 21", "s M 3 18 H 21"],
        "line.horizontal.3.decrease": ["s M 3 6 H 21", "s M 6.5 12 H 17.5", "s M 10 18 H 14"],
        "text.alignleft": ["s M 3 5 H 21", "s M 3 10 H 15", "s M 3 15 H 21", "s M 3 20 H 15"],
        "textformat": ["s M 2.5 18 L 7.5 5 L 12.5 18", "s M 4.3 14 H 10.7", "s O 17.5 14.5 3.4", "s M 21 11 V 18"],
        "slider.horizontal.3": [
            "s M 3 6 H 21", "s M 3 12 H 21", "s M 3 18 H 21", "f O 8 6 2.4", "f O 16 12 2.4", "f O 8 18 2.4",
        ],
        "square.grid.2x2": [
            "s R 3.5 3.5 7 7 1.2", "s R 13.5 3.5 7 7 1.2", "s R 3.5 13.5 7 7 1.2", "s R 13.5 13.5 7 7 1.2",
        ],
        "grid": ["s R 3 3 18 18 1.5", "s M 9 3 V 21", "s M 15 3 V 21", "s M 3 9 H 21", "s M 3 15 H 21"],
        "chart.bar": ["s R 3 12 4.5 8.5 0.8", "s R 9.8 8 4.5 12.5 0.8", "s R 16.5 3.5 4.5 17 0.8"],
        "chart.pie": [
            "s M 19.5 13 A 8.5 8.5 0 1 1 11 4.5", "s M 19.5 13 H 11 V 4.5",
            "s M 14.5 9.5 V 2.5 L 14.5 2.5 A 7 7 0 0 1 21.5 9.5 Z",
        ],
        "waveform": [
            "s M 3 10.5 V 13.5", "s M 6.6 7.5 V 16.5", "s M 10.2 4 V 20", "s M 13.8 7 V 17", "s M 17.4 9 V 15",
            "s M 21 10.5 V 13.5",
        ],
        "hand.thumbsup": [
            "s M 7 10.5 L 11.5 3 C 13.5 3 14 4.5 13.5 6.5 L 12.8 9.5 H 19 C 20.5 9.5 21 10.8 20.7 12 L 19 18.5 C 18.7 19.7 18 20.5 16.5 20.5 H 7 Z",
            "s R 2.5 10.5 4.5 10 0.8",
        ],
        "hand.raised": [
            "s M 7.5 13 V 6 L 7.4 6 A 1.2 1.2 0 0 1 9.8 6 V 11 V 4 L 9.9 4 A 1.3 1.3 0 0 1 12.5 4 V 11 V 4.5 L 12.7 4.5 A 1.3 1.3 0 0 1 15.3 4.5 V 12 V 7 L 15.4 7 A 1.3 1.3 0 0 1 18 7 V 14 C 18 18.5 15.5 21.5 12 21.5 C 8 21.5 6.5 18.5 4 13.5 C 3.5 12.3 5 11.5 6 12.5 Z"
        ],
        "face.smiling": [
            "s O 12 12 9.5", "f O 8.7 9.7 1.3", "f O 15.3 9.7 1.3", "s M 16.35 14.53 A 4.8 4.8 0 0 1 7.65 14.53",
        ],
        "shield": ["s M 12 2.5 L 20 5.5 V 11 C 20 16 16.5 19.5 12 21.5 C 7.5 19.5 4 16 4 11 V 5.5 Z"],
        "scissors": ["s O 6 18 2.8", "s O 18 18 2.8", "s M 7.5 15.5 L 17 3", "s M 16.5 15.5 L 7 3"],
        "paintbrush": [
            "s M 20.5 3.5 L 12 11 L 13.5 12.7 Z", "s M 11.5 11.5 C 8 11.5 8.5 17.5 3.5 18.5 C 7 21.5 13 20 13.5 14",
        ],
        "wrench": [
            "s M 14 9.5 L 5 18.5 L 5 18.5 A 1.7 1.7 0 0 0 7.4 20.9 L 15.5 11 C 18 12 21.5 10 21 6 L 18 8.5 L 15.5 6.5 L 17.5 3 C 14 2.5 12.5 6.5 14 9.5 Z"
        ],
        "hammer": [
            "s M 5 6 C 8 3 12 3.5 14.5 6 L 17.5 9 L 14.5 12 L 11.5 9 L 9 8 Z",
            "s M 12 10.5 L 4.5 18.5 L 6.5 20.5 L 14 12.5",
        ],
        "sparkles": [
            "f M 10 4 L 12 10 L 18 12 L 12 14 L 10 20 L 8 14 L 2 12 L 8 10 Z",
            "f M 18.5 2.5 L 19.4 5.1 L 22 6 L 19.4 6.9 L 18.5 9.5 L 17.6 6.9 L 15 6 L 17.6 5.1 Z",
            "f M 18.5 16 L 19.2 18 L 21 18.7 L 19.2 19.4 L 18.5 21.5 L 17.8 19.4 L 16 18.7 L 17.8 18 Z",
        ],
        "wand.and.stars": [
            "s M 4 20 L 14.5 9.5", "f M 18 2.5 L 19 5.2 L 21.7 6.2 L 19 7.2 L 18 10 L 17 7.2 L 14.3 6.2 L 17 5.2 Z",
            "f O 9 5 1.2", "f O 20 14 1.2",
        ],
        "tray": ["s M 2.5 13 L 6 5 H 18 L 21.5 13 V 19 H 2.5 Z", "s M 2.5 13 H 8.5 C 8.5 17 15.5 17 15.5 13 H 21.5"],
        "archivebox": ["s R 2.5 4 19 4.5 1", "s M 4 8.5 V 20 H 20 V 8.5", "s M 9 12.5 H 15"],
        "cube": [
            "s M 12 2.5 L 20.5 7 V 17 L 12 21.5 L 3.5 17 V 7 Z", "s M 3.5 7 L 12 11.5 L 20.5 7", "s M 12 11.5 V 21.5",
        ],
        "airplane": [
            "f M 12 2 C 13.3 2 13.8 4 13.8 6 V 9 L 21.5 14 V 16 L 13.8 13.8 V 18.5 L 16.5 20.5 V 22 L 12 20.8 L 7.5 22 V 20.5 L 10.2 18.5 V 13.8 L 2.5 16 V 14 L 10.2 9 V 6 C 10.2 4 10.7 2 12 2 Z"
        ],
        "car": ["s M 3 17 V 12.5 L 5.5 7 H 18.5 L 21 12.5 V 17 Z", "s M 3 12.5 H 21", "f O 7 18 2", "f O 17 18 2"],
        "sidebar.left": ["s R 2 4.5 20 15 2.5", "s M 9 4.5 V 19.5", "s M 4.5 8 H 6.5", "s M 4.5 11 H 6.5"],
        "rectangle.split.3x1": ["s R 2 5 20 14 2", "s M 8.7 5 V 19", "s M 15.3 5 V 19"],
        "rectangle.3.group": ["s R 2 4.5 9 15 1.5", "s R 13.5 4.5 8.5 6.5 1.5", "s R 13.5 13.5 8.5 6 1.5"],
        "rectangle.topthird.inset.fill": ["s R 2 5 20 14 2.5", "f R 4.3 7 15.4 3.6 0.8"],
        "rectangle.bottomthird.inset.fill": ["s R 2 5 20 14 2.5", "f R 4.3 13.4 15.4 3.6 0.8"],
        "rectangle.leftthird.inset.fill": ["s R 2 5 20 14 2.5", "f R 4.3 7 4.8 10 0.8"],
        "rectangle.rightthird.inset.fill": ["s R 2 5 20 14 2.5", "f R 14.9 7 4.8 10 0.8"],
        "rectangle.center.inset.fill": ["s R 2 5 20 14 2.5", "f R 7 8.5 10 7 0.8"],
        "rectangle.inset.fill": ["s R 2 5 20 14 2.5", "f R 4.3 7.3 15.4 9.4 0.8"],
        "rectangle.inset.topleft.fill": ["s R 2 5 20 14 2.5", "f R 4.3 7.2 7 4.8 0.8"],
        "scroll": [
            "s M 6 5 H 17 V 17 L 17 17 A 2 2 0 0 1 15 19 H 5 L 5 19 A 2 2 0 0 1 3 17 H 13 V 17", "s M 6 5 V 14",
            "s M 9 9 H 14",
            "s M 9 12 H 14",
        ],
        "record": ["f O 12 12 5"],
        "d": ["s M 8 5 H 12 L 12 5 A 7 7 0 0 1 12 19 H 8 Z"],
        "dot.scope": [
            "s O 12 12 7.5", "f O 12 12 2", "s M 12 1.5 V 6", "s M 12 18 V 22.5", "s M 1.5 12 H 6", "s M 18 12 H 22.5",
        ],
        "sensor.tag.radiowaves.forward": [
            "s R 3 6 9 12 2.5", "s M 15.06 9.43 A 4 4 0 0 1 15.06 14.57", "s M 17.75 7.18 A 7.5 7.5 0 0 1 17.75 16.82",
        ],
        "table.furniture": ["s R 2 7 20 3 0.8", "s M 4.5 10 V 19", "s M 19.5 10 V 19"],
        "rosette": ["s O 12 9 6", "s M 8 13.5 L 6.5 21.5 L 12 18.5 L 17.5 21.5 L 16 13.5"],
        "envelope.fill": ["b R 2 5 20 14.5 2.5", "k M 2.8 6.5 L 12 13.5 L 21.2 6.5"],
        "camera.fill": [
            "b M 3 7 H 7.5 L 9.3 4.5 H 14.7 L 16.5 7 H 21 L 20 7 A 1.5 1.5 0 0 1 21.5 8.5 V 18 L 21.5 18 A 1.5 1.5 0 0 1 20 19.5 H 4 L 4 19.5 A 1.5 1.5 0 0 1 2.5 18 V 8.5 Z",
            "c O 12 13 4.4", "f O 12 13 2.8",
        ],
        "photo.fill": ["b R 2.5 4 19 16 2.5", "c O 8 9 1.8", "k M 3 18 L 9.5 12.5 L 13 15.5 L 16.5 12 L 21.5 17"],
        "clock.fill": ["b O 12 12 9.5", "k M 12 6 V 12 L 16 14.5"],
        "doc.text.fill": [
            "b M 5.5 2.5 H 13.5 L 18.5 7.5 V 21.5 H 5.5 Z", "k M 8.5 11 H 15.5", "k M 8.5 14 H 15.5", "k M 8.5 17 H 13",
        ],
        "creditcard.fill": ["b R 2 5 20 14 2.5", "k M 2 9.5 H 22", "k M 5.5 15 H 10"],
        "calendar.fill": [
            "b R 3 4.5 18 16.5 3", "k M 3 9.5 H 21", "s M 8 2.5 V 6", "s M 16 2.5 V 6", "c O 8 13.2 1.1",
            "c O 12 13.2 1.1", "c O 16 13.2 1.1", "c O 8 17 1.1", "c O 12 17 1.1",
        ],
        "gearshape.fill": [
            "b M 10.6 2.8 H 13.4 L 14 5.6 L 16 6.5 L 18.5 4.9 L 20.4 6.9 L 18.8 9.3 L 19.5 11 L 21.5 12 L 19.5 13.6 L 18.8 15 L 20.3 17.4 L 18.3 19.3 L 16 17.8 L 14 18.7 L 13.4 21.3 H 10.6 L 10 18.6 L 8 17.7 L 5.6 19.3 L 3.7 17.2 L 5.2 15 L 4.6 13.4 L 2.5 12 L 4.6 10.6 L 5.2 9 L 3.7 6.8 L 5.7 4.8 L 8 6.4 L 10 5.5 Z",
            "c O 12 12 3.4",
        ],
        "globe.fill": [
            "b O 12 12 9.5", "k M 2.5 12 H 21.5", "k M 12 2.5 C 6 7.5 6 16.5 12 21.5",
            "k M 12 2.5 C 18 7.5 18 16.5 12 21.5",
        ],
        "film.fill": [
            "b R 3 4 18 16 2", "k M 7.5 4 V 20", "k M 16.5 4 V 20", "k M 3 9.3 H 7.5", "k M 3 14.7 H 7.5",
            "k M 16.5 9.3 H 21", "k M 16.5 14.7 H 21", "k M 7.5 12 H 16.5",
        ],
        "book.fill": [
            "b M 12 6 C 9.5 4 6 3.8 2.5 5 V 19 C 6 17.8 9.5 18 12 20 C 14.5 18 18 17.8 21.5 19 V 5 C 18 3.8 14.5 4 12 6 Z",
            "k M 12 6 V 20",
        ],
        "map.fill": [
            "b M 2.5 5.5 L 9 3 L 15 5.5 L 21.5 3 V 18.5 L 15 21 L 9 18.5 L 2.5 21 Z", "k M 9 3 V 18.5",
            "k M 15 5.5 V 21",
        ],
        "keyboard.fill": [
            "b R 1.5 6 21 12.5 2", "k M 6 10 H 6.5", "k M 9.7 10 H 10.2", "k M 13.5 10 H 14", "k M 17.3 10 H 17.8",
            "k M 7.5 14.5 H 16.5",
        ],
        "eye.fill": [
            "b M 1.5 12 C 4.5 7.5 8 5.5 12 5.5 C 16 5.5 19.5 7.5 22.5 12 C 19.5 16.5 16 18.5 12 18.5 C 8 18.5 4.5 16.5 1.5 12 Z",
            "c O 12 12 4", "f O 12 12 2.2",
        ],
        "display.fill": ["b R 2 4 20 13 2", "s M 12 17 V 20.5", "s M 8 20.5 H 16"],
        "music.note.fill": ["f O 8 18 3.2", "s M 10.8 18 V 4 L 18.5 2.8 V 7.5 L 10.8 9"],
        "cube.fill": [
            "b M 12 2.5 L 20.5 7 V 17 L 12 21.5 L 3.5 17 V 7 Z", "k M 3.5 7 L 12 11.5 L 20.5 7", "k M 12 11.5 V 21.5",
        ],
        "alarm.fill": ["b O 12 13 8", "k M 12 8.5 V 13 H 15.5", "s M 3 6.5 L 6.5 3.5", "s M 21 6.5 L 17.5 3.5"],
        "person.crop.circle.fill": [
            "b O 12 12 9.5", "c O 12 9.5 3.5",
            "c M 5.5 18.3 C 6.7 15.9 9.2 14.5 12 14.5 C 14.8 14.5 17.3 15.9 18.5 18.3 L 18.47 18.25 A 9 9 0 0 1 5.53 18.25 Z",
        ],
        "face.smiling.fill": [
            "b O 12 12 9.5", "c O 8.7 9.7 1.3", "c O 15.3 9.7 1.3", "k M 16.35 14.53 A 4.8 4.8 0 0 1 7.65 14.53",
        ],
        "record.circle.fill": ["b O 12 12 9.5", "c O 12 12 4.5"],
        "archivebox.fill": ["b R 2.5 4 19 4 1", "f M 4 10 V 21 H 20 V 10 Z", "k M 9 13.5 H 15"],
        "house.fill": ["b M 2.5 11.5 L 12 3.5 L 21.5 11.5 Z", "b M 5 10 V 20.5 H 19 V 10 Z", "c R 10 14 4 8 0"],
        "trash.fill": [
            "s M 3.5 6 H 20.5", "s M 9 6 V 3.5 H 15 V 6", "b M 5.5 8 L 6.7 21 H 17.3 L 18.5 8 Z", "k M 12 10.5 V 18.5",
            "k M 9 10.5 L 9.4 18.5", "k M 15 10.5 L 14.6 18.5",
        ],
        "tray.fill": [
            "b M 2.5 13 L 6 5 H 18 L 21.5 13 V 19 H 2.5 Z", "k M 2.5 13 H 8.5 C 8.5 17 15.5 17 15.5 13 H 21.5",
        ],
        "cart.fill": [
            "b M 7.5 15.5 H 18.5 L 21 7 H 5.8 Z", "s M 2 4 H 5 L 7.5 15.5", "f O 9 19.5 1.8", "f O 17 19.5 1.8",
        ],
        "person.2.fill": [
            "f O 9 8 4", "f M 2 19.5 C 2 15.7 5 13.5 9 13.5 C 13 13.5 16 15.7 16 19.5 Z", "f O 17 9 3",
            "f M 16.5 13.6 C 20 13.6 22.5 15.6 22.5 18.7 H 17.5 C 17.5 16.5 17 15 15.5 13.9 Z",
        ],
        "person.3.fill": [
            "f O 12 8 3.7", "f M 5.8 19.5 C 5.8 15.7 8.8 13.2 12 13.2 C 15.2 13.2 18.2 15.7 18.2 19.5 Z",
            "f O 4.8 9.5 2.5", "f O 19.2 9.5 2.5", "f M 0.8 18 C 0.8 15 3 13 6.5 13.5 C 5 15 4.5 16.5 4.3 18 Z",
            "f M 23.2 18 C 23.2 15 21 13 17.5 13.5 C 19 15 19.5 16.5 19.7 18 Z",
        ],
        "hand.thumbsup.fill": [
            "b M 8 10.5 L 11.5 3 C 13.5 3 14 4.5 13.5 6.5 L 12.8 9.5 H 19 C 20.5 9.5 21 10.8 20.7 12 L 19 18.5 C 18.7 19.7 18 20.5 16.5 20.5 H 8 Z",
            "b R 2.5 10.5 3 10 0.8",
        ],
        "trophy": [
            "s M 7 3 H 17 V 8.5 L 17 8.5 A 5 5 0 0 1 7 8.5 Z", "s M 7 5 H 3.5 C 3.5 9 5 10.5 7.5 10.5",
            "s M 17 5 H 20.5 C 20.5 9 19 10.5 16.5 10.5", "s M 12 13.5 V 18",
            "s M 8 21 C 8 19 9.5 18 12 18 C 14.5 18 16 19 16 21 Z",
        ],
    ]

    /// Names that look the same as another one.
    private static let commonAliases: [String: String] = [
        "chevron.forward": "chevron.right", "chevron.backward": "chevron.left",
        "chevron.compact.right": "chevron.right", "chevron.compact.left": "chevron.left",
        "chevron.compact.down": "chevron.down", "chevron.compact.up": "chevron.up",
        "arrow.forward": "arrow.right", "arrow.backward": "arrow.left",
        "arrow.uturn.backward": "arrow.uturn.left", "arrow.uturn.forward": "arrow.uturn.right",
        "arrow.2.circlepath": "arrow.triangle.2.circlepath", "arrow.2.squarepath": "arrow.triangle.2.circlepath",
        "arrow.up.right.and.arrow.down.left.rectangle": "arrow.up.left.and.arrow.down.right",
        "arrow.up.backward.and.arrow.down.forward": "arrow.up.left.and.arrow.down.right",
        "text.bubble": "bubble.left", "bubble.middle.bottom": "bubble.left", "quote.bubble": "bubble.left",
        "photo.on.rectangle": "photo", "photo.on.rectangle.angled": "photo", "photo.fill.on.rectangle.fill": "photo",
        "line.horizontal.3": "line.3.horizontal", "line.3.horizontal.decrease": "line.horizontal.3.decrease",
        "list.bullet.rectangle": "list.bullet", "list.number": "list.bullet", "text.justify": "line.3.horizontal",
        "text.justifyleft": "text.alignleft", "gearshape.2": "gearshape", "person.crop.square": "person.crop.circle",
        "person.circle": "person.crop.circle", "person.circle.fill": "person.crop.circle.fill",
        "mic.circle": "mic",
        "location.north": "location", "mappin.and.ellipse": "mappin", "qrcode.viewfinder": "qrcode",
        "speaker.wave.1": "speaker.wave.2", "speaker.2": "speaker.wave.2", "speaker.3": "speaker.wave.3",
        "cube.box": "cube", "shippingbox": "cube", "books.vertical": "book", "newspaper": "doc.text",
        "doc.plaintext": "doc.text", "note.text": "doc.text", "doc.richtext": "doc.text",
        "pencil.and.outline": "pencil",
        "pencil.and.ellipsis.rectangle": "square.and.pencil", "highlighter": "pencil", "gobackward.10": "gobackward",
        "gobackward.15": "gobackward", "goforward.10": "goforward", "goforward.15": "goforward",
        "battery.0": "battery.0percent", "battery.100": "battery.100percent", "desktopcomputer": "display",
        "sun.min": "sun.max", "stopwatch": "timer", "ladybug": "sparkles", "safari": "globe",
        "rectangle.compress.vertical": "arrow.up.arrow.down", "exclamationmark.octagon": "exclamationmark.circle",
        "rectangle.lefthalf.inset.fill.arrow.left": "rectangle.leftthird.inset.fill", "a": "textformat",
        "checkmark.seal": "checkmark.circle", "waveform.path.ecg": "waveform", "dial.min": "timer",
        "sidebar.leading": "sidebar.left", "rectangle.grid.2x2": "square.grid.2x2",
        "square.grid.3x3": "grid", "macwindow": "rectangle", "app": "square", "ellipsis.message": "message",
        "plus.bubble": "bubble.left", "envelope.open": "envelope",
        "slowmo": "timer", "megaphone": "speaker", "theatermasks": "face.smiling", "paintpalette": "paintbrush",
        "paintbrush.pointed": "paintbrush", "wrench.and.screwdriver": "wrench", "icloud": "cloud",
        "bolt.horizontal": "bolt", "hand.point.right": "hand.raised",
    ]
}

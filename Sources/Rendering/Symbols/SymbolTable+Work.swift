/// More of our own drawings, in the notation of ``SymbolTable/drawings``: money, work, health, devices and signs.
extension SymbolTable {
    static let work: [String: [String]] = [
        "square.grid.3x2": [
            "s R 2 5.5 5.3 5.3 1", "s R 9.3 5.5 5.3 5.3 1", "s R 16.6 5.5 5.3 5.3 1", "s R 2 13.2 5.3 5.3 1",
            "s R 9.3 13.2 5.3 5.3 1", "s R 16.6 13.2 5.3 5.3 1",
        ],
        "circle.grid.2x2": ["s O 7 7 3.5", "s O 17 7 3.5", "s O 7 17 3.5", "s O 17 17 3.5"],
        "circle.grid.3x3": [
            "s O 5 5 2", "s O 12 5 2", "s O 19 5 2", "s O 5 12 2", "s O 12 12 2", "s O 19 12 2", "s O 5 19 2",
            "s O 12 19 2",
            "s O 19 19 2",
        ],
        "square.on.square": [
            "s R 8 8 13 13 2.5", "s M 5.5 16 H 5 C 3.5 16 3 15 3 14 V 5 C 3 3.5 4 3 5 3 H 14 C 15.5 3 16 4 16 5 V 5.5",
        ],
        "square.stack.3d.up": [
            "s M 12 3 L 21.5 8 L 12 13 L 2.5 8 Z", "s M 2.5 12 L 12 17 L 21.5 12", "s M 2.5 16 L 12 21 L 21.5 16",
        ],
        "rectangle.stack": ["s R 3 9 18 12 2.5", "s M 5 6 H 19", "s M 7 3 H 17"],
        "rectangle.portrait.and.arrow.right": [
            "s M 14 7.5 V 3 H 4 V 21 H 14 V 16.5", "s M 9 12 H 21.5", "s M 18 8.5 L 21.5 12 L 18 15.5",
        ],
        "arrow.left.arrow.right": [
            "s M 4 8 H 20", "s M 16.5 4.5 L 20 8 L 16.5 11.5", "s M 20 16 H 4", "s M 7.5 12.5 L 4 16 L 7.5 19.5",
        ],
        "arrow.triangle.branch": [
            "s M 7 21 V 4", "s M 4 7 L 7 4 L 10 7", "s M 7 16 C 7 11 17 14 17 9 V 5", "s M 14 8 L 17 5 L 20 8",
        ],
        "clock.arrow.circlepath": [
            "s M 5 7.5 A 8.5 8.5 0 1 1 3.5 12", "s M 5 3 V 7.5 H 9.5", "s M 12 7.5 V 12.5 L 15.5 14.5",
        ],
        "calendar.badge.plus": [
            "s M 13 20.5 H 6 C 4.3 20.5 3 19.5 3 17.5 V 7.5 C 3 5.7 4.3 4.5 6 4.5 H 18 C 19.7 4.5 21 5.7 21 7.5 V 12",
            "s M 3 9.5 H 21", "s M 8 2.5 V 6", "s M 16 2.5 V 6", "s M 18.5 15 V 22", "s M 15 18.5 H 22",
        ],
        "person.badge.plus": [
            "s O 10 8 4.2", "s M 2.5 20 C 2.5 16 5.5 14 10 14 C 12 14 13.5 14.4 14.7 15.2 L 14 20 Z", "s M 19 14 V 21",
            "s M 15.5 17.5 H 22.5",
        ],
        "bubble.left.and.bubble.right": [
            "s M 4.5 3.5 H 13 C 15 3.5 16 4.5 16 6.5 V 10 C 16 12 15 13 13 13 H 8 L 4.5 16 V 13 C 2.8 12.7 2 11.7 2 10 V 6.5 C 2 4.5 2.7 3.5 4.5 3.5 Z",
            "s M 18.5 8 C 21 8 22 9 22 11 V 14.5 C 22 16.3 21.3 17.2 20 17.5 V 20.5 L 16.5 17.5 H 12",
        ],
        // Money and buildings
        "banknote": ["s R 1.5 5.5 21 13 1.5", "s O 12 12 3.2", "f O 5.5 12 1.1", "f O 18.5 12 1.1"],
        "banknote.fill": ["b R 1.5 5.5 21 13 1.5", "c O 12 12 3.2", "c O 5.5 12 1.1", "c O 18.5 12 1.1"],
        "dollarsign": [
            "s M 16.5 8 C 16 4.5 7.5 4.5 7.5 8.5 C 7.5 13 16.8 11 16.8 15.7 C 16.8 19.7 7.5 19.7 7 15.8",
            "s M 12 2.5 V 21.5",
        ],
        "eurosign": [
            "s M 18.5 6.5 C 15 2.5 7.5 4.5 7.5 12 C 7.5 19.5 15 21.5 18.5 17.5", "s M 4.5 10.3 H 14",
            "s M 4.5 13.7 H 13",
        ],
        "sterlingsign": [
            "s M 17 7.5 C 16 3.5 9.5 3.5 9.5 8.5 V 16 C 9.5 18 8.5 19.5 6.5 20 H 17.5", "s M 6.5 12.5 H 14.5",
        ],
        "percent": ["s M 5.5 19.5 L 18.5 4.5", "s O 7 7.5 3", "s O 17 16.5 3"],
        "building.2": [
            "s M 3 21 V 3 H 13 V 21", "s M 13 10 H 21 V 21", "s M 1.5 21 H 22.5", "s M 6.5 7 H 9.5", "s M 6.5 11 H 9.5",
            "s M 6.5 15 H 9.5", "s M 16.5 14 H 17.5", "s M 16.5 17.5 H 17.5",
        ],
        "building.2.fill": [
            "b M 3 21 V 3 H 13 V 21 Z", "b M 13 10 H 21 V 21 H 13 Z", "k M 6.5 7 H 9.5", "k M 6.5 11 H 9.5",
            "k M 6.5 15 H 9.5", "k M 16.5 14 H 18", "k M 16.5 17.5 H 18",
        ],
        "building": [
            "s M 5 21 V 3 H 19 V 21 Z", "s M 9 7 H 10", "s M 14 7 H 15", "s M 9 11 H 10", "s M 14 11 H 15",
            "s M 10 21 V 16 H 14 V 21",
        ],
        "building.columns": [
            "s M 2.5 9 L 12 3 L 21.5 9 Z", "s M 5.5 9 V 17.5", "s M 9.8 9 V 17.5", "s M 14.2 9 V 17.5",
            "s M 18.5 9 V 17.5", "s M 2.5 20.5 H 21.5", "s M 4 17.5 H 20",
        ],
        "storefront": [
            "s M 4 3.5 H 20 L 22 9.5 H 2 Z", "s M 4 9.5 V 20.5 H 20 V 9.5", "s M 9.5 20.5 V 14 H 14.5 V 20.5",
        ],
        "giftcard": ["s R 2 5 20 14 2.5", "s M 2 12 H 22", "s M 9 5 V 19", "s M 9 12 L 6 9", "s M 9 12 L 12 9"],
        "handbag": ["s M 3.5 9 H 20.5 L 19.5 20.5 H 4.5 Z", "s M 8 9 C 8 1.5 16 1.5 16 9"],
        "basket": [
            "s M 2.5 9.5 H 21.5 L 19.5 20 H 4.5 Z", "s M 6.5 9.5 L 10 3.5", "s M 17.5 9.5 L 14 3.5", "s M 9 13 V 17",
            "s M 12 13 V 17", "s M 15 13 V 17",
        ],
        "chart.line.uptrend.xyaxis": [
            "s M 3.5 3 V 20.5 H 21.5", "s M 7 15.5 L 11 11 L 14 13.5 L 20 6.5", "s M 16 6.5 H 20 V 10.5",
        ],
        "chart.xyaxis.line": ["s M 3.5 3 V 20.5 H 21.5", "s M 7 15.5 L 11 11 L 14 13.5 L 20 6.5"],
        "briefcase": ["s R 2.5 7.5 19 12.5 2.5", "s M 8.5 7.5 V 4 H 15.5 V 7.5", "s M 2.5 13 H 21.5"],
        "briefcase.fill": ["b R 2.5 7.5 19 12.5 2.5", "s M 8.5 7.5 V 4 H 15.5 V 7.5", "k M 2.5 13.5 H 21.5"],
        "graduationcap": [
            "s M 1.5 9.5 L 12 4.5 L 22.5 9.5 L 12 14.5 Z", "s M 6 12 V 17 C 9 19.5 15 19.5 18 17 V 12",
            "s M 21.5 10 V 16",
        ],
        "backpack": [
            "s M 5 21 V 10.5 C 5 5.5 8 4.5 12 4.5 C 16 4.5 19 5.5 19 10.5 V 21 Z", "s M 9 4.5 V 2.5 H 15 V 4.5",
            "s M 8 21 V 15 H 16 V 21", "s M 9 9.5 H 15",
        ],
        "text.book.closed": [
            "s M 5 18.5 V 5 C 5 3.5 6 2.5 7.5 2.5 H 19 V 17 H 7 C 4.5 17 4.5 21 7 21 H 19", "s M 9 7 H 15",
            "s M 9 10.5 H 15",
        ],
        "list.clipboard": ["s R 4.5 4 15 17.5 2.5", "b R 9 2.5 6 3.5 1", "s M 8.5 11 H 15.5", "s M 8.5 15 H 15.5"],
        "checklist": [
            "s M 3 6.5 L 4.5 8 L 7.5 4.5", "s M 3 16 L 4.5 17.5 L 7.5 14", "s M 11 6.5 H 21", "s M 11 16 H 21",
        ],
        "text.magnifyingglass": [
            "s O 14 13 5", "s M 17.5 16.5 L 21.5 20.5", "s M 3 5 H 17", "s M 3 10 H 7", "s M 3 15 H 7",
        ],
        "quote.opening": [
            "b O 7 15 2.8", "s M 4.2 15 C 4 10.5 5.5 8 9 6.5", "b O 16.5 15 2.8",
            "s M 13.7 15 C 13.5 10.5 15 8 18.5 6.5",
        ],
        "at": ["s O 12 12 3.8", "s M 15.8 8.5 V 13.5 C 15.8 17 21 17 21 12 C 21 1 3 1 3 12 C 3 21 12.5 23 17.5 19.5"],
        "ruler": [
            "s M 2.5 16 L 16 2.5 L 21.5 8 L 8 21.5 Z", "s M 7 11.5 L 9.5 14", "s M 10.2 8.3 L 11.8 9.9",
            "s M 13 5.5 L 15.5 8",
        ],
        // Health
        "cross": ["s M 9 3 H 15 V 9 H 21 V 15 H 15 V 21 H 9 V 15 H 3 V 9 H 9 Z"],
        "cross.case": [
            "s R 2.5 7.5 19 13 2.5", "s M 8.5 7.5 V 4 H 15.5 V 7.5", "s M 12 10.5 V 17.5", "s M 8.5 14 H 15.5",
        ],
        "cross.case.fill": [
            "b R 2.5 7.5 19 13 2.5", "s M 8.5 7.5 V 4 H 15.5 V 7.5", "k M 12 10.5 V 17.5", "k M 8.5 14 H 15.5",
        ],
        "pills": [
            "s O 16.5 16.5 4.8", "s M 13 16.5 H 20",
            "s M 3.5 12.5 L 12.5 3.5 C 15.5 0.5 20.5 5.5 17.5 8.5 L 8.5 17.5 C 5.5 20.5 0.5 15.5 3.5 12.5 Z",
        ],
        "bandage": [
            "s M 3.5 15 L 15 3.5 C 18 1 23 6 20.5 9 L 9 20.5 C 6 23 1 18 3.5 15 Z", "f O 12 10 0.9", "f O 14 12 0.9",
            "f O 10 12 0.9", "f O 12 14 0.9",
        ],
        "stethoscope": [
            "s M 5 3 H 4 V 9 C 4 15.5 14 15.5 14 9 V 3 H 13", "s M 9 14 V 17 C 9 22.5 18.5 22.5 18.5 17 V 14.5",
            "s O 18.5 12 2.3",
        ],
        "lungs": [
            "s M 12 3 V 10", "s M 10 8 C 5 8 2.5 14 3 20 C 7.5 20.5 10.5 18.5 10.5 14.5 Z",
            "s M 14 8 C 19 8 21.5 14 21 20 C 16.5 20.5 13.5 18.5 13.5 14.5 Z",
        ],
        "brain.head.profile": [
            "s M 8 21 V 17.5 C 4.5 15.5 3.5 12 4.5 8.5 C 6.5 1.5 18 1.5 19 9.5 L 21.5 14 H 19 V 17.5 H 14.5 V 21",
            "s M 9 11 C 7 9 9.5 6.5 11.5 8 C 13.5 6 16.5 8.5 14.5 10.5 C 14.5 13 11 13 11.5 15.5",
        ],
        "ear": [
            "s M 6 10 C 6 2 18 2 18 9.5 C 18 14 14 14.5 14 18 C 14 21.5 9.5 21.5 8.5 18.5",
            "s M 9.5 10 C 9.5 6.5 14.5 6.5 14.5 10 C 14.5 12 12 12 12 14",
        ],
        "hand.wave": [
            "s M 7 11 L 5 7.5 C 4 5.5 6.5 4.5 7.5 6 L 11 12 L 8.5 5 C 8 3 10.5 2.5 11.3 4.2 L 14 10.5 L 13 5 C 13 3.2 15.3 3.2 15.6 5 L 17 11 L 17.5 9 C 18.3 7.3 20.5 8.5 20 10.3 C 19.5 16 18 20.5 13.5 20.5 C 10 20.5 8 18 7 15 Z"
        ],
        "hand.tap": [
            "s M 9.5 13.5 V 6.5 C 9.5 4.5 12.5 4.5 12.5 6.5 V 11 L 17 12 C 18.5 12.4 19 13.3 19 14.5 L 18 19.5 C 17.6 21 17 21.5 15.5 21.5 H 12.5 C 11 21.5 10.3 21 9.5 20 L 6 15.5 C 5 14 7 12.5 8.3 13.5 Z",
            "s M 6 9 C 4 3 14 0.5 16.5 6.5",
        ],
        "hand.thumbsdown": [
            "s M 8 13.5 L 11.5 21 C 13.5 21 14 19.5 13.5 17.5 L 12.8 14.5 H 19 C 20.5 14.5 21 13.2 20.7 12 L 19 5.5 C 18.7 4.3 18 3.5 16.5 3.5 H 8 Z",
            "s R 2.5 3.5 3 10 0.8",
        ],
        "tshirt": ["s M 8 3.5 L 2.5 7 L 4.5 11 L 7 10 V 20.5 H 17 V 10 L 19.5 11 L 21.5 7 L 16 3.5 C 15 7 9 7 8 3.5 Z"],
        "comb": [
            "s R 3 4 18 6 2", "s M 6 10 V 19.5", "s M 9 10 V 19.5", "s M 12 10 V 19.5", "s M 15 10 V 19.5",
            "s M 18 10 V 19.5",
        ],
        "eyes": [
            "s M 6.5 5.5 C 10 5.5 10.5 9 10.5 12 C 10.5 15 10 18.5 6.5 18.5 C 3 18.5 2.5 15 2.5 12 C 2.5 9 3 5.5 6.5 5.5 Z",
            "s M 17.5 5.5 C 21 5.5 21.5 9 21.5 12 C 21.5 15 21 18.5 17.5 18.5 C 14 18.5 13.5 15 13.5 12 C 13.5 9 14 5.5 17.5 5.5 Z",
            "f O 8 12 2.2", "f O 19 12 2.2",
        ],
        "zzz": ["s M 3 13 H 9.5 L 3 21 H 9.5", "s M 11.5 7.5 H 16 L 11.5 13 H 16", "s M 17.5 3 H 21 L 17.5 7.5 H 21"],
        // Devices and signs
        "laptopcomputer": ["s R 4.5 4.5 15 11 1.5", "s M 1.5 19 H 22.5"],
        "applewatch": ["s R 6 6 12 12 3.5", "s M 8 6 L 9 2 H 15 L 16 6", "s M 8 18 L 9 22 H 15 L 16 18"],
        "scanner": ["s M 3 14 L 20 5", "s R 2.5 14 19 6 1.5", "f O 6 17 1"],
        "externaldrive": ["s M 2.5 14 L 5.5 5 H 18.5 L 21.5 14 V 19 H 2.5 Z", "s M 2.5 14 H 21.5", "f O 18 16.5 1"],
        "internaldrive": ["s R 2.5 5 19 14 2", "s M 2.5 14 H 21.5", "f O 18 16.5 1"],
        "server.rack": [
            "s R 4 2.5 16 19 2", "s M 4 9 H 20", "s M 4 15.3 H 20", "f O 16.5 5.7 1", "f O 16.5 12.1 1",
            "f O 16.5 18.4 1",
        ],
        "cpu": [
            "s R 5.5 5.5 13 13 2", "s R 9 9 6 6 1", "s M 9 2.5 V 5.5", "s M 15 2.5 V 5.5", "s M 9 18.5 V 21.5",
            "s M 15 18.5 V 21.5", "s M 2.5 9 H 5.5", "s M 2.5 15 H 5.5", "s M 18.5 9 H 21.5", "s M 18.5 15 H 21.5",
        ],
        "antenna.radiowaves.left.and.right": [
            "f O 12 9 2", "s M 12 10 V 21.5", "s M 7.5 5 C 5.5 7 5.5 11 7.5 13", "s M 16.5 5 C 18.5 7 18.5 11 16.5 13",
            "s M 4.5 2.5 C 1 6 1 12 4.5 15.5", "s M 19.5 2.5 C 23 6 23 12 19.5 15.5",
        ],
        "dot.radiowaves.left.and.right": [
            "f O 12 12 2", "s M 7.5 8 C 5.5 10 5.5 14 7.5 16", "s M 16.5 8 C 18.5 10 18.5 14 16.5 16",
            "s M 4.5 5.5 C 1 9 1 15 4.5 18.5", "s M 19.5 5.5 C 23 9 23 15 19.5 18.5",
        ],
        "wave.3.right": [
            "s M 5 9 C 6.5 11 6.5 13 5 15", "s M 10 6 C 13 10 13 14 10 18", "s M 15 3 C 20 9 20 15 15 21",
        ],
        "wave.3.left": ["s M 19 9 C 17.5 11 17.5 13 19 15", "s M 14 6 C 11 10 11 14 14 18", "s M 9 3 C 4 9 4 15 9 21"],
        "faceid": [
            "s M 3 8 V 5.5 C 3 4 4 3 5.5 3 H 8", "s M 16 3 H 18.5 C 20 3 21 4 21 5.5 V 8",
            "s M 21 16 V 18.5 C 21 20 20 21 18.5 21 H 16", "s M 8 21 H 5.5 C 4 21 3 20 3 18.5 V 16", "s M 8 8.5 V 10.5",
            "s M 16 8.5 V 10.5", "s M 12.5 8.5 V 13 H 11", "s M 8 16 C 10 18 14 18 16 16",
        ],
        "touchid": [
            "s M 5 16.5 C 3 8 8 3.5 12 3.5 C 17 3.5 20.5 8 19.5 15",
            "s M 8 19 C 6 12 8 7.5 12 7.5 C 16 7.5 17 12 16 18.5", "s M 12 11.5 C 13 14.5 13 18 11.5 21",
        ],
        "delete.left": [
            "s M 8 5 H 19 C 20.5 5 21.5 6 21.5 7.5 V 16.5 C 21.5 18 20.5 19 19 19 H 8 L 2 12 Z",
            "s M 10.5 8.5 L 17.5 15.5", "s M 17.5 8.5 L 10.5 15.5",
        ],
        "delete.left.fill": [
            "b M 8 5 H 19 C 20.5 5 21.5 6 21.5 7.5 V 16.5 C 21.5 18 20.5 19 19 19 H 8 L 2 12 Z",
            "k M 10.5 8.5 L 17.5 15.5", "k M 17.5 8.5 L 10.5 15.5",
        ],
        "gauge": [
            "s O 12 12 9.5", "s M 12 13.5 L 16 8", "f O 12 13.5 1.6", "f O 6 12 0.9", "f O 18 12 0.9", "f O 8 7.5 0.9",
            "f O 12 5.7 0.9",
        ],
        "hourglass": [
            "s M 5.5 3 H 18.5", "s M 5.5 21 H 18.5", "s M 7 3 V 7 L 12 12 L 17 7 V 3",
            "s M 7 21 V 17 L 12 12 L 17 17 V 21",
        ],
        "switch.2": ["s R 3 3 18 8 4", "f O 7 7 2.2", "s R 3 13 18 8 4", "f O 17 17 2.2"],
        "hexagon": ["s M 12 2.5 L 20.5 7.2 V 16.8 L 12 21.5 L 3.5 16.8 V 7.2 Z"],
        "plusminus": ["s M 12 3.5 V 13.5", "s M 7 8.5 H 17", "s M 7 19 H 17"],
        "function": ["s M 8.5 21 C 11.5 21 11.5 3.5 15.5 3.5", "s M 8 10 H 15"],
        "sum": ["s M 18 6.5 V 4 H 6 L 13 12 L 6 20 H 18 V 17.5"],
        "x.squareroot": [
            "s M 2.5 13 H 5 L 8.5 20.5 L 13 3.5 H 21.5", "s M 14.5 10 L 19.5 17", "s M 19.5 10 L 14.5 17",
        ],
        "atom": [
            "f O 12 12 1.8", "s M 12 7.5 C 24 7.5 24 16.5 12 16.5 C 0 16.5 0 7.5 12 7.5 Z",
            "s M 8 9.7 C 14 -0.5 22 4 16 14.3 C 10 24.5 2 20 8 9.7 Z",
            "s M 16 9.7 C 22 20 14 24.5 8 14.3 C 2 4 10 -0.5 16 9.7 Z",
        ],
        "testtube.2": [
            "s M 5 3 H 11", "s M 6 3 V 18 C 6 21.5 10 21.5 10 18 V 3", "s M 13 3 H 19",
            "s M 14 3 V 18 C 14 21.5 18 21.5 18 18 V 3", "s M 6 12 H 10", "s M 14 9 H 18",
        ],
        "flask": ["s M 9 3 H 15", "s M 10 3 V 9 L 4 20.5 H 20 L 14 9 V 3", "s M 7 15.5 H 17"],
        "fan": [
            "f O 12 12 1.8", "s M 12 10 C 8 8 9 2.5 13 3 C 16 3.5 15 8 12 10 Z",
            "s M 13.7 13 C 18 10.5 22 14.5 19.5 17.5 C 17 20 14 16 13.7 13 Z",
            "s M 10.3 13 C 10 18 4.5 19.5 3.5 15.5 C 3 12 8 11 10.3 13 Z",
        ],
    ]

    /// Names of this table's and of ``places`` that look the same as another one.
    static let moreAliases: [String: String] = [
        "snow": "snowflake", "lightrail": "tram", "bus.doubledecker": "bus", "cablecar": "tram",
        "train.side.front.car": "tram",
        "mug": "cup.and.saucer", "thermometer.medium": "thermometer", "thermometer.low": "thermometer",
        "thermometer.high": "thermometer", "thermometer.sun": "thermometer", "cloud.bolt.rain": "cloud.bolt",
        "cloud.heavyrain": "cloud.rain", "cloud.drizzle": "cloud.rain", "cloud.hail": "cloud.snow",
        "cloud.sleet": "cloud.snow",
        "cloud.sun.rain": "cloud.rain", "figure.wave": "figure.walk", "figure.outdoor.cycle": "bicycle",
        "figure.mind.and.body": "figure.yoga", "figure.strengthtraining.traditional": "dumbbell",
        "figure.2.arms.open": "person.2", "figure.and.child.holdinghands": "figure.2.and.child.holdinghands",
        "figure.stand": "person", "figure.pool.swim": "water.waves", "die.face.5": "dice", "suit.heart": "heart",
        "speedometer": "gauge", "barometer": "gauge", "gauge.medium": "gauge",
        "gauge.with.dots.needle.50percent": "gauge",
        "dial.low": "gauge", "dial.medium": "gauge", "server": "server.rack", "memorychip": "cpu",
        "arrow.right.arrow.left": "arrow.left.arrow.right", "arrow.triangle.swap": "arrow.left.arrow.right",
        "arrow.3.trianglepath": "arrow.triangle.2.circlepath", "purchased": "tag",
        "character.book.closed": "text.book.closed",
        "book.closed": "text.book.closed", "magazine": "doc.text", "apps.iphone": "iphone",
        "battery.75": "battery.100percent",
        "battery.50": "battery.100percent", "list.bullet.clipboard": "list.clipboard", "studentdesk": "chair",
        "macbook": "laptopcomputer", "trophy.circle": "trophy", "livephoto": "target", "sparkle": "sparkles",
        "square.grid.3x1": "square.grid.3x2", "rectangle.grid.3x2": "square.grid.3x2",
        "square.on.circle": "square.on.square",
        "square.2.layers.3d": "square.stack.3d.up", "square.3.layers.3d": "square.stack.3d.up", "tray.full": "tray",
        "door.left.hand.closed": "door.left.hand.open", "dollarsign.arrow.circlepath": "dollarsign",
        "bubble.left.and.text.bubble.right": "bubble.left.and.bubble.right",
        "chart.line.downtrend.xyaxis": "chart.xyaxis.line", "arrow.clockwise.heart": "heart", "oven": "washer",
        "dishwasher": "washer", "lizard": "tortoise", "teddybear": "pawprint", "dog": "pawprint", "cat": "pawprint",
        "football": "basketball", "tennisball": "basketball", "baseball": "basketball", "volleyball": "basketball",
        "popcorn": "takeoutbag.and.cup.and.straw", "lanyardcard": "creditcard", "wallet.pass": "creditcard",
        "menucard": "book", "party.popper": "sparkles", "balloon": "sparkles", "binoculars.circle": "binoculars",
    ]
}

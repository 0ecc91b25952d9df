import Simplex

/// The layouts to measure, as `Documentation/Solver.md` describes them.
enum Workload: String, CaseIterable {
    case chain, chainTight, siblings, nested, fillEqually, inequality, inequalityTight, enaml

    func system(views count: Int) -> System {
        switch self {
        case .chain: chain(count, 1.0, 1.5)
        case .chainTight: chain(count, 0.7, 1.2)
        case .siblings: siblings(count)
        case .nested: nested(count)
        case .fillEqually: fillEqually(count)
        case .inequality: inequality(count, 1.2, 2)
        case .inequalityTight: inequality(count, 0.8, 0)
        case .enaml: enaml()
        }
    }

    func root(_ system: inout System, _ sizes: [(Double, Double)]) {
        system.rootWidth = system.variable()
        system.rootHeight = system.variable()
        system.sizes = sizes.map { (width: $0.0, height: $0.1) }
    }

    /// A hundred numbers between two, in an order in which neighbours are far apart.
    private func spread(_ low: Double, _ high: Double) -> [Double] {
        (0..<100).map { low + (high - low) * Double(($0 * 37 + 50) % 100) / 99 }
    }

    private func chain(_ count: Int, _ low: Double, _ high: Double) -> System {
        var system = System()
        let heights = (0..<count).map { Double(16 + 7 * $0 % 23) }
        let content = heights.reduce(0, +) + 8 * Double(count)
        root(&system, zip(spread(320, 1024), spread(low, high)).map { ($0, ($1 * content).rounded()) })
        let boxes = (0..<count).map { _ in Box(in: &system) }
        for (index, box) in boxes.enumerated() {
            let start = system.constraints.count
            if index == 0 {
                system.add([(box.top, 1)], .equal, 8)
            } else {
                let above = boxes[index - 1]
                system.add([(box.top, 1), (above.top, -1), (above.height, -1)], .equal, 8)
            }
            system.add([(box.left, 1)], .equal, 8)
            system.add([(box.left, 1), (box.width, 1), (system.rootWidth, -1)], .equal, -8)
            system.add([(box.height, 1)], .greaterThanOrEqual, 0)
            let wants = system.add([(box.height, 1)], .greaterThanOrEqual, heights[index], 750)
            system.add([(box.height, 1)], .lessThanOrEqual, heights[index], 250)
            if index == count / 2 {
                system.textConstraints = [wants, wants + 1]
                system.rowConstraints = Array(start..<system.constraints.count)
            }
            if index == count / 2 + 1 {
                system.rowConstraints.append(start)
                let above = boxes[index - 2]
                system.gapConstraints = [
                    .init(
                        terms: [(box.top, 1), (above.top, -1), (above.height, -1)], relation: .equal, constant: 8,
                        priority: 1000)
                ]
            }
        }
        system.frames = boxes
        let last = boxes[count - 1]
        system.add([(last.top, 1), (last.height, 1), (system.rootHeight, -1)], .lessThanOrEqual, 0)
        return system
    }

    private func siblings(_ count: Int) -> System {
        var system = System()
        root(&system, zip(spread(320, 1024), spread(480, 1366)).map { ($0, $1) })
        for index in 0..<count {
            let box = Box(in: &system)
            system.frames.append(box)
            let start = system.constraints.count
            system.add([(box.left, 1)], .equal, Double(index % 17))
            system.add([(box.top, 1)], .equal, Double(index % 13))
            system.add([(box.left, 1), (box.width, 1), (system.rootWidth, -1)], .equal, -Double(index % 19))
            system.add([(box.top, 1), (box.height, 1), (system.rootHeight, -1)], .equal, -Double(index % 11))
            if index == count / 2 {
                let wants = system.add([(box.width, 1)], .greaterThanOrEqual, 100, 750)
                system.add([(box.width, 1)], .lessThanOrEqual, 100, 250)
                system.textConstraints = [wants, wants + 1]
                system.rowConstraints = Array(start..<system.constraints.count)
            }
        }
        return system
    }

    private func nested(_ count: Int) -> System {
        var system = System()
        let rowCount = max(1, count / 5)
        root(&system, spread(600, 1024).map { ($0, 4000) })
        var above: Box?
        var aboveAbove: Box?
        var firstField: Box?
        for index in 0..<rowCount {
            let row = Box(in: &system)
            let start = system.constraints.count
            system.add([(row.left, 1)], .equal, 8)
            system.add([(row.left, 1), (row.width, 1), (system.rootWidth, -1)], .equal, -8)
            if let above {
                system.add([(row.top, 1), (above.top, -1), (above.height, -1)], .equal, 8)
            } else {
                system.add([(row.top, 1)], .equal, 8)
            }
            let topConstraint = system.constraints.count - 1
            system.add([(row.height, 1)], .equal, 0, 50)
            var before: Box?
            for kind in 0..<5 {
                let box = Box(in: &system)
                system.frames.append(box)
                if let before {
                    system.add([(box.left, 1), (before.left, -1), (before.width, -1)], .equal, 8)
                } else {
                    system.add([(box.left, 1), (row.left, -1)], .equal, 0)
                }
                system.add([(box.top, 1), (box.height, 0.5), (row.top, -1), (row.height, -0.5)], .equal, 0)
                system.add([(row.height, 1), (box.height, -1)], .greaterThanOrEqual, 0)
                let size = nestedSize(kind, index)
                if kind == 0 || kind == 4 {
                    system.add([(box.width, 1)], .equal, size.width)
                    system.add([(box.height, 1)], .equal, size.height)
                } else {
                    let hugging = [250.0, 249, 251][kind - 1]
                    let wants = system.add([(box.width, 1)], .greaterThanOrEqual, size.width, 750)
                    system.add([(box.width, 1)], .lessThanOrEqual, size.width, hugging)
                    system.add([(box.height, 1)], .greaterThanOrEqual, size.height, 750)
                    system.add([(box.height, 1)], .lessThanOrEqual, size.height, hugging)
                    if kind == 1, index == rowCount / 2 { system.textConstraints = [wants, wants + 1] }
                    if kind == 2 {
                        if let firstField {
                            system.add([(box.width, 1), (firstField.width, -1)], .equal, 0)
                        } else {
                            firstField = box
                        }
                    }
                }
                before = box
            }
            if let before {
                system.add([(before.left, 1), (before.width, 1), (row.left, -1), (row.width, -1)], .equal, 0)
            }
            if index == rowCount / 2 { system.rowConstraints = Array(start..<system.constraints.count) }
            if index == rowCount / 2 + 1, index >= 2 {
                system.rowConstraints.append(topConstraint)
                // The gap is closed to the row before the middle one.
                if let closing = aboveAbove {
                    system.gapConstraints = [
                        .init(
                            terms: [(row.top, 1), (closing.top, -1), (closing.height, -1)], relation: .equal,
                            constant: 8, priority: 1000)
                    ]
                }
            }
            aboveAbove = above
            above = row
        }
        return system
    }

    private func nestedSize(_ kind: Int, _ index: Int) -> (width: Double, height: Double) {
        switch kind {
        case 0: (40, 40)
        case 1: (Double(60 + 11 * index % 97), 20.5)
        case 2: (60, 34)
        case 3: (Double(46 + 5 * index % 31), 34)
        default: (51, 31)
        }
    }

    private func fillEqually(_ count: Int) -> System {
        var system = System()
        root(&system, spread(5 * Double(count), 20 * Double(count)).map { ($0.rounded(), 100) })
        var first: Box?
        var before: Box?
        for index in 0..<count {
            let box = Box(in: &system)
            let start = system.constraints.count
            system.frames.append(box)
            if let first, let before {
                system.add([(box.width, 1), (first.width, -1)], .equal, 0)
                system.add([(box.left, 1), (before.left, -1), (before.width, -1)], .equal, 4)
            } else {
                first = box
                system.add([(box.left, 1)], .equal, 0)
            }
            system.add([(box.top, 1)], .equal, 0)
            system.add([(box.height, 1), (system.rootHeight, -1)], .equal, 0)
            if index == count / 2 { system.rowConstraints = Array(start..<system.constraints.count) }
            // The second constraint of a view ties it to the one before.
            if index == count / 2 + 1 { closeGap(to: start + 1, from: box, in: &system) }
            before = box
        }
        if let before { system.add([(before.left, 1), (before.width, 1), (system.rootWidth, -1)], .equal, 0) }
        return system
    }

    /// Notes that with the middle view away its follower is tied to the one before it: the constraint that tied the
    /// follower goes, another comes.
    private func closeGap(to tie: Int, from follower: Box, in system: inout System) {
        let before = system.frames[system.frames.count - 3]
        system.rowConstraints.append(tie)
        system.gapConstraints = [
            .init(
                terms: [(follower.left, 1), (before.left, -1), (before.width, -1)], relation: .equal, constant: 4,
                priority: 1000)
        ]
    }

    private func inequality(_ count: Int, _ low: Double, _ high: Double) -> System {
        var system = System()
        let intrinsic = (0..<count).map { Double(20 + 7 * $0 % 31) }
        let gaps = 4 * Double(count - 1)
        let least = intrinsic.reduce(0, +) + gaps
        let preferred = 1.25 * intrinsic.reduce(0, +) + gaps
        let sizes = high > 0 ? spread(low * preferred, high * preferred) : spread(low * least, 1.1 * preferred)
        root(&system, sizes.map { ($0.rounded(), 100) })
        var before: Box?
        for index in 0..<count {
            let box = Box(in: &system)
            let start = system.constraints.count
            system.frames.append(box)
            if let before {
                system.add([(box.left, 1), (before.left, -1), (before.width, -1)], .equal, 4)
            } else {
                system.add([(box.left, 1)], .equal, 0)
            }
            system.add([(box.top, 1)], .equal, 0)
            system.add([(box.height, 1)], .equal, 20)
            system.add([(box.width, 1)], .greaterThanOrEqual, 0)
            system.add([(box.width, 1)], .lessThanOrEqual, 3 * intrinsic[index])
            let wants = system.add([(box.width, 1)], .greaterThanOrEqual, intrinsic[index], 750)
            system.add([(box.width, 1)], .equal, 1.25 * intrinsic[index], 250)
            if index == count / 2 {
                system.textConstraints = [wants]
                system.rowConstraints = Array(start..<system.constraints.count)
            }
            if index == count / 2 + 1 { closeGap(to: start, from: box, in: &system) }
            before = box
        }
        if let before {
            system.add([(before.left, 1), (before.width, 1), (system.rootWidth, -1)], .lessThanOrEqual, 0)
        }
        return system
    }
}

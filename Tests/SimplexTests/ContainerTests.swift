import Testing

@testable import Simplex

/// Containers that must be at least as high as each of their contents, and wish for no height of their own.
@Suite struct ContainerTests {
    /// Many containers, and the heights that the contents of each wish for at 750, no more of it than at 250.
    private struct Form: ~Copyable {
        var solver = Solver()
        var containers: [Variable] = []
        var contents: [[Variable]] = []

        init(_ wishes: [[Double]]) throws {
            for heights in wishes {
                let container = solver.addVariable()
                containers.append(container)
                contents.append([])
                try solver.add([Term(container, 1)], .equal, 0, priority: 50)
                for height in heights {
                    let content = solver.addVariable()
                    contents[contents.count - 1].append(content)
                    try solver.add([Term(content, 1)], .greaterThanOrEqual, height, priority: 750)
                    try solver.add([Term(content, 1)], .lessThanOrEqual, height, priority: 250)
                    try solver.add([Term(container, 1), Term(content, -1)], .greaterThanOrEqual, 0, priority: 1000)
                }
            }
        }
    }

    @Test func eachIsAsHighAsItsHighestContentAfterOneStep() throws {
        var form = try Form((0..<100).map { (index: Int) -> [Double] in [Double(40 + index), 20, 34, 31] })
        try form.solver.solve()
        let steps = form.solver.stepCount
        #expect(steps == 100)
        for (index, container) in form.containers.enumerated() {
            let height = form.solver[container]
            #expect(height == 40 + Double(index))
        }
        try form.solver.checkInvariants("containers")
    }

    @Test func theOrderOfTheContentsDoesNotMatter() throws {
        var wishes: [[Double]] = []
        for container in 0..<100 {
            wishes.append((0..<5).map { (content: Int) -> Double in Double(1 + (container * 31 + content * 47) % 61) })
        }
        var form = try Form(wishes)
        try form.solver.solve()
        for (index, heights) in wishes.enumerated() {
            let height = form.solver[form.containers[index]]
            #expect(height == heights.max())
            for (content, wish) in zip(form.contents[index], heights) {
                let own = form.solver[content]
                #expect(own == wish)
            }
        }
        try form.solver.checkInvariants("contents in any order")
    }

    @Test func contentsOfAContainerThatMustBeLowGiveWay() throws {
        var form = try Form((0..<100).map { _ in [40, 20, 50] })
        for container in form.containers { try form.solver.add([Term(container, 1)], .equal, 30, priority: 1000) }
        try form.solver.solve()
        for contents in form.contents {
            let heights = contents.map { form.solver[$0] }
            #expect(heights == [30, 20, 30])
        }
        try form.solver.checkInvariants("low containers")
    }

    @Test func aContainerThatCanBeNeitherIsAConflict() throws {
        var form = try Form((0..<100).map { _ in [40, 20] })
        let low = try form.solver.add([Term(form.containers[7], 1)], .lessThanOrEqual, 30, priority: 1000)
        let high = try form.solver.add([Term(form.contents[7][0], 1)], .greaterThanOrEqual, 35, priority: 1000)
        let rows = try conflict(solving: &form.solver) ?? []
        #expect(rows.count == 3)
        #expect(rows.contains(low) && rows.contains(high))
    }
}

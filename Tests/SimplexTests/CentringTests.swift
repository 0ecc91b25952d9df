import Testing

@testable import Simplex

/// A stack whose views have equal distances between their centres, as far as the room allows: hundreds of wishes, most of which
/// must be let go.
@Suite struct CentringTests {
    private struct Stack: ~Copyable {
        var solver = Solver()
        let start: Variable
        let end: Variable
        var lefts: [Variable] = []
        var rights: [Variable] = []
        let widths: [Double]

        init(_ count: Int, share: Double? = nil) throws {
            start = solver.addVariable()
            end = solver.addVariable()
            widths = (0..<count).map { Double($0 * 37 % 90 + 10) }
            try solver.add([Term(start, 1)], .equal, 0, priority: 1000)
            for width in widths {
                let (left, right) = (solver.addVariable(), solver.addVariable())
                let length = [Term(right, 1), Term(left, -1)]
                try solver.add(length, .greaterThanOrEqual, 0, priority: 1000)
                try solver.add(length, .lessThanOrEqual, width, priority: 250)
                try solver.add(length, .greaterThanOrEqual, width, priority: 750)
                let before = rights.last ?? start
                try solver.add(
                    [Term(left, 1), Term(before, -1)], lefts.isEmpty ? .equal : .greaterThanOrEqual,
                    lefts.isEmpty ? 0 : 8, priority: 1000)
                lefts.append(left)
                rights.append(right)
            }
            try solver.add([Term(end, 1), Term(rights[count - 1], -1)], .equal, 0, priority: 1000)
            for index in 2..<count {
                let centres = [(index, 0.5), (index - 1, -0.5), (1, -0.5), (0, 0.5)]
                let terms = centres.flatMap { [Term(lefts[$0.0], $0.1), Term(rights[$0.0], $0.1)] }
                try solver.add(terms, .equal, 0, priority: max(1, 151 - Double(index)))
            }
            try solver.add([Term(end, 1), Term(start, -1)], .equal, 0, priority: 49)
            guard let share else { return }
            let length = widths.reduce(0, +) + 8 * Double(count - 1)
            try solver.add([Term(end, 1), Term(start, -1)], .equal, (share * length).rounded(), priority: 1000)
        }
    }

    /// The first hundred distances, whose priority is above that of the wish to be short, are equal; the others are as small as
    /// can be.
    @Test func wishesBelowTheWishToBeShortGiveWay() throws {
        var stack = try Stack(400)
        try stack.solver.solve()
        var distances: [Double] = []
        for index in 1..<400 {
            let centres = [index - 1, index].map {
                (stack.solver[stack.lefts[$0]] + stack.solver[stack.rights[$0]]) / 2
            }
            distances.append(centres[1] - centres[0])
            let least = 8 + (stack.widths[index - 1] + stack.widths[index]) / 2
            if index < 102 {
                #expect(abs(distances[index - 1] - distances[0]) < 1e-9)
            } else if index > 102 {
                #expect(abs(distances[index - 1] - least) < 1e-9, "\(index)")
            }
        }
        try stack.solver.checkInvariants("centring")
    }

    @Test func workGrowsWithTheNumberOfViews() throws {
        var work: [Int] = []
        for count in [400, 800] {
            var stack = try Stack(count)
            try stack.solver.solve()
            work.append(stack.solver.stepping.totalWork)
        }
        #expect(work[1] < 3 * work[0], "\(work)")
    }

    /// In a stack that is far too short, views are squeezed so that their centres are as far apart as can be wished for. The
    /// gaps are as small as they may be, and all is used.
    @Test(arguments: [0.5, 0.95]) func stacksThatAreTooShortKeepTheirGaps(share: Double) throws {
        var stack = try Stack(300, share: share)
        try stack.solver.solve()
        var used = 0.0
        for index in 0..<300 {
            let width = stack.solver[stack.rights[index]] - stack.solver[stack.lefts[index]]
            #expect(width > -1e-9 && width < stack.widths[index] + 1e-9)
            used += width
            if index > 0 {
                let gap = stack.solver[stack.lefts[index]] - stack.solver[stack.rights[index - 1]]
                #expect(abs(gap - 8) < 1e-9)
            }
        }
        let length = (share * (stack.widths.reduce(0, +) + 8 * 299)).rounded()
        #expect(abs(used + 8 * 299 - length) < 1e-6)
        try stack.solver.checkInvariants("too short")
    }

    /// What is written into duals, at all their levels. There are a hundred and fifty levels here, each of them about some of
    /// the views.
    @Test func workOnDualsOfTooShortStacksGrowsWithTheNumberOfSteps() throws {
        var stack = try Stack(1000, share: 0.5)
        try stack.solver.solve()
        let stepping = (work: stack.solver.stepping.totalWork, coordinates: stack.solver.stepping.coordinateCount)
        #expect(stepping.coordinates < 2 * stepping.work, "\(stepping)")
    }
}

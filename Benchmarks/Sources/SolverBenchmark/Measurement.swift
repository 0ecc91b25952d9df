import Timing

/// What is measured of a subject.
enum Operation: String, CaseIterable, Codable {
    case build, resize, editText, removeAndAdd, read
}

/// Microseconds of one operation of all subjects; nil where it can't be done or would take too long.
struct Measurement: BenchmarkMeasurement {
    var workload: String
    var views: Int
    var operation: Operation
    var simplex: Double
    var kiwi: Double?
    var kiwiGaveUp = false
    var arrays: Double?
    var objects: Double?
    /// After building: how far the sum of all frames is from the direct loop's, and how many unknowns have another
    /// value than with kiwi, which sums strengths up.
    var differenceFromDirect: Double?
    var differentFromKiwi: Int?
    /// Bytes on the heap for each view, after building.
    var bytesPerView: Double?
    /// The most that was resident in memory while building, for each view; nil for few views, as memory comes in pages.
    var peakBytesPerView: Double?

    var row: String { "\(workload) \(views) \(operation)" }
    var time: Double { simplex }
}

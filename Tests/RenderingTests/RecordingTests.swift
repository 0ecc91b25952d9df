import Foundation
import Testing
import UIKit

@testable import Rendering

/// Recordings of animations: what is seen at each instant, as an animated PNG and as a strip.
@MainActor
@Suite("Recordings")
struct RecordingTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

    init() {
        root.backgroundColor = .white
        box.backgroundColor = .red
        root.addSubview(box)
        AnimationClock.current.advance(by: 0)
    }

    private func recorder(_ framesPerSecond: Int) -> Recorder {
        Recorder(
            of: root, framesPerSecond: framesPerSecond,
            renderer: ViewRenderer(options: RenderOptions(scale: 1, drawsDevice: false)))
    }

    /// Where the box begins and ends in a picture.
    private func redColumns(_ canvas: Canvas) -> Range<Int>? {
        let red = (0..<Int(canvas.size.width)).filter { x in
            let color = canvas.pixel(x: x, y: 10)
            return color.red > 0.9 && color.green < 0.1
        }
        guard let first = red.first, let last = red.last else { return nil }
        return first..<last + 1
    }

    /// Each picture shows the instant at its beginning; the model has its last value all the time.
    @Test func picturesShowInstants() throws {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.center.x = 90 }
        let recorder = recorder(4)
        try recorder.record(for: 1.25)
        #expect(recorder.recording.frames.map(redColumns) == [0..<20, 20..<40, 40..<60, 60..<80, 80..<100])
        #expect(box.center.x == 90)
        #expect(recorder.recording.duration == 1.25)
    }

    /// Rows that come fade in while those below make room.
    @Test func rowsAreSeenComing() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 160))
        let table = UITableView(frame: window.bounds)
        (table.rowHeight, table.separatorStyle) = (40, .none)
        window.addSubview(table)
        window.isHidden = false
        let colors: [String: UIColor] = ["a": .red, "b": .blue, "c": .black]
        let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, item in
            let cell = UITableViewCell()
            cell.backgroundColor = colors[item]
            return cell
        }
        func show(_ items: [String]) {
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0])
            snapshot.appendItems(items)
            source.apply(snapshot)
        }
        show(["a", "b"])
        AnimationClock.current.advance(by: 1)
        let recorder = Recorder(
            of: window, framesPerSecond: 20,
            renderer: ViewRenderer(options: RenderOptions(scale: 1, drawsDevice: false)))
        show(["a", "c", "b"])
        try recorder.record(for: 0.4)
        let (first, middle, last) = (
            recorder.recording.frames[0], recorder.recording.frames[3], recorder.recording.frames[7]
        )
        func isBlue(_ canvas: Canvas, _ y: Int) -> Bool {
            let color = canvas.pixel(x: 50, y: y)
            return color.blue > 0.9 && color.red < 0.1
        }
        #expect(isBlue(first, 45) && isBlue(first, 75) && !isBlue(first, 85))
        #expect(!isBlue(middle, 55) && isBlue(middle, 65) && isBlue(middle, 95) && !isBlue(middle, 105))
        #expect(!isBlue(last, 75) && isBlue(last, 85))
        // Black comes over the table's white.
        let greys = recorder.recording.frames.map { $0.pixel(x: 50, y: 45).red }
        #expect(greys[3] < 0.9 && greys[3] > 0.1 && greys[7] < 0.01)
        #expect(last.pixel(x: 50, y: 60).red < 0.01)
    }

    /// A view that fades is as opaque in a picture as its presentation says, and no lighter.
    @Test func fadingIsDrawnOnce() throws {
        box.alpha = 0
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.alpha = 1 }
        let recorder = recorder(4)
        try recorder.record(for: 1)
        let greens = recorder.recording.frames.map { $0.pixel(x: 10, y: 10).green }
        for (green, expected) in zip(greens, [1, 0.75, 0.5, 0.25]) { #expect(abs(green - expected) < 0.02) }
    }

    /// A row that comes is as opaque as its presentation says, also where its cell was used before.
    @Test(arguments: [UITableView.RowAnimation.fade, .automatic, .top])
    func rowsFadeAsTheirPresentationsSay(_ animation: UITableView.RowAnimation) throws {
        final class Source: NSObject, UITableViewDataSource {
            var count = 2
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
                cell.backgroundColor = .black
                return cell
            }
        }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200)), source = Source()
        let table = UITableView(frame: window.bounds)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        (table.rowHeight, table.separatorStyle, table.dataSource) = (40, .none, source)
        (window.backgroundColor, table.backgroundColor) = (.white, .white)
        window.addSubview(table)
        window.isHidden = false
        AnimationClock.current.advance(by: 1)
        for _ in 0..<2 {
            source.count = 1
            table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: animation)
            AnimationClock.current.advance(by: 1)
            source.count = 2
            table.insertRows(at: [IndexPath(row: 1, section: 0)], with: animation)
            for step in 1...3 {
                AnimationClock.current.advance(by: 0.06)
                let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
                let shown = try #require(cell.layer.presentation())
                let renderer = ViewRenderer(options: RenderOptions(scale: 1, drawsDevice: false))
                let pixel = try renderer.presentedPicture(of: window).pixel(x: 50, y: 78)
                if shown.frame.maxY > 79 {
                    #expect(abs(pixel.red - Double(1 - shown.opacity)) < 0.02, "step \(step)")
                }
            }
            AnimationClock.current.advance(by: 1)
        }
    }

    /// `picture(of:)` goes on drawing the model.
    @Test func ordinaryPicturesShowTheModel() throws {
        UIView.animate(withDuration: 1) { box.center.x = 90 }
        let renderer = ViewRenderer(options: RenderOptions(scale: 1, drawsDevice: false))
        #expect(redColumns(try renderer.picture(of: root)) == 80..<100)
        #expect(redColumns(try renderer.presentedPicture(of: root)) == 0..<20)
    }

    /// Chunks of a PNG: names, contents and sums.
    private struct Chunk {
        var name: String
        var data: [UInt8]
        func number(at place: Int) -> Int { data[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    }

    private func chunks(_ bytes: [UInt8]) -> [Chunk] {
        var (chunks, place): ([Chunk], Int) = ([], 8)
        while place + 12 <= bytes.count {
            let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
            let name = String(decoding: bytes[place + 4..<place + 8], as: UTF8.self)
            chunks.append(Chunk(name: name, data: Array(bytes[place + 8..<place + 8 + length])))
            place += length + 12
        }
        return chunks
    }

    /// The third edition of the PNG specification, 11.3.4: an acTL before the first IDAT with the number of pictures, an fcTL
    /// for each with growing sequence numbers, places inside of the whole, times as fractions. Pictures that are the same
    /// as the one before only make that one last.
    @Test func animatedPicturesKeepToTheSpecification() throws {
        UIView.animate(withDuration: 0.5, delay: 0.5, options: .curveLinear) { box.center.x = 90 }
        let recorder = recorder(4)
        try recorder.record(for: 1.5)
        let bytes = try recorder.recording.animatedPicture(pause: 1)
        #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
        let chunks = chunks(bytes)
        #expect(chunks.map(\.name) == ["IHDR", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND"])
        #expect(chunks[1].number(at: 0) == 3)
        let controls = chunks.filter { $0.name == "fcTL" }
        #expect(controls.map { $0.number(at: 0) } == [0, 1, 3])
        #expect(chunks[5].number(at: 0) == 2)
        // Width, height, x and y of what changed.
        let places = controls.map { control in [4, 8, 12, 16].map { control.number(at: $0) } }
        #expect(places == [[100, 20, 0, 0], [60, 20, 0, 0], [60, 20, 40, 0]])
        // Three, one and two frames of a quarter of a second, and the pause.
        let delays = controls.map { control in [20, 22].map { Int(control.data[$0]) << 8 | Int(control.data[$0 + 1]) } }
        #expect(delays == [[3, 4], [1, 4], [6, 4]])
    }

    /// The sum of "IEND" is known from every PNG.
    @Test func sumsAreThoseOfPNG() throws {
        let recorder = recorder(4)
        try recorder.take()
        let bytes = try recorder.recording.animatedPicture()
        #expect(Array(bytes.suffix(12)) == [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82])
    }

    /// Pictures of a turned device stand in the middle of a ground with room for both; a strip has some of the pictures.
    @Test func sizesMayDiffer() throws {
        let recorder = recorder(2)
        try recorder.record(for: 1)
        root.bounds.size = CGSize(width: 20, height: 100)
        try recorder.record(for: 1)
        let header = try chunks(recorder.recording.animatedPicture())[0]
        #expect(header.number(at: 0) == 100)
        #expect(header.number(at: 4) == 100)
        let strip = try recorder.recording.filmstrip(of: 4, columns: 2, gap: 10)
        #expect(strip.size == CGSize(width: 230, height: 230))
    }

    @Test func nothingRecordedIsAnError() {
        #expect(throws: RenderingError.self) { try Recording(framesPerSecond: 10).animatedPicture() }
    }
}

import Testing
import Typography

@testable import EspalierSans

@Suite struct EspalierSansTests {
    private func word(_ bytes: [UInt8], _ offset: Int) -> UInt32 {
        (0..<4).reduce(0) { $0 << 8 | UInt32(bytes[offset + $1]) }
    }

    private func tables(of file: [UInt8]) -> [String: ArraySlice<UInt8>] {
        let count = Int(word(file, 4) >> 16)
        var result: [String: ArraySlice<UInt8>] = [:]
        for index in 0..<count {
            let record = 12 + 16 * index
            let tag = String(decoding: file[record..<record + 4], as: UTF8.self)
            let start = Int(word(file, record + 8))
            result[tag] = file[start..<start + Int(word(file, record + 12))]
        }
        return result
    }

    @Test func theFontIsSmallEnoughToShip() {
        #expect(EspalierSans.collection.count < 1_500_000)
        #expect(FontCollection(EspalierSans.collection).count == EspalierSans.weights.count)
    }

    @Test func everyWeightIsAFontFileWithASoundChecksum() {
        for weight in EspalierSans.weights {
            let file = EspalierSans.face(weight: weight)
            #expect(word(file, 0) == 0x4F54_544F)  // 'OTTO': outlines are cubic
            // OpenType: the sum of all words of a file is this constant once head.checkSumAdjustment is set.
            let sum = stride(from: 0, to: file.count, by: 4).reduce(UInt32(0)) { $0 &+ word(file, $1) }
            #expect(sum == 0xB1B0_AFBA)
            let tables = tables(of: file)
            for tag in ["CFF2", "HVAR", "GPOS", "cmap", "fvar", "head", "hhea", "hmtx", "name", "OS/2"] {
                #expect(tables[tag] != nil, "\(tag)")
            }
            let os2 = Array(tables["OS/2"] ?? [])
            #expect(os2.count > 6 && Int(os2[4]) << 8 | Int(os2[5]) == EspalierSans.numericWeight(weight))
        }
    }

    @Test func verticalMetricsAreThoseThatAreMeasured() throws {
        let file = EspalierSans.face(weight: .regular)
        let hhea = Array(try #require(tables(of: file)["hhea"]))
        let ascender = Int16(truncatingIfNeeded: word(hhea, 4) >> 16)
        let descender = Int16(truncatingIfNeeded: word(hhea, 4))
        let metrics = SystemTextEngine().metrics(of: Font(size: 10000), era: .iOS14)
        #expect(abs(Double(ascender) - metrics.ascender) <= 1)
        #expect(abs(Double(descender) - metrics.descender) <= 1)
    }

    @Test func defaultAdvancesAreThoseThatAreMeasured() throws {
        // hmtx holds the text cut's advances: today's metrics below 17 points, less tracking.
        let hmtx = Array(try #require(tables(of: EspalierSans.face(weight: .bold))["hmtx"]))
        let font = Font(size: 10, weight: .bold)
        let engine = SystemTextEngine()
        let tracking = try #require(engine.variations(of: font, era: .iOS14)).tracking / 1000
        // Glyphs follow their code points: the missing glyph, space, "!", …
        for code in 0x20...0x7E {
            let offset = (code - 0x20 + 1) * 4
            let advance = Double(UInt16(hmtx[offset]) << 8 | UInt16(hmtx[offset + 1])) / 1000
            let character = String(UnicodeScalar(UInt8(code)))
            let measured = engine.size(
                of: AttributedText(character, font: font), width: nil, maximumLines: 0, era: .iOS14
            ).width
            #expect(abs(advance - (measured - tracking)) < 0.0011, "\(character)")
        }
    }

    @Test func theLicenceForbidsTheOldName() throws {
        let name = try #require(tables(of: EspalierSans.face(weight: .black))["name"])
        let text = String(decoding: name.filter { $0 != 0 }, as: UTF8.self)
        #expect(text.contains("EspalierSans-Black"))
        #expect(text.contains("SIL Open Font License"))
    }
}

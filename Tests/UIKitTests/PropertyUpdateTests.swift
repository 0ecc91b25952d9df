import Foundation
import Observation
import Testing

@testable import UIKit

@MainActor
@Suite("Properties that are brought up to date before layout")
struct PropertyUpdateTests {
    @Observable final class Model {
        var name = "One"
    }

    final class Row: UIView {
        var log: [String] = []
        override func updateProperties() {
            super.updateProperties()
            log.append("properties")
        }
        override func layoutSubviews() {
            super.layoutSubviews()
            log.append("layout")
        }
    }

    @Test func aViewUpdatesItsPropertiesBeforeItIsLaidOut() {
        let row = Row(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        row.layoutIfNeeded()
        #expect(row.log == ["properties", "layout"])
        row.setNeedsLayout()
        row.layoutIfNeeded()
        #expect(row.log == ["properties", "layout", "layout"])
        row.setNeedsUpdateProperties()
        row.setNeedsUpdateProperties()
        row.updatePropertiesIfNeeded()
        #expect(row.log.last == "properties" && row.log.count == 4)
        row.updatePropertiesIfNeeded()
        #expect(row.log.count == 4)
    }

    final class Screen: UIViewController {
        let model = Model()
        let label = UILabel()
        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(label)
        }
        override func updateProperties() {
            super.updateProperties()
            label.text = model.name
        }
    }

    @Test func aControllerFollowsWhatItReads() {
        let screen = Screen()
        screen.view.layoutIfNeeded()
        #expect(screen.label.text == "One")
        screen.model.name = "Two"
        #expect(screen.label.text == "One")
        screen.view.layoutIfNeeded()
        #expect(screen.label.text == "Two")
        screen.model.name = "Three"
        screen.view.layoutIfNeeded()
        #expect(screen.label.text == "Three")
    }
}

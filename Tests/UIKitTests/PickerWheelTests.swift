import Foundation
import Testing

@testable import UIKit

/// The rows of pickers: titles and views of the delegate, as large and as wide as it says.
@MainActor struct PickerWheelTests {
    private class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 100 }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            component == 0 ? "title \(row)" : "unseen"
        }
        func pickerView(
            _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
        ) -> NSAttributedString? {
            component == 1
                ? NSAttributedString(string: "styled \(row)", attributes: [.foregroundColor: UIColor.red]) : nil
        }
    }

    private func texts(in view: UIView) -> [String] {
        ((view as? UILabel)?.text).map { [$0] } ?? view.subviews.flatMap(texts)
    }

    @Test func aPickerWithoutAFrameHasItsOwnSize() {
        #expect(UIPickerView().frame.size == CGSize(width: 320, height: 216))
        #expect(UIPickerView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)).frame.size.height == 100)
    }

    @Test func aDatePickerWithoutAFrameFollowsItsStyle() {
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = .wheels
        #expect(picker.frame.size == CGSize(width: 320, height: 216))
        let held = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        held.preferredDatePickerStyle = .wheels
        #expect(held.frame.size == CGSize(width: 300, height: 100))
    }

    @Test func rowsAroundTheChosenOneShowTheirTitles() {
        let (picker, source) = (UIPickerView(), Source())
        (picker.dataSource, picker.delegate) = (source, source)
        picker.selectRow(50, inComponent: 0, animated: false)
        picker.layoutIfNeeded()
        let shown = texts(in: picker)
        #expect(shown.contains("title 50") && shown.contains("title 48") && shown.contains("styled 0"))
        #expect(!shown.contains("title 0") && !shown.contains("unseen"))
        #expect(picker.view(forRow: 50, forComponent: 0) == nil)
        picker.selectRow(500, inComponent: 0, animated: false)
        picker.layoutIfNeeded()
        #expect(picker.selectedRow(inComponent: 0) == 99 && texts(in: picker).contains("title 99"))
    }

    private final class Pictures: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 100 }
        func pickerView(
            _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
        ) -> UIView {
            component == 0 ? UIImageView(frame: CGRect(x: 0, y: 0, width: 30, height: 30)) : UIView()
        }
        func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 80 }
        func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 50 }
    }

    @Test func viewsKeepTheirSizeInTheMiddleOfARow() throws {
        let (picker, source) = (UIPickerView(), Pictures())
        (picker.dataSource, picker.delegate) = (source, source)
        picker.layoutIfNeeded()
        let picture = try #require(picker.view(forRow: 0, forComponent: 0))
        let plain = try #require(picker.view(forRow: 0, forComponent: 1))
        picture.superview?.layoutIfNeeded()
        plain.superview?.layoutIfNeeded()
        // Two wheels of 80 stand in the middle of 320: the first from 80, the second from 160.
        #expect(picture.convert(picture.bounds, to: picker) == CGRect(x: 105, y: 93, width: 30, height: 30))
        #expect(plain.convert(plain.bounds, to: picker) == CGRect(x: 160, y: 83, width: 80, height: 50))
        #expect(picker.view(forRow: 90, forComponent: 0) == nil)
    }

    @Test func reloadingAsksForTheRowsAnew() {
        final class Counted: Source {
            var name = "old"
            override func pickerView(
                _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
            ) -> String? { name }
        }
        let (picker, source) = (UIPickerView(), Counted())
        (picker.dataSource, picker.delegate) = (source, source)
        picker.layoutIfNeeded()
        source.name = "new"
        picker.layoutIfNeeded()
        #expect(texts(in: picker).contains("old"))
        picker.reloadComponent(0)
        picker.layoutIfNeeded()
        #expect(texts(in: picker).contains("new") && !texts(in: picker).contains("old"))
    }

    @Test func oddHeightsAndCountsAreShownAsFarAsTheyGo() {
        final class Odd: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
            var height: CGFloat = 32
            func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { .max }
            func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { height }
        }
        let (picker, source) = (UIPickerView(), Odd())
        (picker.dataSource, picker.delegate) = (source, source)
        for row in [0, Int.max] {
            for height in [32, 0, -1, .nan, .infinity, .leastNonzeroMagnitude, 1e-10] as [CGFloat] {
                source.height = height
                picker.selectRow(row, inComponent: 0, animated: false)
                picker.layoutIfNeeded()
                #expect((1...41).contains(picker.subviews[0].subviews.count))
            }
        }
    }
}

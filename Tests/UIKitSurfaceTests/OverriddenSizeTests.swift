import Testing
import UIKit

@MainActor
@Suite("What classes of a program say of their sizes")
struct OverriddenSizeTests {
    final class SizedRow: UITableViewCell {
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 70) }
    }

    final class FittingRow: UITableViewCell {
        override func systemLayoutSizeFitting(
            _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
            verticalFittingPriority: UILayoutPriority
        ) -> CGSize { CGSize(width: targetSize.width, height: 77) }
    }

    final class SizedHeader: UITableViewHeaderFooterView {
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 33) }
    }

    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            indexPath.row == 0 ? SizedRow() : FittingRow()
        }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            SizedHeader(reuseIdentifier: nil)
        }
    }

    @Test("Rows and headers of automatic height ask their views, which may override both methods")
    func rows() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 500)), source = Source()
        (table.dataSource, table.delegate) = (source, source)
        table.sectionHeaderTopPadding = 0
        table.layoutIfNeeded()
        #expect(table.rectForHeader(inSection: 0).height == 33)
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 70)
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 77)
    }

    final class PaddedLabel: UILabel {
        override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
            super.textRect(forBounds: bounds.insetBy(dx: 10, dy: 5), limitedToNumberOfLines: numberOfLines)
                .insetBy(dx: -10, dy: -5)
        }
    }
    final class PlainLabel: UILabel {}

    @Test("A label is as large as its text’s rectangle, which an override may pad")
    func labels() {
        let (plain, same, padded) = (UILabel(), PlainLabel(), PaddedLabel())
        for lines in [1, 0] {
            for label in [plain, same, padded] {
                label.numberOfLines = lines
                label.text = "A text that is a good deal wider than a hundred points"
            }
            let (size, narrow) = (plain.intrinsicContentSize, plain.sizeThatFits(CGSize(width: 100, height: 0)))
            #expect(same.intrinsicContentSize == size)
            #expect(same.sizeThatFits(CGSize(width: 100, height: 0)) == narrow)
            #expect(padded.intrinsicContentSize == CGSize(width: size.width + 20, height: size.height + 10))
            let wide = padded.sizeThatFits(CGSize(width: 120, height: 0))
            #expect(wide.height == narrow.height + 10 && abs(wide.width - narrow.width - 20) < 0.001)
        }
    }

    final class PaddedField: UITextField {
        override func textRect(forBounds bounds: CGRect) -> CGRect {
            super.textRect(forBounds: bounds).insetBy(dx: 10, dy: 0)
        }
        override func editingRect(forBounds bounds: CGRect) -> CGRect {
            super.editingRect(forBounds: bounds).insetBy(dx: 10, dy: 0)
        }
        override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
            super.leftViewRect(forBounds: bounds).offsetBy(dx: 10, dy: 0)
        }
    }

    @Test("A field’s text is padded once while it is edited, and stands beside a view that was moved")
    func fields() {
        let field = PaddedField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        #expect(field.textRect(forBounds: field.bounds).minX == 10)
        #expect(field.editingRect(forBounds: field.bounds).minX == 10)
        field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        field.leftViewMode = .always
        #expect(field.textRect(forBounds: field.bounds).minX == 40)
    }

    final class LayerView: UIView {
        var calls = 0
        let gradient = CAGradientLayer()
        override init(frame: CGRect) {
            super.init(frame: frame)
            layer.addSublayer(gradient)
        }
        required init?(coder: NSCoder) { nil }
        override func layoutSublayers(of layer: CALayer) {
            super.layoutSublayers(of: layer)
            calls += 1
            gradient.frame = bounds
        }
    }

    @Test("A view’s layout places the layers below its own, too")
    func layers() {
        let view = LayerView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        view.layoutIfNeeded()
        #expect(view.calls == 1 && view.gradient.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
        view.frame.size.width = 40
        view.layoutIfNeeded()
        #expect(view.calls == 2 && view.gradient.frame.width == 40)
    }

    @Test("Numbers with a name are raised and lowered by numbers")
    func numbers() {
        #expect(
            (UILayoutPriority.defaultLow + 1).rawValue == 251 && UILayoutPriority.required - 1 == UILayoutPriority(999))
        #expect((UIFont.Weight.bold + 0.1).rawValue == 0.5 && UIFont.Weight.bold > .regular)
        #expect(UIWindow.Level.alert - 1 > .statusBar && UIWindow.Level.statusBar - UIWindow.Level.normal == 1000)
    }
}

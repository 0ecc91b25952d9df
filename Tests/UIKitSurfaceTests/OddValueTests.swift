import Testing
import UIKit

private let oddNumbers: [CGFloat] = [.nan, .infinity, -.infinity] + finiteNumbers
/// UIKit raises exceptions for geometry and constraints with other numbers.
private let finiteNumbers: [CGFloat] = [0, -5, 1e308, -1e308, 1e-308]

@MainActor
private func layOut(_ views: [UIView]) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    for view in views {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        _ = (view.intrinsicContentSize, view.sizeThatFits(.zero), view.sizeThatFits(root.bounds.size))
    }
    root.layoutIfNeeded()
    _ = root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
}

/// Values that no one means, and that UIKit takes without an exception: each group runs in a process of its own.
@MainActor
@Suite("Odd values")
struct OddValueTests {
    @Test func numbersOfControls() async {
        await #expect(processExitsWith: .success) { @MainActor in
            LayoutHost.logsConflicts = false
            for odd in finiteNumbers {
                let slider = UISlider(), progress = UIProgressView(), stepper = UIStepper(), field = UITextField()
                (slider.minimumValue, slider.maximumValue, slider.value) = (Float(odd), Float(-odd), Float(odd))
                progress.progress = Float(odd)
                (stepper.stepValue, stepper.minimumValue, stepper.value) = (Double(odd), Double(odd), Double(odd))
                field.minimumFontSize = odd
                let button = UIButton(type: .system), image = UIImageView(), stack = UIStackView()
                button.setTitle("Title", for: .normal)
                button.contentEdgeInsets = UIEdgeInsets(top: odd, left: odd, bottom: odd, right: odd)
                image.image = UIImage(systemName: "star")?.withConfiguration(
                    UIImage.SymbolConfiguration(pointSize: odd))
                stack.spacing = odd
                stack.addArrangedSubview(UILabel())
                stack.addArrangedSubview(UILabel())
                stack.setCustomSpacing(odd, after: stack.arrangedSubviews[0])
                layOut([slider, progress, stepper, field, button, image, stack])
            }
        }
    }

    @Test func textsAndFonts() async {
        await #expect(processExitsWith: .success) { @MainActor in
            LayoutHost.logsConflicts = false
            for odd in oddNumbers {
                let label = UILabel(), view = UITextView(), field = UITextField()
                for numberOfLines in [0, 1, -1, .max, .min] {
                    label.numberOfLines = numberOfLines
                    label.text = "Some text\n\n\u{200d}\u{301} and more"
                    label.font = .systemFont(ofSize: odd)
                    label.preferredMaxLayoutWidth = odd
                    label.minimumScaleFactor = odd
                    label.adjustsFontSizeToFitWidth = true
                    _ = label.textRect(
                        forBounds: CGRect(x: odd, y: odd, width: odd, height: odd), limitedToNumberOfLines: 2)
                }
                view.isScrollEnabled = false
                view.text = label.text
                view.font = .systemFont(ofSize: odd)
                view.textContainer.heightTracksTextView = true
                view.textContainer.lineFragmentPadding = odd
                view.textContainerInset = UIEdgeInsets(top: odd, left: odd, bottom: odd, right: odd)
                let style = NSMutableParagraphStyle()
                (style.lineSpacing, style.lineHeightMultiple, style.minimumLineHeight) = (odd, odd, odd)
                (style.maximumLineHeight, style.headIndent, style.firstLineHeadIndent) = (odd, odd, odd)
                field.attributedText = NSAttributedString(
                    string: "Text", attributes: [.paragraphStyle: style, .kern: odd, .baselineOffset: odd])
                label.attributedText = field.attributedText
                layOut([label, view, field])
            }
        }
    }

    @Test func numbersOfPlaces() async {
        await #expect(processExitsWith: .success) { @MainActor in
            let segments = UISegmentedControl(items: ["a", "b"]), pages = UIPageControl(), picker = UIPickerView()
            let tabs = UITabBarController()
            tabs.viewControllers = [UIViewController(), UIViewController()]
            for odd in [-1, 5, .max, .min, UISegmentedControl.noSegment] {
                segments.selectedSegmentIndex = odd
                segments.insertSegment(withTitle: "c", at: odd, animated: false)
                segments.removeSegment(at: odd, animated: false)
                segments.setWidth(CGFloat(odd), forSegmentAt: odd)
                _ = segments.titleForSegment(at: odd)
                (pages.numberOfPages, pages.currentPage) = (odd == .max ? 1000 : odd, odd)
                picker.selectRow(odd, inComponent: odd, animated: false)
                _ = picker.selectedRow(inComponent: odd)
                tabs.selectedIndex = odd
                layOut([segments, pages, picker, tabs.view])
                let view = UIView()
                view.insertSubview(UIView(), at: odd)
                _ = view.viewWithTag(odd)
            }
        }
    }

    @Test func sizesOfItems() async {
        await #expect(processExitsWith: .success) { @MainActor in
            final class Items: NSObject, UICollectionViewDataSource, UITableViewDataSource {
                func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
                func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
                    view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
                }
                func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
                func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    UITableViewCell()
                }
            }
            LayoutHost.logsConflicts = false
            let items = Items(), box = CGRect(x: 0, y: 0, width: 300, height: 300)
            for odd in finiteNumbers {
                let layout = UICollectionViewFlowLayout()
                layout.itemSize = CGSize(width: odd, height: odd)
                (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (odd, odd)
                layout.sectionInset = UIEdgeInsets(top: odd, left: odd, bottom: odd, right: odd)
                let view = UICollectionView(frame: box, collectionViewLayout: layout), table = UITableView(frame: box)
                view.dataSource = items
                view.layoutIfNeeded()
                (table.rowHeight, table.estimatedRowHeight, table.sectionHeaderHeight) = (odd, odd, odd)
                table.dataSource = items
                table.contentInset = UIEdgeInsets(top: odd, left: odd, bottom: odd, right: odd)
                table.layoutIfNeeded()
                table.scrollToRow(at: IndexPath(row: 7, section: 9), at: .middle, animated: false)
                table.setContentOffset(CGPoint(x: odd, y: odd), animated: false)
                table.layoutIfNeeded()
                view.scrollRectToVisible(CGRect(x: odd, y: odd, width: odd, height: odd), animated: false)
            }
        }
    }

    @Test func transformsLayersAndPaths() async {
        await #expect(processExitsWith: .success) { @MainActor in
            for odd in oddNumbers {
                let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40)), shape = CAShapeLayer()
                view.transform = CGAffineTransform(a: odd, b: odd, c: odd, d: odd, tx: odd, ty: odd)
                (view.layer.cornerRadius, view.layer.borderWidth, view.layer.shadowRadius) = (odd, odd, odd)
                view.layer.anchorPoint = CGPoint(x: odd, y: odd)
                (view.alpha, view.center) = (odd, CGPoint(x: odd, y: odd))
                let path = UIBezierPath(
                    arcCenter: CGPoint(x: odd, y: odd), radius: odd, startAngle: odd, endAngle: odd + 1, clockwise: true
                )
                path.append(
                    UIBezierPath(roundedRect: CGRect(x: odd, y: odd, width: odd, height: odd), cornerRadius: odd))
                path.addQuadCurve(to: CGPoint(x: odd, y: 1), controlPoint: CGPoint(x: 1, y: odd))
                path.close()
                _ = (path.bounds, path.contains(.zero), path.reversing(), path.currentPoint)
                shape.path = path.cgPath
                (shape.lineWidth, shape.strokeEnd, shape.lineDashPattern) = (odd, odd, [NSNumber(value: Double(odd))])
                shape.frame = CGRect(x: odd, y: odd, width: odd, height: odd)
                view.layer.addSublayer(shape)
                let root = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
                root.addSubview(view)
                root.layoutIfNeeded()
                _ = view.convert(CGPoint.zero, to: root)
                _ = view.hitTest(CGPoint(x: odd, y: odd), with: nil)
            }
        }
    }
}

import InterfaceBuilder
import Typography
import UIKit

/// A text that has less room than it needs.
@MainActor
struct CrampedText {
    enum Lack {
        /// One line is shorter than the text; in points.
        case width(needs: Double, has: Double)
        /// More lines are needed than there may be, or than fit.
        case lines(needs: Int, has: Int, height: Double, room: Double)
        /// Not even one line fits, and letters are cut; in points.
        case height(needs: Double, has: Double)
    }

    let placed: PlacedView
    let lack: Lack
    /// What of the view lacks room: `it`, or one of several texts.
    let subject: String

    /// Nil for texts that fit, for texts that aren't the ones that people will read, and where nobody knows whether they fit.
    init?(_ placed: PlacedView, in survey: TreeSurvey) {
        guard placed.frame.width > 0.5, placed.frame.height > 0.5, survey.knowsText(of: placed),
            let (subject, lack) = Self.lack(of: placed.view), survey.knowsWidth(lack, of: placed)
        else { return nil }
        // What already lacks room as designed is mended by the code that has the view.
        if survey.isSetInCode(placed), !survey.hadRoom(placed) { return nil }
        (self.placed, self.lack, self.subject) = (placed, lack, subject)
    }

    /// By how many points the text misses what it needs.
    var amount: Double {
        switch lack {
        case .width(let needs, let has), .height(let needs, let has), .lines(_, _, let needs, let has): needs - has
        }
    }

    /// `it needs 143 points of width, has 96`.
    var words: String { Self.words(of: lack, subject) }

    static func words(of lack: Lack, _ subject: String) -> String {
        switch lack {
        case .width(let needs, let has): "\(subject) needs \(points(needs)) points of width, has \(points(has))"
        case .height(let needs, let has): "\(subject) needs \(points(needs)) points of height, has \(points(has))"
        case .lines(let needs, let has, _, _):
            "\(subject) needs \(needs) lines, has room for \(has)"
        }
    }

    /// What a text of any view lacks, and which text of it that is; nil for those that fit, and for views without texts that
    /// don't scroll.
    static func lack(of view: UIView) -> (subject: String, lack: Lack)? {
        guard view.bounds.width > 0.5, view.bounds.height > 0.5 else { return nil }
        switch view {
        case let label as UILabel where label.text?.isEmpty == false: return lack(of: label).map { ("it", $0) }
        case let button as UIButton: return lackOfTitle(of: button).map { ("it", $0) }
        case let textView as UITextView where !textView.isScrollEnabled && textView.hasText:
            return lack(of: textView).map { ("it", $0) }
        case let control as UISegmentedControl:
            return crampedSegment(of: control).map { ("its segment \"\($0.title)\"", $0.lack) }
        case let field as UITextField where field.text?.isEmpty != false:
            return lackOfPlaceholder(of: field).map { ("its placeholder", $0) }
        default: return nil
        }
    }

    private static func lack(of textView: UITextView) -> Lack? {
        let needs = Double(textView.sizeThatFits(CGSize(width: textView.bounds.width, height: 0)).height)
        let has = Double(textView.bounds.height)
        return needs > has + slack(needs) ? .height(needs: needs, has: has) : nil
    }

    private static func lack(of label: UILabel) -> Lack? {
        let (width, height) = (Double(label.bounds.width), Double(label.bounds.height))
        guard label.numberOfLines == 1 else { return linesLacking(label, width: width, height: height) }
        let layout = label.textLayout(width: nil)
        guard let line = layout.lines.first else { return nil }
        if layout.width > width + slack(layout.width), !label.shrinks(from: layout.width, to: width) {
            return .width(needs: layout.width, has: width)
        }
        return isCut(line.height, height) ? .height(needs: line.height, has: height) : nil
    }

    private static func linesLacking(_ label: UILabel, width: Double, height: Double) -> Lack? {
        guard !label.adjustsFontSizeToFitWidth else { return nil }
        let all = label.layoutEnvironment.layout(
            label.typographicText, width: CGFloat(width + slack(width)), maximumLines: 0)
        guard let first = all.lines.first else { return nil }
        if isCut(first.height, height) { return .height(needs: all.height, has: height) }
        // The last line shows with a little less than its height.
        let fitting = all.lines.count { $0.top + 0.8 * $0.height <= height }
        let most = label.numberOfLines == 0 ? fitting : min(fitting, label.numberOfLines)
        guard all.lines.count > most else { return nil }
        return .lines(
            needs: all.lines.count, has: most, height: all.height,
            room: min(height, all.lines[max(0, most - 1)].top + first.height))
    }

    fileprivate static func lackOfTitle(of button: UIButton) -> Lack? {
        guard let title = button.titleLabel, !title.isHidden, title.text?.isEmpty == false else { return nil }
        let width = Double(title.bounds.width)
        let wraps = title.numberOfLines != 1 || title.lineBreakMode.wraps
        if !wraps {
            let needs = title.textLayout(width: nil).width
            guard needs > width + slack(needs), !title.shrinks(from: needs, to: width) else { return nil }
            let rest = Double(button.bounds.width) - width
            return .width(needs: needs + rest, has: width + rest)
        }
        let all = button.layoutEnvironment.layout(
            title.typographicText, width: CGFloat(width + slack(width)), maximumLines: 0)
        let room = Double(button.bounds.height)
        let fitting = all.lines.count { $0.top + 0.8 * $0.height <= room }
        // A single line shows as a whole: buttons don't cut what stands out of them.
        guard title.numberOfLines != 1, all.lines.count > 1, fitting < all.lines.count else { return nil }
        return fitting == 0
            ? .height(needs: all.height, has: room)
            : .lines(needs: all.lines.count, has: fitting, height: all.height, room: room)
    }
}

extension CrampedText {
    /// The segment whose title misses most, where the titles of segments are what people read.
    fileprivate static func crampedSegment(of control: UISegmentedControl) -> (title: String, lack: Lack)? {
        let widths = control.segmentWidths(in: control.bounds.width)
        let cramped = (0..<control.numberOfSegments).compactMap { index -> (String, needs: Double, has: Double)? in
            guard let title = control.titleForSegment(at: index), isReal(title), index < widths.count else {
                return nil
            }
            let text = AttributedText(title, font: control.titleFont.typographic)
            let (needs, has) = (Double(control.layoutEnvironment.size(of: text).width), Double(widths[index]))
            return needs > has + slack(needs) ? (title, needs, has) : nil
        }
        return cramped.max { $0.needs - $0.has < $1.needs - $1.has }.map {
            ($0.0, .width(needs: $0.needs, has: $0.has))
        }
    }

    fileprivate static func lackOfPlaceholder(of field: UITextField) -> Lack? {
        guard let placeholder = field.placeholder, isReal(placeholder), let text = field.typographicPlaceholder else {
            return nil
        }
        let needs = Double(field.layoutEnvironment.size(of: text).width)
        let has = Double(field.placeholderRect(forBounds: field.bounds).width)
        // What may shrink, shrinks to its least size at most.
        let size = field.effectiveFont.pointSize
        let least = field.adjustsFontSizeToFitWidth && field.minimumFontSize < size ? field.minimumFontSize / size : 1
        return needs * Double(least) > has + slack(needs) ? .width(needs: needs, has: has) : nil
    }
}

extension TreeSurvey {
    /// Whether a view's text is the one that people will read.
    fileprivate func knowsText(of placed: PlacedView) -> Bool {
        switch placed.view {
        case let label as UILabel: !isSetInCode(placed) && label.text.map(isReal) == true
        case let textView as UITextView: !isSetInCode(placed) && textView.text.map(isReal) == true
        case let button as UIButton: button.titleLabel?.text.map(isReal) == true && node(of: placed).customClass == nil
        case is UISegmentedControl: !isSetInCode(placed)
        case is UITextField: node(of: placed).customClass == nil
        default: false
        }
    }

    /// Whether a text had its room as designed, where that is another layout.
    fileprivate func hadRoom(_ placed: PlacedView) -> Bool {
        switch design?.view(placed.index)?.view {
        case let button as UIButton: CrampedText.lackOfTitle(of: button) == nil
        case let control as UISegmentedControl: CrampedText.crampedSegment(of: control) == nil
        case let field as UITextField: CrampedText.lackOfPlaceholder(of: field) == nil
        default: false
        }
    }

    /// Whether it can be told that a text lacks width: its letters are known, and the width of the view that holds it all.
    fileprivate func knowsWidth(_ lack: CrampedText.Lack, of placed: PlacedView) -> Bool {
        if case .height = lack { return true }
        let font: UIFont? =
            switch placed.view {
            case let label as UILabel: label.effectiveFont
            case let button as UIButton: button.titleLabel?.effectiveFont
            case let field as UITextField: field.effectiveFont
            default: nil
            }
        return !tree.isAsWideAsDrawn && font.map(\.typographic.hasOwnMetrics) != false
    }
}

/// Widths of texts are estimates to some percent.
private func slack(_ length: Double) -> Double { max(2, 0.05 * length) }

/// Letters leave some room in a line above and below.
private func isCut(_ line: Double, _ height: Double) -> Bool { height < 0.8 * line }

extension UILabel {
    /// Whether the text may be made so small that it fits.
    fileprivate func shrinks(from needs: Double, to has: Double) -> Bool {
        adjustsFontSizeToFitWidth && needs * Double(minimumScaleFactor) <= has
    }
}

/// Whether a text is one that people will read, and not what Interface Builder or an author puts into its place until code
/// sets one.
private func isReal(_ text: String) -> Bool {
    let letters = text.unicodeScalars.filter { $0.properties.isAlphabetic }
    guard letters.count > 1 else { return false }
    let words = text.lowercased().trimmingCharacters(in: .whitespacesAndNewlines)
    if let first = words.first, let last = words.last, "{[<%$_".contains(first), "}]>%$_".contains(last) {
        return false
    }
    return !stockTexts.contains(words) && !isFiller(words)
}

/// Whether a text is made of the words that typesetters fill pages with.
private func isFiller(_ text: String) -> Bool {
    let words = Set(text.split { !$0.isLetter }.prefix(40).map(String.init))
    return words.intersection(fillers).count >= 2
}

private let fillers: Set = [
    "lorem", "ipsum", "dolor", "sit", "amet", "consectetur", "adipiscing", "adipisicing", "elit", "eiusmod", "tempor",
    "labore", "dolore", "magna", "aliqua", "qui", "eum", "recusandae", "quo", "suspendisse", "vulputate",
]

/// What Interface Builder puts into new views, and what authors write in its place.
private let stockTexts: Set = [
    "label", "button", "title", "subtitle", "detail", "text", "text label", "title label", "description", "name",
    "placeholder",
]

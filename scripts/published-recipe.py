#!/usr/bin/env python3
"""Runs the published code of the Cookbook's Dynamic Stack View from a storyboard, through `espalier app`.

    published-recipe.py REFERENCE --espalier COMMAND [--cache DIR] [--keep DIR]

REFERENCE is a folder with the text of Apple's Cookbook. Its code is neither quoted nor kept here: the program takes it from the
text, gives each name the spelling that today's Swift asks for, as Xcode's migrator does, edits nothing else, and puts it beside
Examples/DynamicStackView/DynamicStackView.storyboard. The app's test then adds and deletes entries.
"""
import argparse
import pathlib
import re
import subprocess
import sys
import tempfile

# Names and attributes of Swift 2, and what they are called today.
SPELLINGS = [
    (r"UIEdgeInsetsMake\((.+?), (.+?), (.+?), (.+?)\)", r"UIEdgeInsets(top: \1, left: \2, bottom: \3, right: \4)"),
    (r"\.hidden\b", ".isHidden"),
    (r"\batIndex:", "at:"),
    (r"\banimateWithDuration\(", "animate(withDuration: "),
    (r"\bNS(Date|DateFormatter)\b", r"\1"),
    (r"\blocalizedStringFromDate\(", "localizedString(from: "),
    (r"\.(\w+)Style\b(?=[,)])", lambda m: "." + {"No": "none"}.get(m[1], m[1].lower())),
    (r"\.([A-Z])(\w+)\b(?=\n|\)|,)", lambda m: "." + m[1].lower() + m[2]),
    (r"preferredFontForTextStyle\(UIFontTextStyle(\w+)\)", lambda m: f"preferredFont(forTextStyle: .{m[1].lower()})"),
    (r"forState:|forControlEvents:", "for:"),
    (r'action: "(\w+):"', r"action: #selector(\1(_:))"),
    # Until Swift 2 a first argument had no label.
    (r"func (\w+)\(sender:", r"func \1(_ sender:"),
    (r"(?<=\n\n)func ", "@objc func "),
    # An implicitly unwrapped outlet was itself in a constant; today the constant would be optional.
    (r"(let \w+ = \w+View)(?=\n)", r"\1!"),
]

TESTS = """
import XCTest
@testable import SeedBank

final class PublishedRecipeTests: XCTestCase {
    func testEntriesComeAndGo() throws {
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        let controller = try XCTUnwrap(storyboard.instantiateInitialViewController() as? DynamicStackViewController)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        let scroll = try XCTUnwrap(controller.view.subviews.compactMap { $0 as? UIScrollView }.first)
        let stack = try XCTUnwrap(scroll.subviews.compactMap { $0 as? UIStackView }.first)
        XCTAssertEqual(scroll.contentInset.top, 20)
        let count = stack.arrangedSubviews.count
        let add = try XCTUnwrap(stack.arrangedSubviews.last as? UIButton)
        let top = add.frame.minY
        add.simulateTap()
        AnimationClock.current.advance(by: 1)
        window.layoutIfNeeded()
        XCTAssertEqual(stack.arrangedSubviews.count, count + 1)
        XCTAssertGreaterThan(add.frame.minY, top)
        let entry = try XCTUnwrap(stack.arrangedSubviews[count - 1] as? UIStackView)
        let labels = entry.arrangedSubviews.compactMap { $0 as? UILabel }
        XCTAssertEqual(labels.count, 2)
        XCTAssertEqual(labels.last?.text?.split(separator: "-").count, 4)
        try XCTUnwrap(entry.arrangedSubviews.last as? UIButton).simulateTap()
        AnimationClock.current.advance(by: 1)
        window.layoutIfNeeded()
        XCTAssertEqual(stack.arrangedSubviews.count, count)
        XCTAssertEqual(add.frame.minY, top, accuracy: 0.01)
    }

    func testTheOtherRecipesLayOut() throws {
        for (name, views) in [("SimpleStackView", 3), ("NestedStackViews", 3)] {
            let controller = try XCTUnwrap(UIStoryboard(name: name, bundle: nil).instantiateInitialViewController())
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = controller
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            let stack = try XCTUnwrap(controller.view.subviews.compactMap { $0 as? UIStackView }.first)
            XCTAssertEqual(stack.arrangedSubviews.count, views)
            XCTAssertEqual(stack.frame.width, window.bounds.width - 2 * stack.frame.minX, accuracy: 0.5)
            XCTAssertTrue(stack.arrangedSubviews.allSatisfy { $0.frame.height > 0 })
        }
    }
}
"""

DELEGATE = """
import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
}
"""


def published_code(folder):
    """The class of the recipe, with its methods in the place that the text leaves for them."""
    for path in sorted(folder.glob("*.txt")):
        text = path.read_text(encoding="utf-8")
        begin = text.find("class DynamicStackViewController: UIViewController {")
        if begin < 0:
            continue
        text = text[begin:]
        head = text[:text.index("// Method implementations")]
        methods = []
        starts = [r"override func viewDidLoad\(\)", r"@IBAction func addEntry\(", r"func deleteStackView\(",
                  r"private func createEntry\(", r"private func randomHexQuad\("]
        for start in starts:
            match = re.search(start, text)
            depth, end = 0, match.start()
            for end in range(match.start(), len(text)):
                depth += {"{": 1, "}": -1}.get(text[end], 0)
                if text[end] == "}" and depth == 0:
                    break
            methods.append(text[match.start():end + 1])
        return head + "\n\n".join(methods) + "\n}\n"
    sys.exit(f"{folder}: no text has the recipe's class")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("reference", type=pathlib.Path)
    parser.add_argument("--espalier", required=True)
    parser.add_argument("--cache")
    parser.add_argument("--keep", type=pathlib.Path, help="write the app here and leave it")
    arguments = parser.parse_args()
    code = published_code(arguments.reference)
    for old, new in SPELLINGS:
        code, count = re.subn(old, new, code)
        if count == 0:
            sys.exit(f"nothing in the text is spelled {old}")
    root = pathlib.Path(__file__).resolve().parent.parent
    storyboard = (root / "Examples/DynamicStackView/DynamicStackView.storyboard").read_text()
    # The published class stands in for the example's; what it makes by code needs no connections.
    storyboard = storyboard.replace('customClass="SeedBankViewController" customModule="Examples"',
                                    'customClass="DynamicStackViewController" customModule="SeedBank"')
    storyboard = storyboard.replace("deleteEntry:", "deleteStackView:")
    with tempfile.TemporaryDirectory() as temporary:
        folder = arguments.keep or pathlib.Path(temporary)
        files = {
            "SeedBank/AppDelegate.swift": DELEGATE,
            "SeedBank/DynamicStackViewController.swift": "import UIKit\n\n" + code,
            "SeedBank/Main.storyboard": storyboard, "SeedBankTests/PublishedRecipeTests.swift": TESTS,
            ".espalier.yml": "app:\n  name: SeedBank\n",
        }
        for name in ["SimpleStackView", "NestedStackViews"]:
            files[f"SeedBank/{name}.storyboard"] = (root / f"Examples/{name}/{name}.storyboard").read_text()
        for name, text in files.items():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        command = [arguments.espalier, "app", "test", str(folder)]
        if arguments.cache:
            command += ["--cache", arguments.cache]
        sys.exit(subprocess.run(command).returncode)


if __name__ == "__main__":
    main()

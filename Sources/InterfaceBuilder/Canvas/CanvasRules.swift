import UIKit

/// What differs between versions of Interface Builder: how its canvas shows a document, each by a named field.
///
/// A document's `toolsVersion` tells which version saved it. Limits are those that 3,133 public documents allow.
struct CanvasRules: Hashable, Sendable {
    /// The sizes of the system that the version draws with. iOS 11 begins between 12121 and 13122, iOS 12 between 14113 and
    /// 14313, iOS 13 between 14490 and 14810, iOS 14 between 16097 and 17132, iOS 26 between 23727 and 24093.
    var system: SystemMetrics
    /// The text size. Large; extra small in Xcode 13.0 to 13.4: recorded sizes of views in a text style agree with that 48 to
    /// 5, and 21 to 2 in documents that took no part in finding it. Medium up to Xcode 7: recorded heights of 25 labels in
    /// text styles agree with that, with large none.
    var contentSizeCategory: UIContentSizeCategory
    /// The text size of labels in Title 1 and Title 2, where it is another one: small in Xcode 9 and 10, 26 and 20 points
    /// (5/5 labels whose height tells, in 5 documents of 4 projects; Title 3 is large there, 2/2).
    var titleCategory: UIContentSizeCategory?

    // MARK: The screen

    /// Pixels per point where a document names no device and its frames don't tell: 1 by toolsVersion below 8000 (24/24
    /// documents have whole points only, and all 6 separators take one) and by 9000 to 11999 (60 of 67 frames that differ
    /// are right to the hundredth of a point, and none with 2), else 2.
    var scaleWithoutDevice: Double
    /// The height of the status bar where a home button is, and where the document names no device: 20 points (Xcode 6 to 10
    /// 122/129, since 14.3 13/14), and none from Xcode 11 to 14.2 (54/56).
    var statusBarHeight: Double
    /// The height of a phone's sensors at most, in points: the first canvases with sensors drew the housing of the first
    /// phone that had one, 44 (231/231 on 414 points). Since Xcode 14 each has that of its device: 48, 50, 59 and 62.
    var tallestHousing: Double
    /// Whether a phone with sensors takes twice what it takes in portrait, as since Xcode 26 (96 and 68 on 414 points, 118
    /// and 68 on 393, 47 and 55 on its side: 26/26).
    var coversTwice: Bool
    /// The height of tab bars of phones on their side: 31 points since Xcode 26 (11/11 views of one document). Nil for that of others.
    var flatTabBar: Double?
    /// The room below on a tablet with a home indicator: 45 points by 23727 (1/1), 50 by 24127 and 24765 (2/2 documents of one
    /// project). Nil for the device's.
    var padIndicator: Double?

    // MARK: Scenes and views of xibs

    /// Whether what is presented is shown as a sheet, as since Xcode 11.
    var showsSheets: Bool
    /// The margin at the sides of a controller's root view: 16 points in Xcode 6 (3/3 roots of 600 points). Nil for what the
    /// root's width gives.
    var rootMargin: Double?
    /// Whether a sheet reaches below the home indicator, as since Xcode 14 (4/4; in Xcode 11 to 13 it keeps off it, 8/8).
    var sheetsReachIndicator: Bool
    /// Whether the safe area of a root whose size was set by hand reaches below the home indicator where it has a safe-area
    /// guide, as in Xcode 11 to 13 (13/13).
    var guidesReachIndicator: Bool
    /// From which height on the top of a xib's view that doesn't fill a canvas without sensors is covered: above 400 points
    /// up to Xcode 10 (5/5; lower ones 0: 11/11), none in Xcode 11 to 13, all since.
    var leastCoveredHeight: Double

    // MARK: Layout

    /// ``RecordedCanvas/centerOffset``: just under half a point in Xcode 6.
    var centerOffset: Double
    /// The height of sliders in the items of bars: Xcode 12 and 13 drew them 34 points high, 33 of them counting for layout,
    /// instead of 31 (6/6 in 6 documents, 4 of them of frames that aren't results). Nil for the slider's own.
    var sliderHeightInBars: Double?
    /// The height of toolbars that keep to the safe area above a home indicator: 49 in Xcode 12 and 13 (109/111 recorded
    /// toolbars). Nil for the toolbar's own.
    var toolbarHeightAboveIndicator: Double?
    /// Whether one line in the font of a text style that may shrink is whole points high, as since Xcode 11 (37 labels in 8
    /// documents of 3 projects; before 20.5 at 17 points, 4/4 in 4 documents of 3 projects).
    var shrinkingLinesAreWhole: Bool

    // MARK: Rows of tables

    /// Whether documents record the content views of cells; Xcode 6 doesn't.
    var recordsContentViews: Bool
    /// Whether the margins of rows keep to the table's, as since iOS 11; 8 on all sides before (136/137).
    var rowsKeepToTable: Bool
    /// Whether the margins at the sides of rows go by the width of the row, and not by that of the device: 20 points from 400
    /// on and 16 below up to Xcode 10 (rows of xibs on 375 points: 52/52 of 600, in 27 documents; 37/37 narrower ones).
    var rowsFollowOwnWidth: Bool
    /// Whether the separator takes a pixel of the margin below a row's content, as in Xcode 9 and 10: 10.5 at 2x (9/9).
    var separatorTakesMargin: Bool
    /// The margin at the sides of a cell in a xib without sensors: 15 in the first versions that drew separators themselves
    /// (42/42 in 21 documents). Nil for what widths give.
    var looseRowMargin: Double?
    /// The margin at the sides of a row whose table isn't a controller's root: 15 up to the first versions of Xcode 11 (8/8
    /// in 5 documents). Nil for what widths give.
    var innerRowMargin: Double?

    /// The offset of centres in Xcode 6.
    static let centerOffset = 0.49
    /// Where a document is laid out for a device, what is left of the rules are those of Xcode 16.
    static let ofDevices = CanvasRules(toolsVersion: 23504)

    /// The rules of a version, by the whole part of the `toolsVersion` in documents. Each line names the versions that
    /// begin something new.
    init(toolsVersion: Int) {
        // 32700 was written by builds of Xcode 15, as the plug-ins tell that the same documents name (22684 or 22685 in
        // 61/61).
        let version = toolsVersion >= 32700 ? 22684 : toolsVersion
        func value<Value>(_ first: Value, _ later: (since: Int, value: Value)...) -> Value {
            later.last { $0.since <= version }?.value ?? first
        }
        system = value(
            .iOS10, (13000, .iOS11), (14300, .iOS12), (14800, .iOS13), (17000, .iOS14), (19000, .iOS18),
            (24000, .iOS26))
        // The first versions that drew a new system hadn't all of it: fields of the font Body grew with 15000 (21 points
        // before, 6/6, 22 since, 17/17), pickers of dates had wheels up to 19162 (2/2) and none since 24412 (3/3), and lines
        // of fields grew with 24506.
        if (14800..<15000).contains(version) { system.fieldsFollowTextStyles = false }
        if (17000..<20500).contains(version) { system.datePickerStyle = .wheels }
        if (24000..<24500).contains(version) { system.leastFieldLine = 0 }
        contentSizeCategory = value(.medium, (11000, .large), (18000, .extraSmall), (21000, .large))
        titleCategory = value(nil, (13000, .small), (15000, nil))
        scaleWithoutDevice = value(1, (8000, 2), (9000, 1), (12000, 2))
        statusBarHeight = value(20, (14800, 0), (21600, 20))
        tallestHousing = value(44, (21200, .infinity))
        coversTwice = value(false, (23700, true))
        padIndicator = value(nil, (23700, 45), (24000, 50))
        flatTabBar = value(nil, (23700, 31))
        showsSheets = value(false, (14800, true))
        rootMargin = value(nil, (6000, 16), (7000, nil))
        sheetsReachIndicator = value(false, (21000, true))
        guidesReachIndicator = value(false, (14800, true), (21000, false))
        leastCoveredHeight = value(400, (14800, .infinity), (21000, -.infinity))
        centerOffset = value(0, (6000, Self.centerOffset), (7000, 0))
        sliderHeightInBars = value(nil, (17000, 33), (21000, nil))
        toolbarHeightAboveIndicator = value(nil, (17000, 49), (21000, nil))
        shrinkingLinesAreWhole = value(false, (14868, true))
        recordsContentViews = value(false, (8000, true))
        rowsKeepToTable = value(false, (13100, true))
        separatorTakesMargin = value(true, (14800, false))
        looseRowMargin = value(nil, (14800, 15), (16500, nil))
        innerRowMargin = value(15, (16500, nil))
        rowsFollowOwnWidth = value(true, (14800, false))
    }
}

extension Document {
    /// The rules of the canvas on which the document was saved.
    var canvasRules: CanvasRules { CanvasRules(toolsVersion: toolsVersion) }
}

@_spi(StandIns) import UIKit

extension ViewKind {
    /// A plain view.
    public static let view = ViewKind("view", size: .nothing)
    /// A view that shows another controller's view.
    public static let containerView = ViewKind("containerView", size: .nothing)
    /// A window.
    public static let window = ViewKind("window")
    /// An element the reader doesn't know; it is laid out as a plain view.
    public static let unknown = ViewKind(size: .nothing)

    /// The view that holds a table cell's contents.
    public static let tableViewCellContentView = ViewKind("tableViewCellContentView")
    /// The view that holds a collection cell's contents.
    public static let collectionViewCellContentView = ViewKind("collectionViewCellContentView")

    /// A month's sheet.
    public static let calendarView = ViewKind("calendarView")
    /// The button that chooses where sound is played.
    public static let avRoutePickerView = ViewKind("avRoutePickerView")
    /// What stands in the place of a content that isn't there.
    public static let contentUnavailableView = ViewKind("contentUnavailableView")

    /// A map.
    public static let mapView = ViewKind("mapView") { ForeignContentView(.map) }
    /// A web page.
    public static let webView = ViewKind("webView", "wkWebView") { ForeignContentView(.web) }
    /// A scene drawn by a graphics processor.
    public static let sceneView = ViewKind(
        "glkView", "mtkView", "arscnView", "arskView", "skView", "sceneKitView", words: "scene view"
    ) {
        ForeignContentView(.scene)
    }

    /// Wheels with rows to choose from.
    public static let pickerView = ViewKind("pickerView") { UIPickerView() }
    /// A button that shows a colour.
    public static let colorWell = ViewKind("colorWell") { UIColorWell() }
    /// The wheel that pulling a table down brings up.
    public static let refreshControl = ViewKind("refreshControl") { UIRefreshControl() }
}

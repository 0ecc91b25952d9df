/// Kinds of sounds and films.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let audio = Self(rawValue: 1), video = Self(rawValue: 2)
    public static let all = Self(rawValue: .max)
}
/// What becomes a link by itself.
public struct WKDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let phoneNumber = Self(rawValue: 1), link = Self(rawValue: 2), address = Self(rawValue: 4)
    public static let calendarEvent = Self(rawValue: 8), trackingNumber = Self(rawValue: 16)
    public static let flightNumber = Self(rawValue: 32), lookupSuggestion = Self(rawValue: 64)
    public static let all = Self(rawValue: .max)
}
/// How fine a selection is.
public enum WKSelectionGranularity: Int, Sendable { case dynamic, character }

/// How a page is shown; kept without effect.
open class WKWebpagePreferences: NSObject {
    /// As which kind of machine.
    public enum ContentMode: Int, Sendable { case recommended, mobile, desktop }
    open var preferredContentMode = ContentMode.recommended
    open var allowsContentJavaScript = true
    open var isLockdownModeEnabled = false
}
/// How pages are shown; kept without effect.
open class WKPreferences: NSObject {
    open var minimumFontSize: CGFloat = 0
    open var javaScriptEnabled = true
    open var javaScriptCanOpenWindowsAutomatically = false
    open var isFraudulentWebsiteWarningEnabled = true
    open var isTextInteractionEnabled = true
    open var isElementFullscreenEnabled = false
}
/// What would be shared by web views.
open class WKProcessPool: NSObject {}

/// What pages would keep; nothing is kept.
open class WKWebsiteDataStore: NSObject {
    private static let (kept, passing) = (WKWebsiteDataStore(), WKWebsiteDataStore())
    open class func `default`() -> WKWebsiteDataStore { kept }
    open class func nonPersistent() -> WKWebsiteDataStore { passing }
    open var isPersistent: Bool { self === Self.kept }
    public let httpCookieStore = WKHTTPCookieStore()
    open class func allWebsiteDataTypes() -> Set<String> { [] }
    /// There is none.
    open func fetchDataRecords(
        ofTypes dataTypes: Set<String>, completionHandler: @escaping ([WKWebsiteDataRecord]) -> Void
    ) { completionHandler([]) }
    /// There is none.
    open func removeData(
        ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping () -> Void
    ) { completionHandler() }
    /// There is none.
    open func removeData(
        ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord], completionHandler: @escaping () -> Void
    ) { completionHandler() }
}
/// What a page kept.
open class WKWebsiteDataRecord: NSObject {
    open var displayName: String { "" }
    open var dataTypes: Set<String> { [] }
}
/// Cookies; they are kept while the program runs.
open class WKHTTPCookieStore: NSObject {
    private var cookies: [HTTPCookie] = []
    open func getAllCookies(_ completionHandler: @escaping ([HTTPCookie]) -> Void) { completionHandler(cookies) }
    open func setCookie(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
        cookies.removeAll { $0.name == cookie.name && $0.domain == cookie.domain }
        cookies.append(cookie)
        completionHandler?()
    }
    open func delete(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
        cookies.removeAll { $0.name == cookie.name && $0.domain == cookie.domain }
        completionHandler?()
    }
}

/// A part of a page.
open class WKFrameInfo: NSObject {
    public let request: URLRequest
    public let isMainFrame = true
    open weak var webView: WKWebView?
    /// Where the page comes from.
    open var securityOrigin: WKSecurityOrigin { WKSecurityOrigin(request.url) }
    init(_ request: URLRequest) { self.request = request }
}
/// Where a page comes from.
open class WKSecurityOrigin: NSObject {
    public let `protocol`: String
    public let host: String
    public let port: Int
    init(_ url: URL?) { (`protocol`, host, port) = (url?.scheme ?? "", url?.host ?? "", url?.port ?? 0) }
}
/// How a window of a page would look.
open class WKWindowFeatures: NSObject {
    open var menuBarVisibility: NSNumber? { nil }
    open var width: NSNumber? { nil }
    open var height: NSNumber? { nil }
}
/// Whether an answer may be shown.
public enum WKNavigationResponsePolicy: Int, Sendable { case cancel, allow, download }
/// An answer to a load; there is none.
open class WKNavigationResponse: NSObject {
    public let isForMainFrame = true
    public let response: URLResponse
    public let canShowMIMEType = true
    init(_ response: URLResponse) { self.response = response }
}
/// Why a page wasn't shown.
public struct WKError: CustomNSError, Hashable, Sendable {
    /// The reason.
    public enum Code: Int, Sendable {
        case unknown = 1, webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred
        case javaScriptResultTypeIsUnsupported
    }
    public static let errorDomain = "WKErrorDomain"
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public var errorCode: Int { code.rawValue }
}
/// The pages that were shown; none is.
open class WKBackForwardList: NSObject {
    open var currentItem: WKBackForwardListItem? { nil }
    open var backItem: WKBackForwardListItem? { nil }
    open var forwardItem: WKBackForwardListItem? { nil }
    open var backList: [WKBackForwardListItem] { [] }
    open var forwardList: [WKBackForwardListItem] { [] }
}
/// A page that was shown.
open class WKBackForwardListItem: NSObject {
    public let url: URL
    open var title: String? { nil }
    public let initialURL: URL
    init(_ url: URL) { (self.url, initialURL) = (url, url) }
}
/// What a picture of a page shows.
open class WKSnapshotConfiguration: NSObject {
    open var rect = CGRect.null
    open var snapshotWidth: NSNumber?
    open var afterScreenUpdates = true
}
/// Where scripts run.
open class WKContentWorld: NSObject, @unchecked Sendable {
    public static let page = WKContentWorld(), defaultClient = WKContentWorld()
    open class func world(name: String) -> WKContentWorld { WKContentWorld() }
}
/// Rules for loads; there are none.
open class WKContentRuleList: NSObject { open var identifier: String! { "" } }
/// Answers a page's script; none asks.
@preconcurrency @MainActor
public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
        replyHandler: @escaping (Any?, String?) -> Void)
}
/// Loads an app's own addresses; none is loaded.
public protocol WKURLSchemeHandler: NSObjectProtocol {
    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}
/// A load of an app's own address.
public protocol WKURLSchemeTask: NSObjectProtocol {
    var request: URLRequest { get }
    func didReceive(_ response: URLResponse)
    func didReceive(_ data: Data)
    func didFinish()
    func didFailWithError(_ error: any Error)
}

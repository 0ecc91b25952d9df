@_exported import UIKit
@_spi(StandIns) import UIKit

#if canImport(FoundationNetworking)
@_exported import FoundationNetworking
#endif

/// How pages would be shown; kept without effect.
open class WKWebViewConfiguration: NSObject {
    /// Kept without effect.
    open var allowsInlineMediaPlayback = false
    /// Kept without effect.
    open var userContentController = WKUserContentController()
    /// Kept without effect.
    open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = .all
    /// Kept without effect.
    open var dataDetectorTypes: WKDataDetectorTypes = []
    /// Kept without effect.
    open var websiteDataStore = WKWebsiteDataStore.default()
    /// Kept without effect.
    open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
    /// Kept without effect.
    open var preferences = WKPreferences()
    /// Kept without effect.
    open var processPool = WKProcessPool()
    /// Kept without effect.
    open var applicationNameForUserAgent: String?
    /// Kept without effect.
    open var allowsAirPlayForMediaPlayback = true
    /// Kept without effect.
    open var allowsPictureInPictureMediaPlayback = true
    /// Kept without effect.
    open var suppressesIncrementalRendering = false
    /// Kept without effect.
    open var ignoresViewportScaleLimits = false
    /// Kept without effect.
    open var selectionGranularity = WKSelectionGranularity.dynamic
    /// Kept without effect.
    open var limitsNavigationsToAppBoundDomains = false
    /// Kept without effect.
    open var upgradeKnownHostsToHTTPS = true
    /// Nothing: nothing is loaded.
    open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) {}
    /// None: nothing is loaded.
    open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? { nil }
}

/// Scripts of pages; none runs.
open class WKUserContentController: NSObject {
    /// Nothing: no page sends messages.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
    /// Nothing: no page sends messages.
    open func add(
        _ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String
    ) {}
    /// Nothing: no page sends messages.
    open func addScriptMessageHandler(
        _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld,
        name: String
    ) {}
    /// The scripts that were added; none runs.
    open private(set) var userScripts: [WKUserScript] = []
    /// Keeps the script; it doesn't run.
    open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
    /// Forgets the scripts.
    open func removeAllUserScripts() { userScripts = [] }
    /// Nothing.
    open func removeAllScriptMessageHandlers() {}
    /// Nothing: nothing is loaded.
    open func add(_ contentRuleList: WKContentRuleList) {}
    /// Nothing.
    open func removeScriptMessageHandler(forName name: String) {}
}

/// A script; it doesn't run.
open class WKUserScript: NSObject {
    /// When it would run.
    public enum InjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }
    public let source: String
    public let injectionTime: InjectionTime
    public let isForMainFrameOnly: Bool
    public init(source: String, injectionTime: InjectionTime, forMainFrameOnly: Bool) {
        (self.source, self.injectionTime, isForMainFrameOnly) = (source, injectionTime, forMainFrameOnly)
    }
    public convenience init(
        source: String, injectionTime: InjectionTime, forMainFrameOnly: Bool, in contentWorld: WKContentWorld
    ) { self.init(source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly) }
}
public typealias WKUserScriptInjectionTime = WKUserScript.InjectionTime

/// What a page's script says; none does.
open class WKScriptMessage: NSObject {
    /// Nothing.
    open var body: Any { "" }
    public let name = ""
    open weak var webView: WKWebView?
    /// Nowhere.
    open var frameInfo: WKFrameInfo { WKFrameInfo(URLRequest(url: URL(fileURLWithPath: "/"))) }
}

/// Would hear of pages' scripts; nobody is told anything here.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// A load that never ends, as none begins.
open class WKNavigation: NSObject {}

/// A stand-in for a page of the web: it keeps its address, loads nothing, and draws an area that says what it is.
open class WKWebView: UIView {
    /// What would be loaded last.
    open private(set) var url: URL?
    /// None: nothing is loaded.
    open var title: String? { nil }
    /// Never: nothing is loaded.
    open var isLoading: Bool { false }
    /// None: nothing is loaded.
    open var estimatedProgress: Double { 0 }
    /// Never.
    open var canGoBack: Bool { false }
    /// Never.
    open var canGoForward: Bool { false }
    /// Never told anything.
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    /// Never told anything.
    open weak var uiDelegate: (any WKUIDelegate)?
    /// Kept without effect.
    open var allowsBackForwardNavigationGestures = false
    /// Kept without effect.
    open var customUserAgent: String?
    /// Kept without effect.
    open var allowsLinkPreview = true
    /// Kept without effect.
    open var pageZoom: CGFloat = 1
    /// Kept without effect.
    open var isInspectable = false
    /// Kept without effect.
    open var isFindInteractionEnabled = false
    /// Kept without effect.
    open var underPageBackgroundColor: UIColor!
    /// None: nothing is loaded.
    open var themeColor: UIColor? { nil }
    /// Never: nothing is loaded.
    open var hasOnlySecureContent: Bool { false }
    /// Empty: nothing is loaded.
    public let backForwardList = WKBackForwardList()
    /// Nothing.
    @discardableResult
    open func go(to item: WKBackForwardListItem) -> WKNavigation? { nil }
    /// Keeps the address; nothing is loaded.
    @discardableResult
    open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        load(URLRequest(url: URL))
    }
    /// Keeps the address; nothing is shown.
    @discardableResult
    open func load(
        _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
    ) -> WKNavigation? { load(URLRequest(url: baseURL)) }
    /// Nothing.
    @discardableResult
    open func reloadFromOrigin() -> WKNavigation? { nil }
    /// No script runs: there is no result, and no error.
    @discardableResult
    open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? { nil }
    /// No picture is made.
    open func takeSnapshot(
        with snapshotConfiguration: WKSnapshotConfiguration?,
        completionHandler: @escaping (UIImage?, (any Error)?) -> Void
    ) { completionHandler(nil, WKError(.unknown)) }
    /// Nothing is looked for.
    open class func handlesURLScheme(_ urlScheme: String) -> Bool { ["http", "https", "file"].contains(urlScheme) }
    public let configuration: WKWebViewConfiguration
    /// Empty.
    public let scrollView = UIScrollView()

    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
        ForeignContentView.fill(self, with: .web)
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, configuration: WKWebViewConfiguration()) }

    public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        super.init(coder: coder)
        ForeignContentView.fill(self, with: .web)
    }

    /// Keeps the address; nothing is loaded.
    @discardableResult
    open func load(_ request: URLRequest) -> WKNavigation? {
        url = request.url
        return nil
    }

    /// Keeps the address; nothing is shown.
    @discardableResult
    open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        url = baseURL
        return nil
    }

    /// Nothing.
    @discardableResult
    open func reload() -> WKNavigation? { nil }
    /// Nothing.
    @discardableResult
    open func goBack() -> WKNavigation? { nil }
    /// Nothing.
    @discardableResult
    open func goForward() -> WKNavigation? { nil }
    /// Nothing.
    open func stopLoading() {}
    /// No script runs: there is no result, and no error.
    open func evaluateJavaScript(
        _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
    ) { completionHandler?(nil, nil) }
}

/// Would hear of loads; nobody is told anything here.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
    func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void)
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
}

/// Whether a load may begin.
public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }

/// What asked for a load.
public enum WKNavigationType: Int, Sendable {
    case linkActivated, formSubmitted, backForward, reload, formResubmitted
    case other = -1
}

/// A load that was asked for; none ever is.
open class WKNavigationAction: NSObject {
    public let request: URLRequest
    public let navigationType: WKNavigationType
    public let sourceFrame: WKFrameInfo
    public let targetFrame: WKFrameInfo?
    open var shouldPerformDownload: Bool { false }
    init(_ request: URLRequest) {
        (self.request, navigationType) = (request, .other)
        (sourceFrame, targetFrame) = (WKFrameInfo(request), nil)
    }
}

extension WKNavigationDelegate {
    /// Nothing.
    public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
    /// Nothing.
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
    /// Nothing.
    public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
    /// Nothing.
    public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
    /// Nothing.
    public func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) {}
    /// Nothing.
    public func webView(
        _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
    ) {}
    /// Nothing.
    public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
    /// Nothing.
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
    ) {}
    /// Nothing.
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) {}
}

/// Would be asked by pages; nobody is asked anything here.
@preconcurrency @MainActor
public protocol WKUIDelegate: NSObjectProtocol {
    func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView?
    func webViewDidClose(_ webView: WKWebView)
    func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping () -> Void)
    func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (Bool) -> Void)
    func webView(
        _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (String?) -> Void)
}

extension WKUIDelegate {
    /// None.
    public func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView? { nil }
    /// Nothing.
    public func webViewDidClose(_ webView: WKWebView) {}
    /// Nothing.
    public func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping () -> Void
    ) {}
    /// Nothing.
    public func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (Bool) -> Void
    ) {}
    /// Nothing.
    public func webView(
        _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (String?) -> Void
    ) {}
}

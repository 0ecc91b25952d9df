@_exported import UIKit

#if canImport(FoundationNetworking)
@_exported import FoundationNetworking
#endif

/// How pages would be shown; kept without effect.
open class WKWebViewConfiguration: NSObject {
    /// Kept without effect.
    open var allowsInlineMediaPlayback = false
    /// Kept without effect.
    open var userContentController = WKUserContentController()
}

/// Scripts of pages; none runs.
open class WKUserContentController: NSObject {
    /// Nothing: no page sends messages.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
    /// Nothing.
    open func addUserScript(_ userScript: WKUserScript) {}
    /// Nothing.
    open func removeScriptMessageHandler(forName name: String) {}
}

/// A script; it doesn't run.
open class WKUserScript: NSObject {
    /// When it would run.
    public enum InjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }
    public let source: String
    public init(source: String, injectionTime: InjectionTime, forMainFrameOnly: Bool) { self.source = source }
}
public typealias WKUserScriptInjectionTime = WKUserScript.InjectionTime

/// What a page's script says; none does.
open class WKScriptMessage: NSObject {
    /// Nothing.
    open var body: Any { "" }
    public let name = ""
}

/// Would hear of pages' scripts; nobody is told anything here.
public protocol WKScriptMessageHandler: NSObjectProtocol {
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// A load that never ends, as none begins.
open class WKNavigation: NSObject {}

/// A stand-in for a page of the web: an empty view that keeps its address and loads nothing.
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
    public let configuration: WKWebViewConfiguration
    /// Empty.
    public let scrollView = UIScrollView()

    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, configuration: WKWebViewConfiguration()) }

    public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        super.init(coder: coder)
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
    init(_ request: URLRequest) { (self.request, navigationType) = (request, .other) }
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
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) {}
}

/// Would be asked by pages; nobody is asked anything here.
public protocol WKUIDelegate: NSObjectProtocol {}

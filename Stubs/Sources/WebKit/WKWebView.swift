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
open class WKUserContentController: NSObject {}

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
}

/// Would hear of loads; nobody is told anything here.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
}

extension WKNavigationDelegate {
    /// Nothing.
    public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
    /// Nothing.
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
    /// Nothing.
    public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
}

/// Would be asked by pages; nobody is asked anything here.
public protocol WKUIDelegate: NSObjectProtocol {}

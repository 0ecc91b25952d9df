import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A stand-in for a file that a page hands over; none does.
@preconcurrency @MainActor
open class WKDownload: NSObject {
    /// Never told anything.
    open weak var delegate: (any WKDownloadDelegate)?
    /// What was asked for.
    open var originalRequest: URLRequest? { nil }
    /// Whose file it is.
    open var webView: WKWebView? { nil }
    /// Nothing.
    open func cancel(_ completionHandler: ((Data?) -> Void)? = nil) { completionHandler?(nil) }
}

/// Would hear of files; nobody is told anything here.
@preconcurrency @MainActor
public protocol WKDownloadDelegate: NSObjectProtocol {
    func download(
        _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String
    ) async -> URL?
    func downloadDidFinish(_ download: WKDownload)
    func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}

extension WKDownloadDelegate {
    public func download(
        _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String
    ) async -> URL? { nil }
    public func downloadDidFinish(_ download: WKDownload) {}
    public func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {}
}

/// Which part of a page is made a PDF.
@preconcurrency @MainActor
open class WKPDFConfiguration: NSObject {
    /// Kept without effect.
    open var rect: CGRect?
    /// Kept without effect.
    open var allowTransparentBackground = false
    public override init() {}
}

extension WKWebView {
    /// Makes none: no page is drawn.
    public func pdf(configuration: WKPDFConfiguration = WKPDFConfiguration()) async throws -> Data {
        throw URLError(.resourceUnavailable)
    }
    /// Makes none: no page is drawn.
    public func createPDF(
        configuration: WKPDFConfiguration = WKPDFConfiguration(),
        completionHandler: @escaping (Result<Data, any Error>) -> Void
    ) { completionHandler(.failure(URLError(.resourceUnavailable))) }
}

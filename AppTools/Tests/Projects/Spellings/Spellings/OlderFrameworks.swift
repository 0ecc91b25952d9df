import Foundation
import MobileCoreServices
import ObjectiveC
import SystemConfiguration

/// What apps call of frameworks beside UIKit, without an import of UIKit.
enum OlderFrameworks {
    static func isPicture(_ name: String) -> Bool {
        let ending = (name as NSString).pathExtension as CFString
        let known = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, ending, nil)
        guard let type = known else { return false }
        return UTTypeConformsTo(type.takeRetainedValue() as CFString, kUTTypeImage)
    }

    static var isOnline: Bool {
        guard let server = SCNetworkReachabilityCreateWithName(nil, "example.com") else { return false }
        var flags = SCNetworkReachabilityFlags()
        return SCNetworkReachabilityGetFlags(server, &flags) && flags.contains(.reachable)
    }

    static var build: String? {
        Bundle.main.object(forInfoDictionaryKey: kCFBundleVersionKey as String) as? String
    }

    static func seconds(of work: () -> Void) -> CFAbsoluteTime {
        let began = CFAbsoluteTimeGetCurrent()
        autoreleasepool { work() }
        return CFAbsoluteTimeGetCurrent() - began
    }
}

private var noteKey: UInt8 = 0

extension NSObject {
    var note: String? {
        get { objc_getAssociatedObject(self, &noteKey) as? String }
        set { objc_setAssociatedObject(self, &noteKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
}

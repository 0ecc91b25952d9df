@_exported import UIKit

/// Who runs a network of telephones.
open class CTCarrier: NSObject {
    open var carrierName: String? { nil }
    open var mobileCountryCode: String? { nil }
    open var mobileNetworkCode: String? { nil }
    open var isoCountryCode: String? { nil }
    open var allowsVOIP: Bool { false }
}

/// A stand-in for what is known of a telephone: nothing.
open class CTTelephonyNetworkInfo: NSObject {
    public override init() {}
    open var subscriberCellularProvider: CTCarrier? { nil }
    open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
    open var currentRadioAccessTechnology: String? { nil }
    open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
}

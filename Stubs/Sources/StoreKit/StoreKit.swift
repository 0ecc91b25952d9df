@_exported import UIKit

/// A stand-in for what asks for reviews: nobody is asked.
public enum SKStoreReviewController {
    /// Nothing.
    public static func requestReview() {}
    /// Nothing.
    @MainActor public static func requestReview(in windowScene: UIWindowScene) {}
}

/// Something to buy; there is nothing.
open class SKProduct: NSObject {
    open var localizedTitle: String { "" }
    open var localizedDescription: String { "" }
    open var price: NSDecimalNumber { .zero }
    open var productIdentifier: String { "" }
}

/// A stand-in for the shop in an app: nothing can be bought.
open class SKPaymentQueue: NSObject {
    private static let only = SKPaymentQueue()
    /// The only one.
    open class func `default`() -> SKPaymentQueue { only }
    /// Nothing can be bought.
    open class func canMakePayments() -> Bool { false }
    /// Nothing.
    open func restoreCompletedTransactions() {}
}

import Foundation

/// Something to buy, since StoreKit 2; there is nothing.
public struct Product: Identifiable, Hashable, Sendable {
    /// What is sold.
    public struct ProductType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let consumable = Self(rawValue: "Consumable")
        public static let nonConsumable = Self(rawValue: "Non-Consumable")
        public static let nonRenewable = Self(rawValue: "Non-Renewing Subscription")
        public static let autoRenewable = Self(rawValue: "Auto-Renewable Subscription")
    }
    public let id: String
    public let type: ProductType
    public let displayName: String
    public let description: String
    public let price: Decimal
    public let displayPrice: String
    /// None is one for a time.
    public var subscription: SubscriptionInfo? { nil }

    /// Nothing is sold, so none is found.
    public static func products<Identifiers: Collection>(for identifiers: Identifiers) async throws -> [Product]
    where Identifiers.Element == String { [] }
    /// Nobody buys.
    public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult { .userCancelled }

    /// How something is bought.
    public struct PurchaseOption: Hashable, Sendable {
        private let name: String
        public static func appAccountToken(_ token: UUID) -> Self { Self(name: token.uuidString) }
        public static func quantity(_ quantity: Int) -> Self { Self(name: "\(quantity)") }
        public static func simulatesAskToBuyInSandbox(_ simulates: Bool) -> Self { Self(name: "\(simulates)") }
    }
    /// What came of buying.
    public enum PurchaseResult: Sendable {
        case success(VerificationResult<Transaction>)
        case userCancelled, pending
    }
    /// Something that is bought for a time.
    public struct SubscriptionInfo: Hashable, Sendable {
        public let subscriptionGroupID: String
        /// None.
        public var status: [Status] { get async throws { [] } }
        /// Whether it goes on.
        public struct Status: Sendable { public let state: RenewalState }
        /// Whether it goes on.
        public struct RenewalState: RawRepresentable, Hashable, Sendable {
            public let rawValue: Int
            public init(rawValue: Int) { self.rawValue = rawValue }
            public static let subscribed = Self(rawValue: 1), expired = Self(rawValue: 2)
            public static let inBillingRetryPeriod = Self(rawValue: 3), inGracePeriod = Self(rawValue: 4)
            public static let revoked = Self(rawValue: 5)
        }
    }
}

/// Whether the shop signed something.
public enum VerificationResult<SignedType: Sendable>: Sendable {
    /// Why it isn't believed.
    public enum VerificationError: Error, Sendable { case invalidSignature, invalidEncoding, missingRequiredProperties }
    case unverified(SignedType, VerificationError), verified(SignedType)
    /// What was signed, believed or not.
    public var unsafePayloadValue: SignedType {
        switch self {
        case .unverified(let value, _), .verified(let value): value
        }
    }
    /// What was signed.
    public var payloadValue: SignedType {
        get throws {
            switch self {
            case .verified(let value): return value
            case .unverified(_, let error): throw error
            }
        }
    }
}

/// Something bought; nothing was.
public struct Transaction: Identifiable, Hashable, Sendable {
    public let id: UInt64
    public let originalID: UInt64
    public let productID: String
    public let purchaseDate: Date
    public let expirationDate: Date?
    public let revocationDate: Date?
    /// Nothing.
    public func finish() async {}

    /// What was bought.
    public struct Transactions: AsyncSequence, Sendable {
        public typealias Element = VerificationResult<Transaction>
        /// Gives nothing.
        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async -> VerificationResult<Transaction>? { nil }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }
    /// What is bought elsewhere: nothing, and the sequence ends.
    public static var updates: Transactions { Transactions() }
    /// What was bought: nothing.
    public static var all: Transactions { Transactions() }
    /// What the user may use: nothing.
    public static var currentEntitlements: Transactions { Transactions() }
    /// Nothing was bought.
    public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
}

/// A stand-in for the shop: nothing can be bought.
public enum AppStore {
    /// Nothing can be bought.
    public static var canMakePayments: Bool { false }
    /// Nothing.
    public static func sync() async throws {}
    /// Nothing.
    @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {}
    /// Nothing.
    @MainActor public static func requestReview(in scene: UIWindowScene) {}
}

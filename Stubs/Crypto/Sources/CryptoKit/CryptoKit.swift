// CryptoKit on Linux is swift-crypto, which has its names. The Secure Enclave of devices isn't there.
@_exported import Crypto
@_exported import Foundation

@_exported import UIKit

/// It worked.
public let errSecSuccess: OSStatus = 0
/// Something is missing or has another type.
public let errSecParam: OSStatus = -50
/// The keychain holds it already.
public let errSecDuplicateItem: OSStatus = -25299
/// The keychain doesn't hold it.
public let errSecItemNotFound: OSStatus = -25300
/// The person stopped it: never here.
public let errSecUserCanceled: OSStatus = -128
/// The person wasn't recognised: never here.
public let errSecAuthFailed: OSStatus = -25293
/// It can't be asked now: never here.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// It can't be read.
public let errSecDecode: OSStatus = -26275

/// What kind of thing is kept.
public let kSecClass: CFString = "class"
/// A password of an app.
public let kSecClassGenericPassword: CFString = "genp"
/// A password of a server.
public let kSecClassInternetPassword: CFString = "inet"
/// A key.
public let kSecClassKey: CFString = "keys"
/// A certificate.
public let kSecClassCertificate: CFString = "cert"
/// A certificate with its key.
public let kSecClassIdentity: CFString = "idnt"
/// Which service.
public let kSecAttrService: CFString = "svce"
/// Which account.
public let kSecAttrAccount: CFString = "acct"
/// Which apps share it.
public let kSecAttrAccessGroup: CFString = "agrp"
/// Which server.
public let kSecAttrServer: CFString = "srvr"
/// What people read of it.
public let kSecAttrLabel: CFString = "labl"
/// Free data besides.
public let kSecAttrGeneric: CFString = "gena"
/// Whether it goes to other devices.
public let kSecAttrSynchronizable: CFString = "sync"
/// Either of them.
public let kSecAttrSynchronizableAny: CFString = "syna"
/// Which key.
public let kSecAttrApplicationTag: CFString = "atag"
/// Who may read it: kept without effect.
public let kSecAttrAccessControl: CFString = "accc"
/// When it can be read: kept without effect.
public let kSecAttrAccessible: CFString = "pdmn"
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// What is kept.
public let kSecValueData: CFString = "v_Data"
/// Whether the data is wanted.
public let kSecReturnData: CFString = "r_Data"
/// Whether the attributes are wanted.
public let kSecReturnAttributes: CFString = "r_Attributes"
/// How many are wanted.
public let kSecMatchLimit: CFString = "m_Limit"
public let kSecMatchLimitOne: CFString = "m_LimitOne"
public let kSecMatchLimitAll: CFString = "m_LimitAll"
/// Who proves it to the device: kept without effect.
public let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
/// What the person reads: kept without effect.
public let kSecUseOperationPrompt: CFString = "u_OpPrompt"

/// What is kept, until the program ends: there is no keychain.
private final class Keychain: @unchecked Sendable {
    static let shared = Keychain()
    let lock = NSLock()
    var items: [[String: Any]] = []

    static let identity = [
        kSecClass, kSecAttrService, kSecAttrAccount, kSecAttrAccessGroup, kSecAttrServer, kSecAttrApplicationTag,
    ]

    func indices(of query: [String: Any]) -> [Int] {
        items.indices.filter { index in
            Self.identity.allSatisfy { key in
                guard let wanted = query[key] else { return true }
                return items[index][key].map { "\($0)" } == "\(wanted)"
            }
        }
    }
}

private func attributes(_ dictionary: CFDictionary) -> [String: Any] {
    var made: [String: Any] = [:]
    for (key, value) in dictionary { if let name = key.base as? String { made[name] = value } }
    return made
}

/// Keeps something until the program ends. The result is nil.
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    let item = Security.attributes(attributes)
    guard item[kSecClass] != nil else { return errSecParam }
    return Keychain.shared.lock.withLock {
        guard Keychain.shared.indices(of: item).isEmpty else { return errSecDuplicateItem }
        Keychain.shared.items.append(item)
        return errSecSuccess
    }
}

/// Finds what was kept since the program began.
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    let wanted = attributes(query)
    let found: [[String: Any]] = Keychain.shared.lock.withLock {
        Keychain.shared.indices(of: wanted).map { Keychain.shared.items[$0] }
    }
    guard !found.isEmpty else { return errSecItemNotFound }
    let returnsAttributes = wanted[kSecReturnAttributes] as? Bool == true
    let answers: [AnyObject] = found.map { item in
        returnsAttributes ? item as AnyObject : (item[kSecValueData] as? Data ?? Data()) as AnyObject
    }
    let isAll = wanted[kSecMatchLimit] as? String == kSecMatchLimitAll
    result?.pointee = isAll ? answers as AnyObject : answers[0]
    return errSecSuccess
}

/// Changes what was kept.
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    let (wanted, new) = (attributes(query), attributes(attributesToUpdate))
    return Keychain.shared.lock.withLock {
        let found = Keychain.shared.indices(of: wanted)
        for index in found { Keychain.shared.items[index].merge(new) { $1 } }
        return found.isEmpty ? errSecItemNotFound : errSecSuccess
    }
}

/// Forgets what was kept.
@discardableResult public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
    let wanted = attributes(query)
    return Keychain.shared.lock.withLock {
        let found = Keychain.shared.indices(of: wanted)
        for index in found.reversed() { Keychain.shared.items.remove(at: index) }
        return found.isEmpty ? errSecItemNotFound : errSecSuccess
    }
}

/// What a status means.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
    switch status {
    case errSecSuccess: "No error."
    case errSecParam: "One or more parameters passed to a function were not valid."
    case errSecDuplicateItem: "The specified item already exists in the keychain."
    case errSecItemNotFound: "The specified item could not be found in the keychain."
    default: "OSStatus \(status)"
    }
}

/// Fills memory with chance.
public func SecRandomCopyBytes(_ rnd: AnyObject?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
    for place in 0..<count {
        bytes.storeBytes(of: UInt8.random(in: .min ... .max), toByteOffset: place, as: UInt8.self)
    }
    return errSecSuccess
}

/// The machine's chance.
public let kSecRandomDefault: AnyObject? = nil

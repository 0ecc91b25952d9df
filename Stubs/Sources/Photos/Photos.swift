@_exported import UIKit

/// What the user lets apps do with photos.
public enum PHAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }
/// What an app wants to do with photos.
public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }

/// A stand-in for the user's photos: there are none, and the user refuses.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
    private static let only = PHPhotoLibrary()
    /// The only one.
    open class func shared() -> PHPhotoLibrary { only }
    /// The user refuses.
    open class func authorizationStatus() -> PHAuthorizationStatus { .denied }
    /// The user refuses.
    open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .denied }
    /// The user refuses.
    open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) { handler(.denied) }
    /// The user refuses.
    open class func requestAuthorization(
        for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
    ) { handler(.denied) }
    /// The user refuses.
    open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus { .denied }
    /// Nothing is changed, and the closure isn't called.
    open func performChanges(
        _ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil
    ) { completionHandler?(false, CocoaError(.userCancelled)) }
    /// Nothing is changed.
    open func performChanges(_ changeBlock: @escaping () -> Void) async throws { throw CocoaError(.userCancelled) }
    /// Nobody is told anything.
    open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
    open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
}
/// Would hear of changes; nobody is told anything here.
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
    func photoLibraryDidChange(_ changeInstance: PHChange)
}
/// What changed.
open class PHChange: NSObject {}

/// Kinds of photos and films.
public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }

/// A thing of the library.
open class PHObject: NSObject { open var localIdentifier: String { "" } }
/// A photo or film; there is none.
open class PHAsset: PHObject {
    open var mediaType: PHAssetMediaType { .unknown }
    open var pixelWidth: Int { 0 }
    open var pixelHeight: Int { 0 }
    open var creationDate: Date? { nil }
    open var duration: TimeInterval { 0 }
    open var isFavorite: Bool { false }
    /// None.
    open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
    /// None.
    open class func fetchAssets(
        with mediaType: PHAssetMediaType, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
    /// None.
    open class func fetchAssets(
        in assetCollection: PHAssetCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
    /// None.
    open class func fetchAssets(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}
/// An album; there is none.
open class PHAssetCollection: PHObject {
    open var localizedTitle: String? { nil }
    open var estimatedAssetCount: Int { 0 }
    /// None.
    open class func fetchAssetCollections(
        with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}
/// Kinds of albums.
public enum PHAssetCollectionType: Int, Sendable { case album = 1, smartAlbum }
/// Kinds of albums, closer.
public enum PHAssetCollectionSubtype: Int, Sendable {
    case albumRegular = 2, smartAlbumGeneric = 200, smartAlbumVideos = 202, smartAlbumFavorites = 203
    case smartAlbumRecentlyAdded = 206, smartAlbumUserLibrary = 209, any = 0x7FFF_FFFF
}
/// How a list is sorted; kept without effect.
open class PHFetchOptions: NSObject {
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    open var fetchLimit = 0
    open var includeHiddenAssets = false
}
/// A list; it is empty.
open class PHFetchResult<ObjectType: AnyObject>: NSObject {
    open var count: Int { 0 }
    open var firstObject: ObjectType? { nil }
    open var lastObject: ObjectType? { nil }
    /// Stops the program, as the list is empty.
    open func object(at index: Int) -> ObjectType { preconditionFailure("there are no photos") }
    open func objects(at indexes: IndexSet) -> [ObjectType] { [] }
    open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
}
/// Adds a photo; nothing is added.
open class PHAssetChangeRequest: NSObject {
    @discardableResult
    open class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest { PHAssetChangeRequest() }
    open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> PHAssetChangeRequest? { nil }
    open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> PHAssetChangeRequest? { nil }
}
/// How a photo fills its size.
public enum PHImageContentMode: Int, Sendable {
    case aspectFit, aspectFill
    public static let `default` = PHImageContentMode.aspectFit
}
/// What is asked of a photo; kept without effect.
open class PHImageRequestOptions: NSObject {
    /// How good.
    public enum DeliveryMode: Int, Sendable { case opportunistic, highQualityFormat, fastFormat }
    /// How exact.
    public enum ResizeMode: Int, Sendable { case none, fast, exact }
    open var deliveryMode = DeliveryMode.opportunistic
    open var resizeMode = ResizeMode.fast
    open var isNetworkAccessAllowed = false
    open var isSynchronous = false
}
public typealias PHImageRequestOptionsDeliveryMode = PHImageRequestOptions.DeliveryMode
/// What was asked.
public typealias PHImageRequestID = Int32
public let PHInvalidImageRequestID: PHImageRequestID = 0
/// The size of the photo itself.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
/// Gives photos; there are none.
open class PHImageManager: NSObject, @unchecked Sendable {
    private static let only = PHImageManager()
    open class func `default`() -> PHImageManager { only }
    /// Gives none.
    @discardableResult
    open func requestImage(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
        resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, nil)
        return PHInvalidImageRequestID
    }
    open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}
/// Gives photos ahead; there are none.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
    public override init() {}
    open func startCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
    ) {}
    open func stopCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
    ) {}
    open func stopCachingImagesForAllAssets() {}
}

/// A delegate and data source that implements nothing but what every one must.
///
/// Code that the rewriter of apps makes calls it: a class that conforms to a protocol, and leaves an optional method to a
/// subclass, gets a method that does what the protocol's default does.
@preconcurrency @MainActor
public final class _UnimplementedDelegate: NSObject {
    private static let shared = _UnimplementedDelegate()

    /// Three defaults ask the delegate for another of its methods: this is the one to ask.
    private var caller: AnyObject?
    private var isAsking = false

    /// The only one, for a default of a delegate.
    public static func defaults(of caller: AnyObject) -> _UnimplementedDelegate {
        if !shared.isAsking { shared.caller = caller }
        return shared
    }

    /// Asks the delegate, once: what it doesn't implement either comes back here.
    private func ask<Delegate, Answer>(_ question: (Delegate) -> Answer) -> Answer? {
        guard !isAsking, let delegate = caller as? Delegate else { return nil }
        (isAsking, caller) = (true, nil)
        defer { isAsking = false }
        return question(delegate)
    }
}

extension _UnimplementedDelegate {
    public func applicationDidFinishLaunching(_ application: UIApplication) {
        ask { (delegate: any UIApplicationDelegate) in delegate.applicationDidFinishLaunching(application) }
    }

    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        ask { (delegate: any UIAdaptivePresentationControllerDelegate) in
            delegate.adaptivePresentationStyle(for: controller)
        } ?? controller.adaptivePresentationStyle
    }

    public func textFieldDidEndEditing(_ textField: UITextField) {
        ask { (delegate: any UITextFieldDelegate) in delegate.textFieldDidEndEditing(textField) }
    }
}

// MARK: Programs and controllers

extension _UnimplementedDelegate: UIApplicationDelegate, UIWindowSceneDelegate {}
extension _UnimplementedDelegate: UINavigationControllerDelegate, UITabBarControllerDelegate {}
extension _UnimplementedDelegate: UISplitViewControllerDelegate, UISearchControllerDelegate {}
extension _UnimplementedDelegate: UIPopoverPresentationControllerDelegate, UISheetPresentationControllerDelegate {}
extension _UnimplementedDelegate: UIViewControllerTransitioningDelegate {}
extension _UnimplementedDelegate: UIPageViewControllerDelegate, UIPageViewControllerDataSource {
    public func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { nil }
    public func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { nil }
}
extension _UnimplementedDelegate: UIImagePickerControllerDelegate, UIDocumentPickerDelegate {}
extension _UnimplementedDelegate: UIDocumentInteractionControllerDelegate {}
extension _UnimplementedDelegate: UIColorPickerViewControllerDelegate, UIFontPickerViewControllerDelegate {}

// MARK: Lists

extension _UnimplementedDelegate: UITableViewDelegate {}
extension _UnimplementedDelegate: UICollectionViewDelegateFlowLayout {}
extension _UnimplementedDelegate: UITableViewDataSource {
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
}
extension _UnimplementedDelegate: UICollectionViewDataSource {
    public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    public func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }
}
extension _UnimplementedDelegate: UITableViewDataSourcePrefetching {
    public func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
}
extension _UnimplementedDelegate: UICollectionViewDataSourcePrefetching {
    public func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
}
extension _UnimplementedDelegate: UITableViewDragDelegate, UITableViewDropDelegate {
    public func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [] }
    public func tableView(
        _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {}
}
extension _UnimplementedDelegate: UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    public func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [] }
    public func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {}
}

// MARK: Controls and touches

extension _UnimplementedDelegate: UITextFieldDelegate, UITextViewDelegate, UISearchBarDelegate {}
extension _UnimplementedDelegate: UIPickerViewDelegate, UINavigationBarDelegate, UICalendarViewDelegate {}
extension _UnimplementedDelegate: UIGestureRecognizerDelegate, UICollisionBehaviorDelegate {}
extension _UnimplementedDelegate: UIDropInteractionDelegate, UIPointerInteractionDelegate {}
extension _UnimplementedDelegate: UIPencilInteractionDelegate, UIEditMenuInteractionDelegate {}

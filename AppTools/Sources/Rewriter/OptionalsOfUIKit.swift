// Made of UIKit's sources by OptionalsOfUIKitTests.swift, which says how.

/// The methods of UIKit's protocols that a class needn't implement.
let optionalsOfUIKit = """
    protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
        func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
        func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
    }
    protocol UIApplicationDelegate: UIWindowHolding {
        func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool
        func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool
        func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration
        func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
        func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask
        func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
        func applicationDidBecomeActive(_ application: UIApplication)
        func applicationWillResignActive(_ application: UIApplication)
        func applicationDidEnterBackground(_ application: UIApplication)
        func applicationWillEnterForeground(_ application: UIApplication)
        func applicationWillTerminate(_ application: UIApplication)
        func applicationDidReceiveMemoryWarning(_ application: UIApplication)
        func application(_ application: UIApplication, performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
        func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any], fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
        func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any])
        func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
        func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
        func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void)
        func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool
        func application(_ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void) -> Bool
        func application(_ application: UIApplication, handleEventsForBackgroundURLSession identifier: String, completionHandler: @escaping () -> Void)
        func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
        func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool
        func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool
        func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool
        func applicationDidFinishLaunching(_ application: UIApplication)
        func applicationSignificantTimeChange(_ application: UIApplication)
        func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
        func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
    }
    protocol UIBarPositioningDelegate: NSObjectProtocol {
        func position(for bar: any UIBarPositioning) -> UIBarPosition
    }
    protocol UICalendarViewDelegate: NSObjectProtocol {
        func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration?
        func calendarView(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
    }
    protocol UICollectionViewDataSource: NSObjectProtocol {
        func numberOfSections(in collectionView: UICollectionView) -> Int
        func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView
        func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
        func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
        func indexTitles(for collectionView: UICollectionView) -> [String]?
        func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath
    }
    protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
        func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
    }
    protocol UICollectionViewDelegate: UIScrollViewDelegate {
        func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
        func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
        func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
        func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
        func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
        func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
        func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool
        func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath)
        func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
        func collectionView(_ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String, at indexPath: IndexPath)
        func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
        func collectionView(_ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView, forElementOfKind elementKind: String, at indexPath: IndexPath)
        func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool
        func collectionView(_ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?) -> Bool
        func collectionView(_ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?)
        func collectionView(_ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout, newLayout toLayout: UICollectionViewLayout) -> UICollectionViewTransitionLayout
        func collectionView(_ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
        func collectionView(_ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath, atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath
        func collectionView(_ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath
        func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool
        func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool
        func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath?
        func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath) -> Bool
        func collectionView(_ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool
        func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
        func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView)
        func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration?
        func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint) -> UIContextMenuConfiguration?
        func collectionView(_ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
        func collectionView(_ collectionView: UICollectionView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
        func collectionView(_ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration, highlightPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview?
        func collectionView(_ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration, dismissalPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview?
        func collectionView(_ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)
        func collectionView(_ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
        func collectionView(_ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
    }
    protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
        func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize
        func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets
        func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat
        func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int) -> CGFloat
        func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int) -> CGSize
        func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int) -> CGSize
    }
    protocol UICollectionViewDragDelegate: NSObjectProtocol {
        func collectionView(_ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint) -> [UIDragItem]
        func collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath) -> UIDragPreviewParameters?
        func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
        func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
        func collectionView(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
        func collectionView(_ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool
    }
    protocol UICollectionViewDropDelegate: NSObjectProtocol {
        func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
        func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
        func collectionView(_ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?) -> UICollectionViewDropProposal
        func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
        func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
        func collectionView(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath) -> UIDragPreviewParameters?
    }
    protocol UICollisionBehaviorDelegate: NSObjectProtocol {
        func collisionBehavior(_ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at p: CGPoint)
        func collisionBehavior(_ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
        func collisionBehavior(_ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
        func collisionBehavior(_ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?)
    }
    protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
        func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
        func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
        func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
    }
    protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
        func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController) -> UIViewController
        func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
        func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController)
    }
    protocol UIDocumentPickerDelegate: NSObjectProtocol {
        func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
        func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
    }
    protocol UIDropInteractionDelegate: NSObjectProtocol {
        func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
        func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
    }
    protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
        func editMenuInteraction(_ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]) -> UIMenu?
        func editMenuInteraction(_ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration) -> CGRect
    }
    protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
        func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
        func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
    }
    protocol UIGestureRecognizerDelegate: NSObjectProtocol {
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool
        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool
        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool
        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool
        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
    }
    protocol UIImagePickerControllerDelegate: NSObjectProtocol {
        func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
        func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
    }
    protocol UINavigationBarDelegate: UIBarPositioningDelegate {
        func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
        func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
        func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
        func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
    }
    protocol UINavigationControllerDelegate: NSObjectProtocol {
        func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
        func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
        func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
        func navigationController(_ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
    }
    protocol UIPageViewControllerDataSource: NSObjectProtocol {
        func presentationCount(for pageViewController: UIPageViewController) -> Int
        func presentationIndex(for pageViewController: UIPageViewController) -> Int
    }
    protocol UIPageViewControllerDelegate: NSObjectProtocol {
        func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
        func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
    }
    protocol UIPencilInteractionDelegate: NSObjectProtocol {
        func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
        func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze)
        func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap)
    }
    protocol UIPickerViewDelegate: NSObjectProtocol {
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
        func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString?
        func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView
        func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
        func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
    }
    protocol UIPointerInteractionDelegate: NSObjectProtocol {
        func pointerInteraction(_ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion) -> UIPointerRegion?
        func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
        func pointerInteraction(_ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating)
        func pointerInteraction(_ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating)
    }
    protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
        func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
        func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController)
        func popoverPresentationControllerShouldDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) -> Bool
    }
    protocol UISceneDelegate: NSObjectProtocol {
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
        func sceneDidDisconnect(_ scene: UIScene)
        func sceneDidBecomeActive(_ scene: UIScene)
        func sceneWillResignActive(_ scene: UIScene)
        func sceneWillEnterForeground(_ scene: UIScene)
        func sceneDidEnterBackground(_ scene: UIScene)
        func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
        func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    }
    protocol UIScrollViewDelegate: NSObjectProtocol {
        func scrollViewDidScroll(_ scrollView: UIScrollView)
        func scrollViewDidZoom(_ scrollView: UIScrollView)
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
        func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
        func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
        func viewForZooming(in scrollView: UIScrollView) -> UIView?
        func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
        func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
        func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
        func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
        func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
    }
    protocol UISearchBarDelegate: NSObjectProtocol {
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
        func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
        func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
        func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
        func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
        func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
        func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
    }
    protocol UISearchControllerDelegate: NSObjectProtocol {
        func willPresentSearchController(_ searchController: UISearchController)
        func didPresentSearchController(_ searchController: UISearchController)
        func willDismissSearchController(_ searchController: UISearchController)
        func didDismissSearchController(_ searchController: UISearchController)
    }
    protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
        func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController)
    }
    protocol UISplitViewControllerDelegate: NSObjectProtocol {
        func splitViewController(_ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column) -> UISplitViewController.Column
        func splitViewController(_ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController, onto primaryViewController: UIViewController) -> Bool
        func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool
        func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
        func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
        func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
        func splitViewControllerDidCollapse(_ svc: UISplitViewController)
        func splitViewControllerDidExpand(_ svc: UISplitViewController)
    }
    protocol UITabBarControllerDelegate: NSObjectProtocol {
        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
        func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
        func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
        func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
        func tabBarController(_ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
        func tabBarController(_ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
        func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController) -> UIInterfaceOrientationMask
    }
    protocol UITableViewDataSource: NSObjectProtocol {
        func numberOfSections(in tableView: UITableView) -> Int
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
        func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
        func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
        func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
        func sectionIndexTitles(for tableView: UITableView) -> [String]?
        func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
    }
    protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
        func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
    }
    protocol UITableViewDelegate: UIScrollViewDelegate {
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
        func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
        func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
        func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
        func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
        func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
        func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
        func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
        func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
        func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
        func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
        func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
        func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
        func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
        func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
        func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
        func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
        func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
        func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool
        func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
        func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool
        func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
        func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)
        func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
        func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle
        func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String?
        func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]?
        func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
        func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
        func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
        func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
        func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
        func tableView(_ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath, toProposedIndexPath proposedDestinationIndexPath: IndexPath) -> IndexPath
        func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool
        func tableView(_ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?) -> Bool
        func tableView(_ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?)
        func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool
        func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath?
        func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool
        func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration?
        func tableView(_ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
        func tableView(_ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
        func tableView(_ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)
        func tableView(_ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
        func tableView(_ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
    }
    protocol UITableViewDragDelegate: NSObjectProtocol {
        func tableView(_ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint) -> [UIDragItem]
        func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters?
        func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
        func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
        func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
        func tableView(_ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool
    }
    protocol UITableViewDropDelegate: NSObjectProtocol {
        func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
        func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
        func tableView(_ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?) -> UITableViewDropProposal
        func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
        func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
        func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters?
    }
    protocol UITextFieldDelegate: NSObjectProtocol {
        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
        func textFieldDidBeginEditing(_ textField: UITextField)
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
        func textFieldDidEndEditing(_ textField: UITextField)
        func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
        func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool
        func textFieldDidChangeSelection(_ textField: UITextField)
        func textFieldShouldClear(_ textField: UITextField) -> Bool
        func textFieldShouldReturn(_ textField: UITextField) -> Bool
    }
    protocol UITextViewDelegate: UIScrollViewDelegate {
        func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
        func textViewShouldEndEditing(_ textView: UITextView) -> Bool
        func textViewDidChange(_ textView: UITextView)
        func textViewDidBeginEditing(_ textView: UITextView)
        func textViewDidEndEditing(_ textView: UITextView)
        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
        func textViewDidChangeSelection(_ textView: UITextView)
        func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction) -> Bool
        func textView(_ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange, interaction: UITextItemInteraction) -> Bool
        func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction?
        func textView(_ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu) -> UITextItem.MenuConfiguration?
    }
    protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
        func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController?
        func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
        func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
        func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
        func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
    }
    protocol UIWindowSceneDelegate: UISceneDelegate, UIWindowHolding {
        func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void)
    }
    """

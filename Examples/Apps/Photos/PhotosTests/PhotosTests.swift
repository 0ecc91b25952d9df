import UIKit
import XCTest
@testable import Photos

class PhotosTests: XCTestCase {

    var navigation: UINavigationController!
    var controller: PhotosViewController!

    override func setUp() {
        super.setUp()
        navigation =
            UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as? UINavigationController
        UIApplication.shared.keyWindow?.rootViewController = navigation
        controller = navigation.topViewController as? PhotosViewController
        controller.loadViewIfNeeded()
        navigation.view.layoutIfNeeded()
    }

    func testPhotosComeFromTheCatalog() throws {
        let cell = try XCTUnwrap(
            controller.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)) as? PhotoCell)
        XCTAssertEqual(cell.photo?.title, "Dawn")
        XCTAssertEqual(cell.photo?.image?.size, CGSize(width: 120, height: 120))
    }

    func testItemsFillTwoColumnsOfAPhone() throws {
        let first = try XCTUnwrap(controller.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)))
        let second = try XCTUnwrap(controller.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)))
        XCTAssertEqual(first.frame.minX, 8)
        XCTAssertEqual(first.frame.minY, second.frame.minY)
        XCTAssertEqual(first.frame.width, ((controller.view.bounds.width - 24) / 2).rounded(.down))
    }

    func testTheBarItemTurnsTheOrderAround() throws {
        let item = try XCTUnwrap(controller.navigationItem.rightBarButtonItem)
        UIApplication.shared.sendAction(try XCTUnwrap(item.action), to: item.target, from: item, for: nil)
        navigation.view.layoutIfNeeded()
        let cell = controller.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)) as? PhotoCell
        XCTAssertEqual(cell?.photo?.title, "Forest")
    }

    func testAPhotoIsShownAndZoomed() throws {
        controller.collectionView.selectItem(at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
        controller.performSegue(withIdentifier: "showPhoto", sender: nil)
        let photo = try XCTUnwrap(navigation.topViewController as? PhotoViewController)
        photo.loadViewIfNeeded()
        XCTAssertEqual(photo.title, "Lake")
        XCTAssertNotNil(photo.imageView.image)
        navigation.view.layoutIfNeeded()
        photo.handleDoubleTap(UITapGestureRecognizer())
        XCTAssertEqual(photo.scrollView.zoomScale, 2)
    }

}

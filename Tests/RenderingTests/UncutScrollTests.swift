import Foundation
import Testing
import UIKit

@testable import Rendering

@MainActor
@Suite("Edges of scroll views and grounds of windows")
struct UncutScrollTests {
    private let renderer = ViewRenderer(options: RenderOptions(scale: 1, drawsDevice: false))

    @Test("A scroll view cuts its content unless it is told not to")
    func scrollViews() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let scroll = UIScrollView(frame: CGRect(x: 25, y: 0, width: 50, height: 50))
        let neighbour = UIView(frame: CGRect(x: 50, y: 0, width: 50, height: 50))
        neighbour.backgroundColor = .red
        scroll.addSubview(neighbour)
        root.addSubview(scroll)
        #expect(scroll.clipsToBounds)
        #expect(try renderer.picture(of: root).pixel(x: 90, y: 25) == .white)
        scroll.clipsToBounds = false
        #expect(try renderer.picture(of: root).pixel(x: 90, y: 25) == Color(red: 1, green: 0, blue: 0))
    }

    @Test("Tables, collections and text views cut as well")
    func kinds() {
        let layout = UICollectionViewFlowLayout()
        for view in [UITableView(), UITextView(), UICollectionView(frame: .zero, collectionViewLayout: layout)] {
            #expect(view.clipsToBounds)
        }
    }

    @Test("A window without a background is black, any other view lies on the system’s ground")
    func windows() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        #expect(try renderer.picture(of: window).pixel(x: 25, y: 25) == .black)
        window.backgroundColor = .red
        #expect(try renderer.picture(of: window).pixel(x: 25, y: 25) == Color(red: 1, green: 0, blue: 0))
        let view = UIView(frame: window.frame)
        #expect(try renderer.picture(of: view).pixel(x: 25, y: 25) == .white)
    }
}

import Foundation
import Testing

@testable import UIKit

@Suite("Locks of objects")
struct ObjectLockTests {
    private final class Counter: @unchecked Sendable { var value = 0 }

    @Test func oneThreadAtATimeHoldsThem() async {
        let counter = Counter()
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    for _ in 0..<500 {
                        objc_sync_enter(counter)
                        // The same thread may take it again.
                        objc_sync_enter(counter)
                        counter.value += 1
                        objc_sync_exit(counter)
                        objc_sync_exit(counter)
                    }
                }
            }
        }
        #expect(counter.value == 4_000)
        #expect(objc_sync_exit(counter) == -1)
    }
}

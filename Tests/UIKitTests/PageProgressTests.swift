import Testing

@testable import UIKit

@MainActor
@Suite("The progress of pages")
struct PageProgressTests {
    private final class Hearer: NSObject, UIPageControlTimerProgressDelegate {
        var (ended, asked): (Int, [Int]) = (0, [])
        var advances = true
        func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float {
            page == 2 ? 0.5 : 0
        }
        func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) { ended += 1 }
        func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool {
            asked.append(page)
            return advances
        }
    }

    private let clock = AnimationClock.current
    private let control = UIPageControl()
    private let hearer = Hearer()

    private func timer(pages: Int) -> UIPageControlTimerProgress {
        let timer = UIPageControlTimerProgress(preferredDuration: 4)
        control.numberOfPages = pages
        control.progress = timer
        timer.delegate = hearer
        return timer
    }

    @Test func aProgressStaysBetweenNothingAndAll() {
        let progress = UIPageControlProgress()
        #expect(!progress.isProgressVisible)
        control.progress = progress
        #expect(progress.isProgressVisible)
        progress.currentProgress = 2
        #expect(progress.currentProgress == 1)
        progress.currentProgress = -1
        #expect(progress.currentProgress == 0)
    }

    @Test func pagesFollowEachOtherInTime() {
        let timer = timer(pages: 3)
        timer.setDuration(2, forPage: 1)
        #expect(timer.duration(forPage: 0) == 4 && timer.duration(forPage: 1) == 2)
        clock.advance(by: 10)
        #expect(control.currentPage == 0 && timer.currentProgress == 0 && !timer.isRunning)
        timer.resumeTimer()
        clock.advance(by: 1)
        #expect(abs(timer.currentProgress - 0.25) < 1e-3 && timer.isRunning)
        clock.advance(by: 3.5)
        #expect(control.currentPage == 1 && abs(timer.currentProgress - 0.25) < 1e-3)
        clock.advance(by: 1.5)
        // The third page begins in its middle, as the delegate says.
        #expect(control.currentPage == 2 && abs(timer.currentProgress - 0.5) < 1e-2)
        clock.advance(by: 5)
        #expect(control.currentPage == 2 && !timer.isRunning && timer.currentProgress == 1)
        #expect(hearer.asked == [1, 2] && hearer.ended == 3)
    }

    @Test func theFirstPageMayComeAgain() {
        let timer = timer(pages: 2)
        timer.resetsToInitialPageAfterEnd = true
        timer.resumeTimer()
        clock.advance(by: 8.1)
        #expect(control.currentPage == 0 && timer.isRunning)
    }

    @Test func aPausedTimerGoesOnWhereItStood() {
        let timer = timer(pages: 2)
        timer.resumeTimer()
        clock.advance(by: 3)
        timer.pauseTimer()
        clock.advance(by: 100)
        #expect(control.currentPage == 0 && abs(timer.currentProgress - 0.75) < 1e-3)
        hearer.advances = false
        timer.resumeTimer()
        clock.advance(by: 2)
        #expect(control.currentPage == 0 && !timer.isRunning && hearer.asked == [1])
    }
}

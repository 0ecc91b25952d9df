import Foundation
import Testing

/// Many files at once, and pipes whose readers go away.
@Suite struct ManyFilesTests {
    @Test func filesAreWorkedOnByAsManyProcessesAsAskedFor() async throws {
        try await withScratchFolder { folder in
            let files = try (0..<30).map { try folder.file("\($0).storyboard", Document.sound) }
            let one = try await espalier(["frames", "--root", folder.path, "--jobs", "1"] + files)
            let many = try await espalier(["frames", "--root", folder.path, "-j", "5"] + files)
            #expect(one.exitCode == 0, "\(one.testDescription)")
            #expect(FrameRow.rows(one.output).count == 60)
            #expect(one.output == many.output)
        }
    }

    /// What a process writes, read on a thread of its own: the wait must not block those that all tests share.
    private func output(of process: Process) async throws -> Data {
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        return await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                let output = pipe.fileHandleForReading.readDataToEndOfFile()
                process.waitUntilExit()
                continuation.resume(returning: output)
            }
        }
    }

    /// As every filter does, the command ends by SIGPIPE when nobody reads on; it prints nothing of its own about it.
    @Test func readerThatLeavesEndsTheCommandQuietly() async throws {
        try await withScratchFolder { folder in
            let files = try (0..<50).map { try folder.file("\($0).storyboard", Document.sound) }
            let errors = folder.appendingPathComponent("errors")
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/bin/sh")
            process.arguments =
                [
                    "-c", "errors=$1; shift; \"$@\" 2>\"$errors\" | head -n 1; exit 0", "sh", errors.path,
                    executable.path,
                    "frames",
                ] + files
            let output = try await output(of: process)
            #expect(String(decoding: output, as: UTF8.self) == "document\tid\tx\ty\twidth\theight\n")
            #expect(try Data(contentsOf: errors).isEmpty)
        }
    }

    @Test func outputThatCannotBeWrittenIsAnError() async throws {
        guard FileManager.default.isWritableFile(atPath: "/dev/full") else { return }
        try await withScratchFolder { folder in
            let file = try folder.file("a.storyboard", Document.sound)
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/bin/sh")
            process.arguments = [
                "-c", "{ \"$1\" frames \"$2\" >/dev/full; } 2>&1; test $? = 2", "sh", executable.path, file,
            ]
            let output = try await output(of: process)
            #expect(process.terminationStatus == 0)
            #expect(
                String(decoding: output, as: UTF8.self)
                    == "espalier: error: the output can't be written: No space left on device\n")
        }
    }

    @Test func sameFileTwiceIsWorkedOnTwice() async throws {
        try await withScratchFolder { folder in
            let file = try folder.file("a.storyboard", Document.sound)
            let run = try await espalier(["frames", file, file])
            #expect(FrameRow.rows(run.output).count == 4)
        }
    }
}

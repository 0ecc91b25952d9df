import ArgumentParser
import Audit
import Foundation
import InterfaceBuilder

/// `espalier devices`: what can be laid out for.
struct DevicesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "devices",
        abstract: "List the devices that layouts can be for.",
        discussion: """
            The table has tab-separated columns name, title, width, height, scale, and the safe area upright (top, bottom) and \
            on the side (left, bottom), in points, and a header line. Give --device a name, or all.

            EXIT CODES
              0   done

            EXAMPLE
                espalier devices
            """)

    func run() throws {
        var table = "name\ttitle\twidth\theight\tscale\ttop\tbottom\tsideLeft\tsideBottom\n"
        for device in Device.all {
            let upright = device.safeArea(isLandscape: false)
            let turned = device.safeArea(isLandscape: true)
            let numbers = [
                device.width, device.height, device.scale, upright.top, upright.bottom, turned.left, turned.bottom,
            ]
            table +=
                ([device.name, device.title] + numbers.map { FrameTable.number(Double($0)) })
                .joined(separator: "\t") + "\n"
        }
        var console = Console()
        try console.write(Data(table.utf8))
    }
}

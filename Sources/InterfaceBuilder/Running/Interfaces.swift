internal import Foundation
internal import UIKit

/// Lets a program show the storyboards and nibs of its project: what `UIStoryboard`, `UINib` and controllers with nibs ask for.
@MainActor
public enum Interfaces {
    /// Has the program's storyboards and nibs read from folders, those within them, too. Call it in `main`, after the classes are
    /// registered with `ClassRegistry` and before the program launches:
    ///
    ///     Interfaces.install(folders: ["/srv/app/Sources"], infoPlist: "/srv/app/Info.plist")
    ///     AppDelegate.main()
    ///
    /// Holds for the thread that calls it, as windows do.
    ///
    /// - Parameters:
    ///   - folders: where documents lie. Of two documents of one name the first counts: one in the folder of the language
    ///     (`de.lproj`), then in `Base.lproj`, then outside of such folders.
    ///   - infoPlist: the program's `Info.plist`, which names the storyboard that is shown at launch; nil for that of the main
    ///     bundle.
    ///   - language: the language whose texts are shown, as its code; nil for the user's (`ESPALIER_LANGUAGE`, else the first
    ///     of `Locale.preferredLanguages`).
    public static func install(folders: [String], infoPlist: String? = nil, language: String? = nil) {
        UIApplication.shared.interfaces = InterfaceLibrary(
            folders: folders, infoPlist: infoPlist, language: language)
    }
}

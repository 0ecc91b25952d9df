extension Configuration {
    /// A file that explains every key; a test reads it, and checks that it names them all.
    package static let template = """
        # What `espalier check` looks at and what it tells. Paths are relative to this file.
        # Every line that begins with "#" is a comment; take the "#" away to use it.

        # The devices to lay out for: names from `espalier devices`, or all. Without them, each document is laid out on the
        # canvas that Xcode last showed it on.
        devices: [iphone-se, iphone-15, ipad]

        # portrait, landscape or both.
        orientation: portrait

        # Which of these are looked at: project, those that a document's app supports (as Info.plist, the Xcode project and
        # literal overrides in classes of controllers say), or all.
        # orientations: all

        # The text sizes of readers: xsmall, small, medium, large (the usual one), xlarge, xxlarge, xxxlarge, ax1 … ax5.
        # text-sizes: [large, ax3]

        # left-to-right, right-to-left, or both of them.
        # directions: [left-to-right, right-to-left]

        # The languages of texts: codes such as de, whose files lie beside the documents, or accented, doubled and rtl, which
        # need no files. Without them, the document's own texts are checked.
        # languages: [de, ar, doubled]

        # What is checked when you name no path; without it this folder. What git ignores, Pods, Carthage and build products
        # are always left out.
        # included: [App, Modules/*/Sources]

        # What is never checked. * stands for any part of a name, ** for any folders. Documents that only tests read are checked
        # like all others unless they are named here.
        # excluded: [App/Legacy, "**/Generated", "**/Tests/Fixtures"]

        # Rules that are off, or that count more or less than usual: off, on, note, warning or error. `espalier rules` lists all.
        # rules:
        #   ambiguous-layout: error
        #   unknown-element: off

        # What holds only for some paths.
        # overrides:
        #   - paths: [App/Old, "*.xib"]
        #     rules:
        #       ambiguous-layout: off

        # Single findings, by the id of the object in its document. In Xcode you can write "espalier:disable" or
        # "espalier:disable ambiguous-layout" into an object's Notes (Identity inspector, Document) instead.
        # ignored:
        #   - id: abc-de-fgh
        #     path: App/Main.storyboard
        #     rules: [ambiguous-layout]
        #     reason: the width comes from code

        # The own sizes of your classes: width and height in points, or none for no own size in that direction. A class that
        # lays itself out as one of UIKit's does can be read as that one.
        # classes:
        #   StarRating: {intrinsic: [120, 24]}
        #   Hairline: {intrinsic: [none, 1]}
        #   CardStack: {as: UIStackView}

        # Findings that you know of; `espalier check --write-baseline .espalier-baseline.json` writes them.
        # baseline: .espalier-baseline.json

        # The severity from which on findings end a run with exit code 1: error, warning or never.
        # fail-on: warning

        # What `espalier app` builds, where neither an Xcode project nor the folder's files are what you mean: a name, a target
        # of the Xcode project, and the files of the app and of its tests.
        # app:
        #   name: Stopwatch
        #   target: Stopwatch
        #   sources: [App, "Shared/*.swift"]
        #   resources: [App, "**/*.xcassets"]
        #   tests: [AppTests]

        """
}

import UIKit

// The words for values that views of several kinds, bars and controllers have.

extension UIView.ContentMode: DocumentWord {
    static let words: KeyValuePairs<String, Self> = [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
        "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
        "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
        "TopLeft": .topLeft, "TopRight": .topRight, "BottomLeft": .bottomLeft, "BottomRight": .bottomRight,
    ]
}

extension UISemanticContentAttribute: DocumentWord {
    static let words: KeyValuePairs<String, Self> = [
        "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
        "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
    ]
}

extension UIUserInterfaceStyle: DocumentWord {
    static let words: KeyValuePairs<String, Self> = ["light": .light, "dark": .dark]
}

extension UIModalPresentationStyle: DocumentWord {
    static let words: KeyValuePairs<String, Self> = [
        "automatic": .automatic, "none": .none, "fullScreen": .fullScreen, "pageSheet": .pageSheet,
        "formSheet": .formSheet, "currentContext": .currentContext, "custom": .custom,
        "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext, "popover": .popover,
    ]
}

extension UISplitViewController.DisplayMode: DocumentWord {
    static let words: KeyValuePairs<String, Self> = [
        "automatic": .automatic, "secondaryOnly": .secondaryOnly, "primaryHidden": .secondaryOnly,
        "beside": .oneBesideSecondary, "allVisible": .oneBesideSecondary, "overlay": .oneOverSecondary,
        "primaryOverlay": .oneOverSecondary, "twoBeside": .twoBesideSecondary, "twoOverlay": .twoOverSecondary,
        "twoDisplace": .twoDisplaceSecondary,
    ]
}

extension UIBarStyle: DocumentWord {
    static let words: KeyValuePairs<String, Self> = [
        "default": .default, "black": .black, "blackOpaque": .black, "blackTranslucent": .blackTranslucent,
    ]
}

extension UINavigationItem.LargeTitleDisplayMode: DocumentWord {
    static let words: KeyValuePairs<String, Self> = ["automatic": .automatic, "always": .always, "never": .never]
}

extension UIBarButtonItem.Style: DocumentWord {
    static let words: KeyValuePairs<String, Self> = ["plain": .plain, "bordered": .bordered, "done": .done]
}

extension UIBarButtonItem.SystemItem: DocumentWord {
    static let words: KeyValuePairs<String, Self> = [
        "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
        "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize,
        "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera,
        "trash": .trash, "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo,
        "redo": .redo, "pageCurl": .pageCurl, "close": .close,
    ]
}

extension UITabBarItem.SystemItem: DocumentWord {
    static let words: KeyValuePairs<String, Self> = [
        "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated, "recents": .recents,
        "contacts": .contacts, "history": .history, "bookmarks": .bookmarks, "search": .search,
        "downloads": .downloads, "mostRecent": .mostRecent, "mostViewed": .mostViewed,
    ]
}

extension FontDescription.Face: DocumentWord {
    static let words: KeyValuePairs<String, Self> = [
        "system": .system, "boldSystem": .boldSystem, "italicSystem": .italicSystem,
    ]
}

extension UIFont.Weight: DocumentWord {
    static let words: KeyValuePairs<String, Self> = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
}

extension UIImage.SymbolWeight: DocumentWord {
    static let words: KeyValuePairs<String, Self> = [
        "unspecified": .unspecified, "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
        "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
}

extension UIImage.SymbolScale: DocumentWord {
    static let words: KeyValuePairs<String, Self> = [
        "unspecified": .unspecified, "default": .default, "small": .small, "medium": .medium, "large": .large,
    ]
}

extension NSTextAlignment: DocumentWord {
    static let words: KeyValuePairs<String, Self> = [
        "natural": .natural, "left": .left, "center": .center, "right": .right, "justified": .justified,
    ]
}

extension NSLineBreakMode: DocumentWord {
    // Views have words of their own, paragraph styles those of the Mac.
    static let words: KeyValuePairs<String, Self> = [
        "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
        "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
        "middleTruncation": .byTruncatingMiddle, "wordWrapping": .byWordWrapping, "charWrapping": .byCharWrapping,
        "clipping": .byClipping, "truncatingHead": .byTruncatingHead, "truncatingTail": .byTruncatingTail,
        "truncatingMiddle": .byTruncatingMiddle,
    ]
}

extension UIControl.ContentHorizontalAlignment: DocumentWord {
    static let words: KeyValuePairs<String, Self> = [
        "center": .center, "left": .left, "right": .right, "leading": .leading, "trailing": .trailing, "fill": .fill,
    ]
}

extension UIControl.ContentVerticalAlignment: DocumentWord {
    static let words: KeyValuePairs<String, Self> = [
        "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
    ]
}

extension AmbiguityCheck: DocumentWord {
    static let words: KeyValuePairs<String, Self> = ["always": .always, "ignoreSizes": .position, "off": .never]
}

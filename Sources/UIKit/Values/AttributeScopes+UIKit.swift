import Foundation

extension AttributeScopes {
    /// UIKit's attributes of an `AttributedString`.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// UIKit's attributes of an `AttributedString`.
    public struct UIKitAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The colour of the letters.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the letters.
        public let backgroundColor: BackgroundColorAttribute
        /// Extra space after each letter, in points.
        public let kern: KernAttribute
        /// Lines under the letters.
        public let underlineStyle: UnderlineStyleAttribute
        /// What Markdown says of a stretch of text.
        public let inlinePresentationIntent: InlinePresentationIntentAttribute
        /// Foundation's attributes.
        public let foundation: FoundationAttributes

        /// The font.
        public enum FontAttribute: AttributedStringKey {
            /// The type of the attribute.
            public typealias Value = UIFont
            /// The name of the attribute.
            public static let name = NSAttributedString.Key.font.rawValue
        }

        /// The colour of the letters.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// The type of the attribute.
            public typealias Value = UIColor
            /// The name of the attribute.
            public static let name = NSAttributedString.Key.foregroundColor.rawValue
        }

        /// The colour behind the letters.
        public enum BackgroundColorAttribute: AttributedStringKey {
            /// The type of the attribute.
            public typealias Value = UIColor
            /// The name of the attribute.
            public static let name = NSAttributedString.Key.backgroundColor.rawValue
        }

        /// Extra space after each letter, in points.
        public enum KernAttribute: AttributedStringKey {
            /// The type of the attribute.
            public typealias Value = CGFloat
            /// The name of the attribute.
            public static let name = NSAttributedString.Key.kern.rawValue
        }

        /// Lines under the letters.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            /// The type of the attribute.
            public typealias Value = NSUnderlineStyle
            /// The name of the attribute.
            public static let name = NSAttributedString.Key.underlineStyle.rawValue
        }
    }
}

extension AttributeDynamicLookup {
    /// Finds UIKit's attributes by name: `text.font`.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
    ) -> T {
        self[T.self]
    }
}

extension AttributeContainer {
    /// The attributes that UIKit knows of those of an attributed string.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self.init()
        typealias Known = AttributeScopes.UIKitAttributes
        self[Known.FontAttribute.self] = dictionary[.font] as? UIFont
        self[Known.ForegroundColorAttribute.self] = dictionary[.foregroundColor] as? UIColor
        self[Known.BackgroundColorAttribute.self] = dictionary[.backgroundColor] as? UIColor
        self[Known.KernAttribute.self] = (dictionary[.kern] as? NSNumber).map { CGFloat($0.doubleValue) }
        self[Known.InlinePresentationIntentAttribute.self] = (dictionary[.inlinePresentationIntent] as? UInt).map {
            InlinePresentationIntent(rawValue: $0)
        }
        self[Known.UnderlineStyleAttribute.self] = (dictionary[.underlineStyle] as? Int).map {
            NSUnderlineStyle(rawValue: $0)
        }
    }
}

extension AttributedString {
    /// The text, with the attributes that UIKit and Foundation know.
    public init(_ nsStr: NSAttributedString) {
        self.init()
        let whole = nsStr.string as NSString
        nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length), options: []) { attributes, range, _ in
            var container = AttributeContainer(attributes)
            container[AttributeScopes.FoundationAttributes.LinkAttribute.self] =
                attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap { URL(string: $0) }
            append(AttributedString(whole.substring(with: range), attributes: container))
        }
    }
}

extension NSAttributedString {
    /// The text with UIKit's attributes under their keys.
    public convenience init(_ attrStr: AttributedString) {
        self.init(attributedString: .uiKit(attrStr))
    }

    /// The text with UIKit's attributes under their keys.
    package static func uiKit(_ text: AttributedString) -> NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        for run in text.runs {
            var attributes: [NSAttributedString.Key: Any] = [:]
            attributes[.font] = run[AttributeScopes.UIKitAttributes.FontAttribute.self]
            attributes[.foregroundColor] = run[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self]
            attributes[.backgroundColor] = run[AttributeScopes.UIKitAttributes.BackgroundColorAttribute.self]
            attributes[.kern] = run[AttributeScopes.UIKitAttributes.KernAttribute.self]
            attributes[.underlineStyle] =
                run[AttributeScopes.UIKitAttributes.UnderlineStyleAttribute.self]?.rawValue
            let intent = run[AttributeScopes.UIKitAttributes.InlinePresentationIntentAttribute.self]
            attributes[.inlinePresentationIntent] = intent?.rawValue
            if intent?.contains(.strikethrough) == true {
                attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue
            }
            attributes[.link] = run[AttributeScopes.FoundationAttributes.LinkAttribute.self]
            let part = String(text.characters[run.range])
            result.append(NSAttributedString(string: part, attributes: attributes))
        }
        return result
    }
}

/// What stands for letters in HTML: `&amp;`, `&#8364;`, `&#x20AC;`.
enum HTMLEntities {
    /// The text of bytes in UTF-8.
    ///
    /// - Parameter inAttribute: whether an old entity without a semicolon stays as it is before letters, digits and "=", as
    ///   in addresses: `?a=1&copy=2`.
    static func resolved(_ bytes: ArraySlice<UInt8>, inAttribute: Bool = false) -> String {
        guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count)
        var rest = bytes
        while let byte = rest.first {
            if byte == UInt8(ascii: "&"), let (letters, length) = entity(rest.dropFirst(), inAttribute: inAttribute) {
                text += Array(letters.utf8)
                rest = rest.dropFirst(1 + length)
            } else {
                text.append(byte)
                rest = rest.dropFirst()
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// The letters of the entity behind an "&", and its length.
    private static func entity(_ bytes: ArraySlice<UInt8>, inAttribute: Bool) -> (String, Int)? {
        if bytes.first == UInt8(ascii: "#") { return number(bytes.dropFirst()) }
        let name = bytes.prefix(longestName).prefix { $0.isLetter || $0.isDigit }
        let word = String(decoding: name, as: UTF8.self)
        if bytes.dropFirst(name.count).first == UInt8(ascii: ";"), let scalar = named[word] {
            return (String(Character(scalar)), name.count + 1)
        }
        // Entities of the first days need no semicolon.
        for length in stride(from: Swift.min(name.count, 6), to: 1, by: -1) {
            let start = String(decoding: name.prefix(length), as: UTF8.self)
            guard old.contains(start), let scalar = named[start] else { continue }
            let next = bytes.dropFirst(length).first ?? 0
            if inAttribute, next == UInt8(ascii: "=") || next.isLetter || next.isDigit { return nil }
            return (String(Character(scalar)), length)
        }
        return nil
    }

    /// The letter of a number behind "#", and the length with the "#".
    private static func number(_ bytes: ArraySlice<UInt8>) -> (String, Int)? {
        let isHex = bytes.first?.lowercased == UInt8(ascii: "x")
        let digits = bytes.dropFirst(isHex ? 1 : 0).prefix {
            $0.isDigit || isHex && $0.isLetter && $0.lowercased < 0x67
        }
        guard !digits.isEmpty else { return nil }
        var value: UInt32 = 0
        for digit in digits where value < 0x110000 {
            value = value * (isHex ? 16 : 10) + UInt32(digit.isDigit ? digit - 0x30 : digit.lowercased - 0x57)
        }
        let end = (isHex ? 1 : 0) + digits.count
        let hasEnd = bytes.dropFirst(end).first == UInt8(ascii: ";")
        return (String(Character(scalar(value))), 1 + end + (hasEnd ? 1 : 0))
    }

    /// Numbers from 128 to 159 are meant as in Windows-1252.
    private static func scalar(_ value: UInt32) -> Unicode.Scalar {
        if (0x80..<0xA0).contains(value) { return HTMLEncoding.windows1252[Int(value) - 0x80] }
        return value == 0 ? "\u{FFFD}" : Unicode.Scalar(value) ?? "\u{FFFD}"
    }

    // MARK: Names

    private static let longestName = 16

    /// The names of U+00A0 to U+00FF in order, by HTML 4.
    private static let latin = """
        nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro \
        para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil \
        Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave \
        Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml \
        igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute \
        thorn yuml
        """
    /// The others of HTML 4, and a few of HTML 5 that people write.
    private static let others = """
        quot " amp & lt < gt > apos ' AMP & LT < GT > QUOT " COPY © REG ® OElig Œ oelig œ Scaron Š scaron š Yuml Ÿ fnof ƒ \
        circ ˆ tilde ˜ Alpha Α Beta Β Gamma Γ Delta Δ Epsilon Ε Zeta Ζ Eta Η Theta Θ Iota Ι Kappa Κ Lambda Λ Mu Μ Nu Ν Xi Ξ \
        Omicron Ο Pi Π Rho Ρ Sigma Σ Tau Τ Upsilon Υ Phi Φ Chi Χ Psi Ψ Omega Ω alpha α beta β gamma γ delta δ epsilon ε \
        zeta ζ eta η theta θ iota ι kappa κ lambda λ mu μ nu ν xi ξ omicron ο pi π rho ρ sigmaf ς sigma σ tau τ upsilon υ \
        phi φ chi χ psi ψ omega ω thetasym ϑ upsih ϒ piv ϖ ndash – mdash — lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ \
        dagger † Dagger ‡ bull • hellip … permil ‰ prime ′ Prime ″ lsaquo ‹ rsaquo › oline ‾ frasl ⁄ euro € image ℑ \
        weierp ℘ real ℜ trade ™ alefsym ℵ larr ← uarr ↑ rarr → darr ↓ harr ↔ crarr ↵ lArr ⇐ uArr ⇑ rArr ⇒ dArr ⇓ hArr ⇔ \
        forall ∀ part ∂ exist ∃ empty ∅ nabla ∇ isin ∈ notin ∉ ni ∋ prod ∏ sum ∑ minus − lowast ∗ radic √ prop ∝ infin ∞ \
        ang ∠ and ∧ or ∨ cap ∩ cup ∪ int ∫ there4 ∴ sim ∼ cong ≅ asymp ≈ ne ≠ equiv ≡ le ≤ ge ≥ sub ⊂ sup ⊃ nsub ⊄ sube ⊆ \
        supe ⊇ oplus ⊕ otimes ⊗ perp ⊥ sdot ⋅ lceil ⌈ rceil ⌉ lfloor ⌊ rfloor ⌋ lang ⟨ rang ⟩ loz ◊ spades ♠ clubs ♣ \
        hearts ♥ diams ♦ check ✓ star ☆ starf ★ phone ☎ excl ! num # dollar $ percnt % lpar ( rpar ) ast * plus + comma , \
        period . sol / colon : semi ; equals = quest ? commat @ lsqb [ bsol \\ rsqb ] lowbar _ grave ` lcub { verbar | rcub }
        """
    private static let spaces: [String: Unicode.Scalar] = [
        "ensp": "\u{2002}", "emsp": "\u{2003}", "thinsp": "\u{2009}", "zwnj": "\u{200C}", "zwj": "\u{200D}",
        "lrm": "\u{200E}", "rlm": "\u{200F}", "Tab": "\t", "NewLine": "\n",
    ]

    /// Those that need no semicolon.
    private static let old: Set<String> = Set(latin.split(separator: " ").map(String.init)).union([
        "quot", "amp", "lt", "gt", "AMP", "LT", "GT", "QUOT", "COPY", "REG",
    ])

    private static let named: [String: Unicode.Scalar] = {
        var named = spaces
        for (offset, name) in latin.split(separator: " ").enumerated() {
            named[String(name)] = Unicode.Scalar(UInt8(0xA0 + offset))
        }
        let words = others.split(separator: " ")
        for index in stride(from: 0, to: words.count - 1, by: 2) {
            named[String(words[index])] = words[index + 1].unicodeScalars.first
        }
        return named
    }()
}

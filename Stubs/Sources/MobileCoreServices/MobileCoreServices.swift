@_exported import UIKit
import UniformTypeIdentifiers

// The names that types of files had before `UTType`.

/// The type of any picture.
public let kUTTypeImage: CFString = "public.image"
/// The type of a JPEG picture.
public let kUTTypeJPEG: CFString = "public.jpeg"
/// The type of a JPEG 2000 picture.
public let kUTTypeJPEG2000: CFString = "public.jpeg-2000"
/// The type of a PNG picture.
public let kUTTypePNG: CFString = "public.png"
/// The type of a GIF picture.
public let kUTTypeGIF: CFString = "com.compuserve.gif"
/// The type of a TIFF picture.
public let kUTTypeTIFF: CFString = "public.tiff"
/// The type of a bitmap of Windows.
public let kUTTypeBMP: CFString = "com.microsoft.bmp"
/// The type of an icon of Windows.
public let kUTTypeICO: CFString = "com.microsoft.ico"
/// The type of an SVG picture.
public let kUTTypeScalableVectorGraphics: CFString = "public.svg-image"
/// The type of what a camera's sensor saw.
public let kUTTypeRawImage: CFString = "public.camera-raw-image"
/// The type of a photo that moves.
public let kUTTypeLivePhoto: CFString = "com.apple.live-photo"
/// The type of a film with or without sound.
public let kUTTypeMovie: CFString = "public.movie"
/// The type of a film without sound.
public let kUTTypeVideo: CFString = "public.video"
/// The type of sound.
public let kUTTypeAudio: CFString = "public.audio"
/// The type of a QuickTime film.
public let kUTTypeQuickTimeMovie: CFString = "com.apple.quicktime-movie"
/// The type of an MPEG film.
public let kUTTypeMPEG: CFString = "public.mpeg"
/// The type of an MPEG-4 film.
public let kUTTypeMPEG4: CFString = "public.mpeg-4"
/// The type of MPEG-4 sound.
public let kUTTypeMPEG4Audio: CFString = "public.mpeg-4-audio"
/// The type of MP3 sound.
public let kUTTypeMP3: CFString = "public.mp3"
/// The type of WAV sound.
public let kUTTypeWaveformAudio: CFString = "com.microsoft.waveform-audio"
/// The type of sound or films.
public let kUTTypeAudiovisualContent: CFString = "public.audiovisual-content"
/// The type of any text.
public let kUTTypeText: CFString = "public.text"
/// The type of text without attributes.
public let kUTTypePlainText: CFString = "public.plain-text"
/// The type of such text in UTF-8.
public let kUTTypeUTF8PlainText: CFString = "public.utf8-plain-text"
/// The type of such text in UTF-16.
public let kUTTypeUTF16PlainText: CFString = "public.utf16-plain-text"
/// The type of rich text.
public let kUTTypeRTF: CFString = "public.rtf"
/// The type of rich text with attachments.
public let kUTTypeRTFD: CFString = "com.apple.rtfd"
/// The type of a web page.
public let kUTTypeHTML: CFString = "public.html"
/// The type of XML.
public let kUTTypeXML: CFString = "public.xml"
/// The type of JSON.
public let kUTTypeJSON: CFString = "public.json"
/// The type of a table with commas.
public let kUTTypeCommaSeparatedText: CFString = "public.comma-separated-values-text"
/// The type of a program's text.
public let kUTTypeSourceCode: CFString = "public.source-code"
/// The type of Swift.
public let kUTTypeSwiftSource: CFString = "public.swift-source"
/// The type of a log.
public let kUTTypeLog: CFString = "com.apple.log"
/// The type of a PDF document.
public let kUTTypePDF: CFString = "com.adobe.pdf"
/// The type of an address.
public let kUTTypeURL: CFString = "public.url"
/// The type of a file's address.
public let kUTTypeFileURL: CFString = "public.file-url"
/// The type of cards of people.
public let kUTTypeVCard: CFString = "public.vcard"
/// The type of a person.
public let kUTTypeContact: CFString = "public.contact"
/// The type of an event.
public let kUTTypeCalendarEvent: CFString = "public.calendar-event"
/// The type of a message.
public let kUTTypeEmailMessage: CFString = "public.email-message"
/// The type of a ZIP archive.
public let kUTTypeZip: CFString = "public.zip-archive"
/// The type of a gzip archive.
public let kUTTypeGNUZipArchive: CFString = "org.gnu.gnu-zip-archive"
/// The type of an archive.
public let kUTTypeArchive: CFString = "public.archive"
/// The type of bytes.
public let kUTTypeData: CFString = "public.data"
/// The type of anything.
public let kUTTypeItem: CFString = "public.item"
/// The type of a document's content.
public let kUTTypeContent: CFString = "public.content"
/// The type of content of several kinds.
public let kUTTypeCompositeContent: CFString = "public.composite-content"
/// The type of a folder.
public let kUTTypeFolder: CFString = "public.folder"
/// The type of a directory.
public let kUTTypeDirectory: CFString = "public.directory"
/// The type of a folder that looks like a file.
public let kUTTypePackage: CFString = "com.apple.package"
/// The type of a property list.
public let kUTTypePropertyList: CFString = "com.apple.property-list"
/// The type of a database.
public let kUTTypeDatabase: CFString = "public.database"
/// The type of a font.
public let kUTTypeFont: CFString = "public.font"
/// The type of slides.
public let kUTTypePresentation: CFString = "public.presentation"
/// The type of a spreadsheet.
public let kUTTypeSpreadsheet: CFString = "public.spreadsheet"
/// The type of a book.
public let kUTTypeElectronicPublication: CFString = "public.electronic-publication"

/// The tag of files' extensions.
public let kUTTagClassFilenameExtension: CFString = "public.filename-extension"
/// The tag of what servers call types.
public let kUTTagClassMIMEType: CFString = "public.mime-type"

/// Whether a type is another one or a kind of it.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
    guard let type = UTType(inUTI), let other = UTType(inConformsToUTI) else { return inUTI == inConformsToUTI }
    return type.conforms(to: other)
}

/// Whether two names stand for one type.
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool { inUTI1.lowercased() == inUTI2.lowercased() }

/// The type of an extension or of a server's name; nil where it isn't known.
public func UTTypeCreatePreferredIdentifierForTag(
    _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> Unmanaged<NSString>? {
    let type = inTagClass == kUTTagClassMIMEType ? UTType(mimeType: inTag) : UTType(filenameExtension: inTag)
    return type.map { Unmanaged.passRetained(NSString(string: $0.identifier)) }
}

/// The extension or a server's name for a type; nil where it isn't known.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> Unmanaged<NSString>? {
    let type = UTType(inUTI)
    let tag = inTagClass == kUTTagClassMIMEType ? type?.preferredMIMEType : type?.preferredFilenameExtension
    return tag.map { Unmanaged.passRetained(NSString(string: $0)) }
}

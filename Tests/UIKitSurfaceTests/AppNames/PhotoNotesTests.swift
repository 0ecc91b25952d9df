import Testing
import UIKit

// A screen as a notes app has it: a picture is picked, a note is typed, both are shared. Written as such code is.

private protocol NoteViewControllerDelegate: AnyObject {
    func noteViewController(_ controller: NoteViewController, didSave note: String?)
}

private final class NoteViewController: UIViewController, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate, UITextViewDelegate, UIPopoverPresentationControllerDelegate
{
    weak var delegate: NoteViewControllerDelegate?
    let textView = UITextView()
    let imageView = UIImageView()
    var keyboardHeight: CGFloat = 0
    private var bottomConstraint: NSLayoutConstraint!
    private var observers: [NSObjectProtocol] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        textView.delegate = self
        textView.translatesAutoresizingMaskIntoConstraints = false
        imageView.contentMode = .scaleAspectFill
        imageView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(textView)
        view.addSubview(imageView)
        bottomConstraint = textView.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        NSLayoutConstraint.activate([
            imageView.topAnchor.constraint(equalTo: view.topAnchor),
            imageView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            imageView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            imageView.heightAnchor.constraint(equalToConstant: 120),
            textView.topAnchor.constraint(equalTo: imageView.bottomAnchor),
            textView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            textView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bottomConstraint,
        ])
        observers = [
            NotificationCenter.default.addObserver(
                forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
            ) { [weak self] notification in MainActor.assumeIsolated { self?.keyboardWillShow(notification) } },
            NotificationCenter.default.addObserver(
                forName: NSNotification.Name.UIKeyboardWillHide, object: nil, queue: nil
            ) { [weak self] _ in MainActor.assumeIsolated { self?.keyboardHeight = 0 } },
        ]
        let activity = NSUserActivity(activityType: "com.example.note")
        activity.title = "Note"
        activity.isEligibleForHandoff = true
        userActivity = activity
        userActivity?.becomeCurrent()
    }

    func keyboardWillShow(_ notification: Notification) {
        guard let userInfo = notification.userInfo,
            let frame = (userInfo[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
        else { return }
        let duration = userInfo[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? 0.25
        keyboardHeight = frame.height
        bottomConstraint.constant = -frame.height
        UIView.animate(withDuration: duration) { self.view.layoutIfNeeded() }
    }

    func pick() {
        guard UIImagePickerController.isSourceTypeAvailable(.camera) else { return pick(.photoLibrary) }
        pick(.camera)
    }

    private func pick(_ source: UIImagePickerController.SourceType) {
        let picker = UIImagePickerController()
        picker.sourceType = source
        picker.allowsEditing = true
        picker.delegate = self
        present(picker, animated: true)
    }

    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        let image = info[.editedImage] as? UIImage ?? info[.originalImage] as? UIImage
        imageView.image = image?.scaled(toWidth: 40)
        picker.dismiss(animated: true)
    }

    func share(from item: UIBarButtonItem?) {
        let items = [textView.text as Any?, imageView.image as Any?].compactMap { $0 }
        let controller = UIActivityViewController(activityItems: items, applicationActivities: nil)
        controller.excludedActivityTypes = [.assignToContact, .addToReadingList]
        controller.completionWithItemsHandler = { _, completed, _, _ in if completed { print("shared") } }
        controller.popoverPresentationController?.barButtonItem = item
        present(controller, animated: true, completion: nil)
    }

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        if text == "\n" {
            textView.resignFirstResponder()
            delegate?.noteViewController(self, didSave: textView.text)
            return false
        }
        return textView.text.count + text.count - range.length <= 20
    }

    func copyNote() { UIPasteboard.general.string = textView.text }

    func openSettings() {
        guard let url = URL(string: UIApplication.openSettingsURLString), UIApplication.shared.canOpenURL(url) else {
            return
        }
        UIApplication.shared.open(url, options: [:], completionHandler: nil)
    }
}

extension UIImage {
    fileprivate func scaled(toWidth width: CGFloat) -> UIImage {
        let size = CGSize(width: width, height: width * self.size.height / max(self.size.width, 1))
        UIGraphicsBeginImageContextWithOptions(size, false, scale)
        defer { UIGraphicsEndImageContext() }
        draw(in: CGRect(origin: .zero, size: size))
        return UIGraphicsGetImageFromCurrentImageContext() ?? self
    }

    fileprivate var averageColor: UIColor? {
        guard let cgImage else { return nil }
        var bitmap = [UInt8](repeating: 0, count: 4)
        let context = CGContext(
            data: &bitmap, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        context?.draw(cgImage, in: CGRect(x: 0, y: 0, width: 1, height: 1))
        return UIColor(
            red: CGFloat(bitmap[0]) / 255, green: CGFloat(bitmap[1]) / 255, blue: CGFloat(bitmap[2]) / 255,
            alpha: CGFloat(bitmap[3]) / 255)
    }
}

@MainActor
@Suite("An app with notes and photos")
struct PhotoNotesTests {
    @Test("A picked picture is scaled down and shown; without a camera the library is offered")
    func picking() throws {
        let controller = NoteViewController()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        controller.pick()
        let picker = try #require(controller.presentedViewController as? UIImagePickerController)
        #expect(picker.sourceType == .photoLibrary && picker.allowsEditing)
        let photo = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 60)).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 80, height: 60))
        }
        controller.imagePickerController(picker, didFinishPickingMediaWithInfo: [.originalImage: photo])
        #expect(controller.imageView.image?.size == CGSize(width: 40, height: 30))
        #expect(controller.imageView.image?.averageColor?.cgColor == UIColor.red.cgColor)
        #expect(controller.userActivity?.activityType == "com.example.note")
    }

    @Test("The delegate of a text view decides what is typed")
    func typing() {
        let controller = NoteViewController()
        controller.loadViewIfNeeded()
        controller.textView.insertText("twenty letters or so")
        controller.textView.insertText("!")
        #expect(controller.textView.text == "twenty letters or so")
        controller.textView.deleteBackward()
        #expect(controller.textView.text == "twenty letters or s")
        controller.copyNote()
        #expect(UIPasteboard.general.string == "twenty letters or s" && UIPasteboard.general.hasStrings)
    }

    @Test("The keyboard’s frame is got from its notification")
    func keyboard() {
        let controller = NoteViewController()
        controller.loadViewIfNeeded()
        NotificationCenter.default.post(
            name: UIResponder.keyboardWillShowNotification, object: nil,
            userInfo: [
                UIResponder.keyboardFrameEndUserInfoKey: NSValue(
                    cgRect: CGRect(x: 0, y: 500, width: 390, height: 300))
            ])
        #expect(controller.keyboardHeight == 300)
        NotificationCenter.default.post(name: .UIKeyboardWillHide, object: nil)
        #expect(controller.keyboardHeight == 0)
    }

    @Test("What is shared is presented, and nothing opens that isn’t there")
    func sharing() {
        let controller = NoteViewController()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        controller.share(from: nil)
        #expect(controller.presentedViewController is UIActivityViewController)
        controller.openSettings()
    }
}

import UIKit

class Contact: NSObject {

    let name: String
    let phone: String
    @objc dynamic var isFavourite: Bool

    init(name: String, phone: String, isFavourite: Bool = false) {
        self.name = name
        self.phone = phone
        self.isFavourite = isFavourite
    }

    var initials: String {
        return name.split(separator: " ").compactMap { $0.first }.map(String.init).joined()
    }

    static let didChange = Notification.Name("ContactDidChange")

}

extension UIViewController {
    /// Loads the view from the controller's storyboard or nib; false where it has none.
    func loadSuppliedView() -> Bool {
        if let load = viewLoader {
            load(self)
            return isViewLoaded
        }
        guard let contents = nib else { return false }
        _ = contents.instantiate(owner: self, objects: [:])
        require(
            isViewLoaded,
            "-[UIViewController loadViewFromNib] loaded the nib of \(type(of: self)) but the view outlet was not set")
        return true
    }

    /// The nib that the controller was given; else one that is called as the class, or as what it controls: `CardView` for a
    /// `CardViewController` (documentation of `nibName`).
    private var nib: (any NibContents)? {
        if let nibName {
            let supplier = UIApplication.interfaces(for: "a view from nib '\(nibName)'")
            guard let contents = supplier.nib(named: nibName, in: nibBundle) else {
                stop(
                    "Could not load NIB in bundle: '\(nibBundle?.bundlePath ?? "the program's files")' with name '\(nibName)'"
                )
            }
            return contents
        }
        guard let supplier = UIApplication.shared.interfaces else { return nil }
        let name = "\(type(of: self))"
        guard !name.hasPrefix("UI") else { return nil }
        if name.hasSuffix("Controller"), let found = supplier.nib(named: String(name.dropLast(10)), in: nibBundle) {
            return found
        }
        return supplier.nib(named: name, in: nibBundle)
    }
}

// UIKit: see ARCHITECTURE.md.

// InterfaceBuilder: see ARCHITECTURE.md.

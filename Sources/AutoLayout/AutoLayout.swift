// AutoLayout: see ARCHITECTURE.md.

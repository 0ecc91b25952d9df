// Rendering: see ARCHITECTURE.md.

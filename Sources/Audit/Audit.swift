// Audit: see ARCHITECTURE.md.

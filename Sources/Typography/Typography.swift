// Typography: see ARCHITECTURE.md.

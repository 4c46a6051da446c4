"""A store in PostgreSQL: its sessions, its layout, its ledger, copies from and to a file."""

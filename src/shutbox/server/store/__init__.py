"""What a server keeps, and what can be done with it: tables, devices, copies, audits, forgetting."""

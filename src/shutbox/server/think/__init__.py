"""What takes thinking, in processes of their own."""

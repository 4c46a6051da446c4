"""What can be asked of a server: by clients over HTTP, and by commands of its machine."""

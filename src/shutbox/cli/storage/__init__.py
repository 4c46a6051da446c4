"""Commands that look after what a server keeps."""

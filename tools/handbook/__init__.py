"""The documentation site: what Sphinx is told beside the pages in docs, and a check of the links of the built pages."""

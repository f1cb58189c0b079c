"""All that touches JavaScript: the page and what it keeps."""

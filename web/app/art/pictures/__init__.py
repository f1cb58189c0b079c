"""One picture a module; each fills 320 × 200 and is trimmed there."""

"""The page's own Python: screens, tables, saves. Runs in the browser, imports `engine`."""

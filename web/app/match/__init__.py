"""An open match without a browser: who looks, what is chosen, the log, undo, thinking."""

// The page's drawing: Preact patches scenes that Python makes.

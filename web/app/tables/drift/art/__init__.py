"""What is printed on DRIFT's board, and what lies and stands on it."""

"""What is printed on ANNAOTTO's cards."""

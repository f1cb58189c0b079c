"""What several tables draw with."""

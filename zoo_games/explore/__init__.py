"""What if: differences between positions, told in words."""

"""Questions, boards and items about Boomerang."""

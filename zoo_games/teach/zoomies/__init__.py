"""Questions, boards and items about Zoomies."""

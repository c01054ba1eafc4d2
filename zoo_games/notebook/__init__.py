"""Live boards in Jupyter; the only room that imports widgets."""

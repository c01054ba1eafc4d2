"""Questions, boards and build tasks about WonderZoo."""

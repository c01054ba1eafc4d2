"""Every text of the page's half, and the keys of the tools."""

from __future__ import annotations

WORDS = {
    "ahead": "Next move",
    "advise": "Hint",
    "back": "Back",
    "byItself": "By itself",
    "close": "Close",
    "code": "Position code",
    "curtain": "Hands are covered. {name}, take the screen when nobody else looks.",
    "detail": "Details for whoever mends it",
    "due": "to move",
    "forward": "Forward",
    "gone": "The kernel has stopped, so this board cannot answer. Run > Run All Cells starts it anew.",
    "goOn": "Go on",
    "here": "If it lies here",
    "hint": "Hint",
    "history": "Move {at} of {count}",
    "log": "Log",
    "notHere": "Not here",
    "nothing": "Nothing scores yet.",
    "pace": "Speed: {speed}",
    "pause": "Pause",
    "play": "Play",
    "present": "Large board",
    "presenting": "Leave large board",
    "redo": "Redo",
    "replay": "Last round again",
    "retell": "how?",
    "rules": "Rules that decide here",
    "save": "Save game",
    "say": "Say the board",
    "scores": "Scores",
    "slider": "Step",
    "step": "Step {step} of {count}",
    "take": "{name}, take the screen",
    "tools": "Tools",
    "total": "Total {total}",
    "typed": "Type a move",
    "undo": "Undo turn",
    "waiting": "No answer from the kernel yet: it is busy or has stopped. If it stays silent: "
    "Run > Run All Cells.",
    "why": "why?",
}
"""Every text of the page's half."""

GONE_KEPT = (
    "The kernel has stopped, so this board cannot answer. Run > Run All Cells, then continue the kept game."
)
"""The text for a stopped kernel where the game is kept in a file."""

TOOL_KEYS = {
    "u": "undo",
    "y": "redo",
    "w": "say",
    "h": "advise",
    "n": "ahead",
    "o": "pause",
    "p": "present",
    "t": "take",
    "e": "retell",
}
"""Wishes by the key that makes them, unless a button of the game has that key."""

KINDS = {"published": "From the rule sheet", "ruling": "Our reading", "assumption": "Our assumption"}
"""What the kinds of rules are called."""

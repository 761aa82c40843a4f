"""Listens to a browser on the accessibility bus, and prints what it tells, one JSON value a line.

It prints the name of each object that gets the focus, and the text of each new alert.
"""

import json

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

FOCUS = "object:state-changed:focused"
ADDED = "object:children-changed:add"
ALERTS = (Atspi.Role.ALERT, Atspi.Role.NOTIFICATION)


def tell(**message):
    print(json.dumps(message, ensure_ascii=False), flush=True)


def visit(node):
    """Goes through an object as screen readers do. WebKit tells of no changes of objects that nobody has asked for."""
    children = [node.get_child_at_index(index) for index in range(node.get_child_count())]
    own = Atspi.Text.get_text(node, 0, -1) if "Text" in node.get_interfaces() else ""
    # In the own text, a special character stands for each child.
    return " ".join([own.replace("\ufffc", ""), *(visit(child) for child in children if child)]).strip()


def on_event(event):
    try:
        if event.type == ADDED:
            added = event.any_data
            text = visit(added)
            while added and added.get_role() not in ALERTS:
                added = added.get_parent()
            if added:
                tell(alert=text)
        elif event.detail1:
            visit(Atspi.get_desktop(0))
            tell(focus=event.source.get_name())
    except GLib.Error:
        pass  # The browser has removed the object.


listener = Atspi.EventListener.new(on_event)
for name in (FOCUS, ADDED):
    listener.register(name)
tell(focus="")
Atspi.event_main()

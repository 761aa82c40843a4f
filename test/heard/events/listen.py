"""Listens to a browser on the accessibility bus, and prints JSON, one value a line.

A line of input asks what has happened since the last one: the object with the focus, which of its properties were reported
as changed, and the live regions to which something was added, with the text that they have now.
"""

import json
import sys

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

FOCUS = "object:state-changed:focused"
CHECKED = "object:state-changed:checked"
# Firefox tells of a new alert as of an alert that is shown.
ADDED = ("object:children-changed:add", "object:text-changed:insert", "object:state-changed:showing")
# Not the name and the description: Firefox tells of a new description when this program reads it.
REPORTED = ("object:state-changed:expanded", "object:state-changed:invalid-entry")
STATES = ("required", "invalid-entry", "expanded")

focus = None
focus_moved = False
reported = []
regions = []


def tell(**message):
    print(json.dumps(message, ensure_ascii=False), flush=True)


def kind_of(node):
    """Whether a screen reader reads what is added to an object, and how soon. Browsers give alerts different roles."""
    if node.get_role() in (Atspi.Role.ALERT, Atspi.Role.NOTIFICATION):
        return "alert"
    live = (node.get_attributes() or {}).get("live")
    return live if live != "off" else None


def region_of(node):
    """The live region around an object of the page."""
    region = None
    while node and node.get_role() != Atspi.Role.DOCUMENT_WEB:
        if kind_of(node):
            region = node
        node = node.get_parent()
    return region if node else None


def visit(node):
    """Goes through an object as screen readers do. WebKit tells of no changes of objects that nobody has asked for."""
    if node and node.get_role() != Atspi.Role.COMBO_BOX:
        for index in range(node.get_child_count()):
            visit(node.get_child_at_index(index))


def text_of(node):
    """The text of an object. In its own text, a special character stands for each child."""
    own = Atspi.Text.get_text(node, 0, -1) if "Text" in node.get_interfaces() else ""
    if own and "\ufffc" not in own:
        return own
    children = [node.get_child_at_index(index) for index in range(node.get_child_count())]
    return own.replace("\ufffc", " ").strip() + " ".join(text_of(child) for child in children if child)


def on_event(event):
    global focus, focus_moved
    source = event.source
    try:
        if event.type == CHECKED and source.get_name() == "marker":
            tell(marker=event.detail1)
        elif event.type == FOCUS and event.detail1:
            focus, focus_moved = source, True
        elif event.type.startswith(ADDED):
            added = event.any_data
            if isinstance(added, Atspi.Accessible):
                visit(added)
            region = region_of(added if isinstance(added, Atspi.Accessible) else source)
            if region and region not in regions:
                regions.append(region)
        elif event.type in REPORTED:
            reported.append((source, event.type.split(":")[-1]))
    except GLib.Error:
        pass  # The browser has removed the object.


def describe(node):
    node.clear_cache()
    states = node.get_state_set()
    return {
        "role": node.get_role_name(),
        "name": node.get_name(),
        "description": node.get_description(),
        "states": [state.value_nick for state in states.get_states() if state.value_nick in STATES],
        "moved": focus_moved,
        "reported": sorted({name for source, name in reported if source == node}),
    }


def read(region):
    region.clear_cache()
    return {"live": kind_of(region), "text": text_of(region)}


def attempt(read, node):
    try:
        return node and read(node)
    except GLib.Error:
        return None


def on_line(channel, _):
    global focus_moved
    line = sys.stdin.readline()
    if not line:
        Atspi.event_quit()
        return False
    if line.strip() == "visit":
        attempt(visit, Atspi.get_desktop(0))
    tell(focus=attempt(describe, focus), regions=[each for each in (attempt(read, region) for region in regions) if each and each["live"] and each["text"]])
    if line.strip() == "next":
        focus_moved = False
        reported.clear()
        regions.clear()
    return True


listener = Atspi.EventListener.new(on_event)
for name in (FOCUS, CHECKED, *ADDED, *REPORTED):
    listener.register(name)
GLib.io_add_watch(sys.stdin, GLib.PRIORITY_LOW, GLib.IO_IN | GLib.IO_HUP, on_line)
tell(started=True)
Atspi.event_main()

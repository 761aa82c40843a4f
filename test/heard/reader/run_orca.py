"""Runs Orca with a speech server that prints what Orca says, one JSON value a line.

Orca's own command refuses to run twice, or ends the other one. So this calls the function that the command calls.
"""

import json
import os
import sys

from gi.repository import GLib
from orca import event_manager, orca, orca_state, settings, speechserver
import pyatspi


def tell(**message):
    print(json.dumps(message), flush=True)


class SpeechServer(speechserver.SpeechServer):
    @staticmethod
    def getSpeechServer(info=None):
        return SpeechServer()

    def speak(self, text=None, acss=None, interrupt=True):
        tell(said=text)

    speakCharacter = speak

    def sayAll(self, utterances, callback):
        for context, _ in utterances:
            tell(said=context.utterance)

    def stop(self):
        tell(stopped=True)


def be_patient(manager):
    """Lets Orca handle what happens only when all of it has arrived.

    Otherwise how busy the machine is decides how much of a change Orca knows. It can take a new object for one that was removed.
    """
    pause = 20
    dequeue = manager._dequeue
    timer = None

    def dequeue_all():
        nonlocal timer
        timer = None
        while dequeue():
            pass

    def add(event, _):
        nonlocal timer
        manager._eventQueue.put(event)
        if timer:
            GLib.source_remove(timer)
        timer = GLib.timeout_add(pause, dequeue_all)

    manager._addToQueue = add
    # For some events, Orca would call it at once.
    manager._dequeue = lambda: None


def has_more_to_do():
    regions = getattr(orca_state.activeScript, "liveRegionManager", None)
    return not event_manager.getManager()._eventQueue.empty() or (regions and len(regions.msg_queue))


def on_name_change(event):
    """The page changes the name of its marker. Prints the name when Orca has handled all events before it."""
    name = event.source.name
    if not name.startswith("marker "):
        return

    def answer():
        if has_more_to_do():
            GLib.timeout_add(20, wait)
        else:
            tell(marker=name)

    # With a low priority, so that events that have arrived are handled first.
    def wait():
        GLib.idle_add(answer, priority=GLib.PRIORITY_LOW)

    wait()


sys.modules["printed_speech"] = sys.modules["__main__"]
settings.speechServerFactory = "printed_speech"
settings.speechFactoryModules = [settings.speechServerFactory]
# After a window was closed, Orca takes the page in the next one for a hidden tab, and reads no live region in it.
settings.presentLiveRegionFromInactiveTab = True
settings.enableBraille = settings.enableSound = False
# Orca does not repeat each key that the visitor presses, and does not read a whole page that has just opened.
settings.enableKeyEcho = settings.sayAllOnLoad = settings.pageSummaryOnLoad = False

orca.getSettingsManager().activate(os.environ["XDG_DATA_HOME"], {})
be_patient(event_manager.getManager())
pyatspi.Registry.registerEventListener(on_name_change, "object:property-change:accessible-name")
GLib.idle_add(lambda: tell(started=True))
sys.exit(orca.main())

import { listen } from '../guard/listen';
import type { Widget } from '../loader/queue';

/** The widget that a visitor needs first is the last one here. So a widget that is not in the list comes after all others. */
const order = ['footer', 'page-header', 'header', 'login-card'];

/**
 * Calls `then` in a task of its own. With `scheduler.yield` this task comes before those of others that wait already. The page may have its own
 * variable of this name, which may do anything.
 */
function inNextTask(then: () => void): void {
  const { scheduler } = window as { scheduler?: { yield?: unknown } };
  const { yield: pause } = scheduler ?? {};
  if (typeof pause === 'function') (async () => pause.call(scheduler))().then(then, then);
  else setTimeout(then);
}

/**
 * Calls `install` for each widget, in a task of its own, so that the browser can paint and take keys in between. Then calls `whenDone`. What the
 * page does at its own events finds all widgets, so those that still wait are installed before it.
 */
export function installInTurn(
  widgets: Widget[],
  install: (widget: Widget) => void,
  whenDone: () => void,
): void {
  const waiting = [...widgets].sort((a, b) => order.indexOf(b.name) - order.indexOf(a.name));
  const installNext = () => {
    const [widget] = waiting.splice(0, 1);
    if (widget) install(widget);
    if (waiting.length) return inNextTask(installNext);
    endListening();
    whenDone();
  };
  const endListening = listen(
    window,
    ['DOMContentLoaded', 'load'],
    () => waiting.splice(0).forEach(install),
    true,
  );
  installNext();
}

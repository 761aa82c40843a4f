import { type ReadonlySignal, signal } from '@preact/signals-react';
import { listen } from '../guard/listen';

/** Whether a visitor of another tab has signed in while this page was open. */
const isSignedIn = signal(false);

export const signedInElsewhere: ReadonlySignal<boolean> = isSignedIn;

let channel: BroadcastChannel | undefined;

function open(): void {
  isSignedIn.value = false;
  channel = undefined;
  try {
    channel = new BroadcastChannel('ev-portal-widgets');
  } catch {
    return; // Firefox has none while it blocks cookies.
  }
  channel.onmessage = ({ data }) => {
    isSignedIn.value = data === true;
  };
}

/** Notifies other tabs that a login has succeeded, or a logout is under way. */
export const notifyOtherTabs = (message: boolean): void => channel?.postMessage(message);

/** Starts to listen. A page with an open channel would not be kept in the back/forward cache. */
export function watchOtherTabs(): void {
  if (typeof BroadcastChannel !== 'function') return;
  open();
  listen(window, ['pagehide'], () => channel?.close());
  listen(window, ['pageshow'], ({ persisted }: PageTransitionEvent) => persisted && open());
}

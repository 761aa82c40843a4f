import { type ReadonlySignal, useSignals } from '../../../src/shared';
import * as css from '../login-card.css';

/**
 * The text of the announcer, for screen readers. A new text gets a new element, because WebKit does not announce a text that only changes.
 * Without a text there is no role, because screen readers would read an empty status bar.
 */
export function Announcements({ text }: { text: ReadonlySignal<string> }) {
  useSignals();
  const words = text.value;
  return (
    <div aria-live="polite" role={words ? 'status' : undefined} className={css.hidden}>
      {words ? <div key={words}>{words}</div> : null}
    </div>
  );
}

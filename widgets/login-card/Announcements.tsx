import { effect, type ReadonlySignal, useEffect, useRef } from '../../src';
import * as css from './login-card.css';

/** The text of the announcer, only for screen readers. It changes while the countdown runs, so it is written without a render. */
export function Announcements({ text }: { text: ReadonlySignal<string> }) {
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(
    () =>
      effect(() => {
        if (ref.current) ref.current.textContent = text.value;
      }),
    [text],
  );
  return <p ref={ref} role="status" className={css.hidden} />;
}

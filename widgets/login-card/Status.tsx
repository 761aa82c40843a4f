import { effect, type ReadonlySignal, useEffect, useRef } from '../../src';
import * as css from './login-card.css';

/** What only screen readers hear. It changes while the countdown runs, so it renders nothing. */
export function Status({ text }: { text: ReadonlySignal<string> }) {
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

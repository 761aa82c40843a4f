import { effect, type ReadonlySignal, useEffect, useRef } from '../../../../src/shared';
import { duration } from './duration';
import * as css from './ring.css';

/** Shows the seconds within a sentence, as one text for screen readers. The ring is full at `full` seconds. A tick causes no render. */
export function Ring({ seconds, full }: { seconds: ReadonlySignal<number>; full: number }) {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(
    () =>
      effect(() => {
        const ring = ref.current as HTMLSpanElement;
        ring.style.setProperty('--widget--left', `${Math.min(100, (seconds.value / full) * 100)}%`);
        (ring.firstChild as Node).textContent = duration(seconds.value);
      }),
    [seconds, full],
  );
  return (
    <span ref={ref} className={css.ring}>
      <span className={css.number}>{duration(seconds.peek())}</span>
    </span>
  );
}

import { effect, type ReadonlySignal, useEffect, useRef } from '../../../../src';
import { duration } from './duration';
import * as css from './ring.css';

/**
 * Shows the remaining seconds inside a sentence, which a screen reader reads as one text. A tick changes one text node
 * and one custom property, without a render. The ring is full at `full` seconds.
 */
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

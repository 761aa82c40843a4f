import { effect, type ReadonlySignal } from '@preact/signals-react';
import { useEffect, useRef } from 'react';
import * as css from './ring.css';

interface RingProps {
  seconds: ReadonlySignal<number>;
  /** How many seconds fill the ring. */
  full: number;
}

/**
 * Seconds that run out, to stand in a sentence that is read as one. A tick changes one text node and one custom
 * property, and renders nothing.
 */
export function Ring({ seconds, full }: RingProps) {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(
    () =>
      effect(() => {
        const ring = ref.current as HTMLSpanElement;
        ring.style.setProperty('--left', `${Math.min(100, (seconds.value / full) * 100)}%`);
        (ring.firstChild as Node).textContent = `${seconds.value}`;
      }),
    [seconds, full],
  );
  return (
    <span ref={ref} className={css.ring}>
      <span className={css.face}>{seconds.peek()}</span>
    </span>
  );
}

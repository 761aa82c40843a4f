import { effect, type ReadonlySignal } from '@preact/signals-react';
import { useLayoutEffect, useRef } from 'react';
import * as css from './ring.css';

interface RingProps {
  seconds: ReadonlySignal<number>;
  /** How many seconds fill the ring. */
  full: number;
}

/** Seconds that run out, to stand in a sentence. A tick changes one text and one custom property, and renders nothing. */
export function Ring({ seconds, full }: RingProps) {
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(
    () =>
      effect(() => {
        const face = ref.current as HTMLSpanElement;
        face.textContent = `${seconds.value}`;
        face.parentElement?.style.setProperty('--left', `${Math.min(100, (seconds.value / full) * 100)}%`);
      }),
    [seconds, full],
  );
  return (
    <span className={css.ring}>
      <span ref={ref} className={css.face} />
    </span>
  );
}

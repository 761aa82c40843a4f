import { useEffect, useRef } from '../../../src';
import * as css from './error-box.css';

/**
 * An error message. Give each occurrence its own `key`, so that a screen reader reads the same text again. A script of the page may
 * remove each alert or move it elsewhere. So React removes only the element around the alert, and the effect the alert.
 */
export function ErrorBox({ text }: { text: string }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = ref;
    return () => current?.remove();
  }, []);
  return (
    <div>
      <div ref={ref} role="alert" className={css.box}>
        <span>{text}</span>
      </div>
    </div>
  );
}

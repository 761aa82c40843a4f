import { useEffect, useRef } from '../../../src/shared';
import * as css from './alert.css';

/** An alert. Give each one its own `key`, so that screen readers read it again. The effect removes it, because a script of the page may have moved it. */
export function ErrorBox({ text }: { text: string }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = ref;
    return () => current?.remove();
  }, []);
  return (
    <div>
      <div ref={ref} role="alert" className={`${css.alert} ${css.box}`}>
        <span>{text}</span>
      </div>
    </div>
  );
}

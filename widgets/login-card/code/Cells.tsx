import { listen, useEffect, useRef } from '../../../src/shared';
import type { FieldModel } from '../controls/field-text';
import * as css from './code.css';

/**
 * The cells of a battery, one for each digit of the code, which fill as the digits come. They stand after the field. A mask may write without an
 * event, so the text is read again at each key, when the field gets the focus, and when the step is drawn.
 */
export function Cells({ count, code }: { count: number | null; code: FieldModel }) {
  const ref = useRef<HTMLSpanElement>(null);
  const fill = () => ref.current?.style.setProperty('--widget--typed', `${code.read().length}`);
  useEffect(fill);
  useEffect(() => {
    const field = ref.current?.previousElementSibling as HTMLInputElement;
    return listen(field, ['input', 'change', 'keyup', 'focus'], fill);
  }, []);
  return <span ref={ref} className={css.cells} style={cellsStyle(count)} />;
}

/** The field has the same style, because its digits stand in the cells. */
export const cellsStyle = (count: number | null) => ({ '--widget--cells': count }) as object;

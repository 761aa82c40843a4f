import { useEffect, useRef } from '../../../src/shared';
import { Field } from './Field';
import * as css from './select.css';

interface SelectProps {
  label: string;
  /** The closed list shows only `start`, the beginning of the text. */
  options: readonly { value: string; start: string; rest: string }[];
  autoComplete: string;
  readOnly?: boolean;
  attach(list: HTMLSelectElement): () => void;
}

/** The browser's own list, for touch, keys and screen readers. It shows what a script or `reset()` has chosen without an event. */
export function Select({ label, options, autoComplete, readOnly = false, attach }: SelectProps) {
  const ref = useRef<HTMLSelectElement>(null);
  useEffect(() => attach(ref.current as HTMLSelectElement), [attach]);
  useEffect(() => {
    // A list has no attribute `readonly`, and with `disabled` it would lose the focus.
    for (const option of ref.current?.options ?? []) option.disabled = readOnly && !option.selected;
  }, [readOnly]);
  return (
    <Field label={label}>
      {(control) => (
        <span className={css.wrapper}>
          <select
            {...control}
            ref={ref}
            className={`${control.className} ${css.list}`}
            autoComplete={autoComplete}
            aria-disabled={readOnly || undefined}
          >
            {options.map(({ value, start, rest }) => (
              <option key={value} value={value}>
                {`${start}\u2003\u2003${rest}`}
              </option>
            ))}
          </select>
        </span>
      )}
    </Field>
  );
}

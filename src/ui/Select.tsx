import { useEffect, useRef } from 'react';
import { Field } from './Field';
import * as css from './select.css';

interface SelectProps {
  label: string;
  /** The closed list shows the beginning of the text, `face`, and cuts off the rest. */
  options: readonly { value: string; face: string; rest: string }[];
  readOnly?: boolean;
  /** Gives the list to whoever reads and writes its value. Returns what to call when the list is gone. */
  attach(list: HTMLSelectElement): () => void;
}

/**
 * The browser's own list: thumbs, keyboards and screen readers know it. It shows its own value, so that what a visitor
 * sees is right whoever has changed it: a script without any event, or the form's `reset()`.
 */
export function Select({ label, options, readOnly = false, attach }: SelectProps) {
  const ref = useRef<HTMLSelectElement>(null);
  useEffect(() => attach(ref.current as HTMLSelectElement), [attach]);
  useEffect(() => {
    // A list has no `readonly`, and `disabled` would drop the focus.
    for (const option of ref.current?.options ?? []) option.disabled = readOnly && !option.selected;
  }, [readOnly]);
  return (
    <Field label={label}>
      {(tie) => (
        <span className={css.place}>
          <select
            {...tie}
            ref={ref}
            className={`${tie.className} ${css.list}`}
            aria-disabled={readOnly || undefined}
          >
            {options.map(({ value, face, rest }) => (
              <option key={value} value={value}>
                {`${face}\u2003\u2003${rest}`}
              </option>
            ))}
          </select>
        </span>
      )}
    </Field>
  );
}

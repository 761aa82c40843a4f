import { Field } from './Field';
import * as css from './select.css';

interface SelectProps {
  label: string;
  value: string;
  /** `face` is what the closed list shows, where there is no room for the whole text. */
  options: readonly { value: string; face: string; text: string }[];
  onPick(value: string): void;
}

/** The browser's own list: the one that a thumb, a keyboard and a screen reader all know. */
export function Select({ label, value, options, onPick }: SelectProps) {
  return (
    <Field label={label}>
      {(tie) => (
        <span className={css.place}>
          <span className={css.face} aria-hidden="true">
            {options.find((option) => option.value === value)?.face}
          </span>
          <select
            {...tie}
            className={`${tie.className} ${css.list}`}
            value={value}
            onChange={(event) => onPick(event.target.value)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.text}
              </option>
            ))}
          </select>
        </span>
      )}
    </Field>
  );
}

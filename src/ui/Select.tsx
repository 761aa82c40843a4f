import { Field } from './Field';

interface SelectProps {
  label: string;
  value: string;
  options: readonly { value: string; text: string }[];
  onPick(value: string): void;
}

/** The browser's own list: the one that a thumb, a keyboard and a screen reader all know. */
export function Select({ label, value, options, onPick }: SelectProps) {
  return (
    <Field label={label}>
      {(tie) => (
        <select {...tie} value={value} onChange={(event) => onPick(event.target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

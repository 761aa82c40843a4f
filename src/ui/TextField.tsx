import { type InputHTMLAttributes, type ReactNode, useEffect, useRef } from 'react';
import { Field } from './Field';

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'value' | 'onChange'> {
  label: string;
  error?: string;
  after?: ReactNode;
  /** Called with the input, for code that reads and writes its text. Returns a function to call when the input is gone. */
  attach(input: HTMLInputElement): () => void;
}

/**
 * A field with a text that React does not control. React would miss text that a script writes before the event reaches
 * React. It would also copy the text into the `value` attribute, where other scripts can read it.
 */
export function TextField({ label, error, after, attach, ...input }: TextFieldProps) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => attach(ref.current as HTMLInputElement), [attach]);
  return (
    <Field label={label} error={error} after={after}>
      {(tie) => <input {...input} {...tie} ref={ref} />}
    </Field>
  );
}

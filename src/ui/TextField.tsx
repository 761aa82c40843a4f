import { type InputHTMLAttributes, type ReactNode, useEffect, useRef } from 'react';
import { Field } from './Field';

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'value' | 'onChange'> {
  label: string;
  error?: string;
  after?: ReactNode;
  /** Gives the input to whoever reads and writes its text. Returns what to call when the input is gone. */
  attach(input: HTMLInputElement): () => void;
}

/**
 * A field of which React knows nothing but the attributes. React would miss the text that a script writes before the
 * event comes to React, and would copy the text into the `value` attribute, where others read it.
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

import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { Field } from './Field';

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  value: string;
  onText(text: string): void;
  error?: string;
  after?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
}

export function TextField({ label, error, after, onText, inputRef, ...input }: TextFieldProps) {
  return (
    <Field label={label} error={error} after={after}>
      {(tie) => <input {...input} {...tie} ref={inputRef} onChange={(event) => onText(event.target.value)} />}
    </Field>
  );
}

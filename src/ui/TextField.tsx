import type { InputHTMLAttributes, ReactNode } from 'react';
import { Field } from './Field';

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  value: string;
  onText(text: string): void;
  error?: string;
  after?: ReactNode;
}

export function TextField({ label, error, after, onText, ...input }: TextFieldProps) {
  return (
    <Field label={label} error={error} after={after}>
      {(tie) => <input {...input} {...tie} onChange={(event) => onText(event.target.value)} />}
    </Field>
  );
}

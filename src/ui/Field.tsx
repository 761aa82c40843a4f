import { type ReactNode, useId } from 'react';
import * as css from './field.css';

/** Attributes that connect a control with its label and its error. */
export interface Tie {
  id: string;
  className: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

interface FieldProps {
  label: string;
  error?: string;
  /** An element in the box, after the control. */
  after?: ReactNode;
  children: (tie: Tie) => ReactNode;
}

/** A label, a control and a line for the control's error. */
export function Field({ label, error, after, children }: FieldProps) {
  const id = useId();
  const note = `${id}-error`;
  const tie: Tie = { id, className: css.control };
  if (error) Object.assign(tie, { 'aria-invalid': true, 'aria-describedby': note });
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <div className={error ? `${css.box} ${css.invalid}` : css.box}>
        {children(tie)}
        {after}
      </div>
      <div className={css.error} id={note}>
        <span>{error}</span>
      </div>
    </div>
  );
}

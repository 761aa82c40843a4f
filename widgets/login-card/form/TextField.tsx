import { type JSX, type ReactNode, useEffect, useRef } from '../../../src';
import { Field, type FieldNotes } from './Field';

interface TextFieldProps extends FieldNotes, Omit<JSX.IntrinsicElements['input'], 'name'> {
  after?: ReactNode;
  /** Called with the input, for code that reads and writes its text. Returns a function to call when the input is removed. */
  attach(input: HTMLInputElement): () => void;
}

/**
 * A field with a text that React does not control. If a script writes the text before the event reaches React, React
 * would miss the change. It would also copy the text into the `value` attribute, where other scripts can read it.
 */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, marked, message, after, attach, ...input } = props;
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => attach(ref.current as HTMLInputElement), [attach]);
  return (
    <Field {...{ label, hint, error, marked, message, after }}>
      {(control) => <input {...input} {...control} ref={ref} />}
    </Field>
  );
}

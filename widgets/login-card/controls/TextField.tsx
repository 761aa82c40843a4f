import { type JSX, type ReactNode, useEffect, useRef } from '../../../src/shared';
import { Field, type FieldNotes } from './Field';

interface TextFieldProps extends FieldNotes, Omit<JSX.IntrinsicElements['input'], 'name'> {
  after?: ReactNode;
  attach(input: HTMLInputElement): () => void;
}

/** React does not control the text of this field. It would miss what scripts write, and would copy the text into the `value` attribute. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, marked, message, news, wait, after, attach, onBlur, ...input } = props;
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => attach(ref.current as HTMLInputElement), [attach]);
  return (
    <Field {...{ label, hint, error, marked, message, news, wait, after }}>
      {(control) => (
        <input
          {...input}
          {...control}
          ref={ref}
          onBlur={(event) => {
            control.onBlur();
            onBlur?.(event);
          }}
        />
      )}
    </Field>
  );
}

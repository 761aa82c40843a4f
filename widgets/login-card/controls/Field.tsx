import { type JSX, type ReactNode, signal, useId, useMemo, useRef, useSignals } from '../../../src/shared';
import * as alert from './alert.css';
import * as css from './field.css';
import { markLate } from './mark-late';

/** Attributes of a control that connect it with its label, hint and error. */
export interface ControlProps {
  id: string;
  className: string;
  'aria-required': true;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
  onBlur(): void;
}

export interface FieldNotes {
  label: string;
  /** Lines about what can be typed. An error replaces the last line, a message replaces all of them. */
  hint?: string[];
  error?: string;
  /** The field is marked like one with an error, and the reason is shown elsewhere. */
  marked?: boolean;
  /** The card error, in place of the hint. With `null` there is none, but its height stays reserved. */
  message?: JSX.Element | null;
  /** What has happened, in place of the hint. */
  news?: string;
  /** Covers the notes while a call takes long. It is in an attribute, so that the description of the field stays. */
  wait?: string;
}

interface FieldProps extends FieldNotes {
  /** An element in the box, after the control. */
  after?: ReactNode;
  children: (control: ControlProps) => ReactNode;
}

/** A label, a control and its hint or error. It is never `required`: screen readers would call an empty field invalid from the start. */
export function Field({ label, hint, error, marked, message, news, wait, after, children }: FieldProps) {
  useSignals();
  const id = useId();
  const note = `${id}-note`;
  const shown = message ?? (news && <span className={css.news}>{news}</span>);
  const hints = shown ? [] : (hint ?? []).slice(0, error ? -1 : undefined);
  const invalid = error || marked;
  // Screen readers read each new description of the focused field. So a hint that comes back after an error is no description.
  const wasHintReplaced = useRef(false);
  if (error || shown) wasHintReplaced.current = true;
  // The alert has been read with its field. A visitor who leaves the field and comes back hears it as a description.
  const leftAt = useMemo(() => signal<string | null>(null), []);
  const isDescribed = !!message && leftAt.value === message.key;
  const control: ControlProps = {
    id,
    className: css.control,
    'aria-required': true,
    onBlur() {
      leftAt.value = message?.key ?? null;
    },
  };
  if (invalid) control['aria-invalid'] = true;
  // The example below an error is shown, but not said again.
  if (error) control['aria-describedby'] = `${id}-error`;
  else if (isDescribed || (hints.length && !wasHintReplaced.current)) control['aria-describedby'] = note;
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <div className={invalid ? `${css.box} ${css.invalid}` : css.box}>
        {children(control)}
        {after}
      </div>
      <div className={message === undefined ? css.note : `${css.note} ${css.roomy}`} id={note}>
        {error ? (
          <span id={`${id}-error`} className={`${alert.alert} ${css.error}`}>
            {error}
          </span>
        ) : (
          shown
        )}
        {hints.map((line) => (
          <span key={line} className={css.hint}>
            {line}
          </span>
        ))}
        {wait ? <span ref={markLate} className={css.wait} aria-hidden="true" data-text={wait} /> : null}
      </div>
    </div>
  );
}

import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import * as css from './button.css';
import { Spinner } from './Spinner';

const kinds = { primary: css.primary, secondary: css.secondary, plain: css.plain };

type Kind = keyof typeof kinds;

/** The look of a button, for links that stand among buttons. */
export const buttonClass = (kind: Kind) => `${css.button} ${kinds[kind]}`;

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  kind?: Kind;
  /** Out of action, yet keeping the focus, which `disabled` would drop. */
  out?: boolean;
  /** What it started is under way. */
  busy?: boolean;
  children: ReactNode;
}

export function Button({ kind = 'primary', out, busy, onClick, children, ...rest }: ButtonProps) {
  const act = (event: MouseEvent<HTMLButtonElement>) => {
    if (out || busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(kind)}
      aria-disabled={out || busy || undefined}
      onClick={act}
    >
      <span>{children}</span>
      {busy ? <Spinner /> : null}
    </button>
  );
}

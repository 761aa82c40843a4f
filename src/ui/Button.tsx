import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import * as css from './button.css';
import { Spinner } from './Spinner';

const kinds = { primary: css.primary, secondary: css.secondary, plain: css.plain };

type Kind = keyof typeof kinds;

/** The class of a button, for links that should look like buttons. */
export const buttonClass = (kind: Kind) => `${css.button} ${kinds[kind]}`;

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  kind?: Kind;
  /** Out of action. The button keeps the focus; with `disabled` it would lose it. */
  out?: boolean;
  /** The action of this button is running, so it shows a spinner. */
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

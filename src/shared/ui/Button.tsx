import type { MouseEvent, ReactNode } from 'react';
import type { JSX } from 'react/jsx-runtime';
import * as css from './button.css';
import { Spinner } from './Spinner';

const kinds = { primary: css.primary, secondary: css.secondary, outlined: css.outlined, plain: css.plain };

type Kind = keyof typeof kinds;

/** The class of a button, for links that should look like buttons. */
export const buttonClass = (kind: Kind) => `${css.button} ${kinds[kind]}`;

export interface ButtonProps extends Omit<JSX.IntrinsicElements['button'], 'disabled'> {
  kind?: Kind;
  /** A click does nothing. The button has `aria-disabled`, because with `disabled` it would lose the focus. */
  inactive?: boolean;
  /** The action of this button is running or done. The button shows a spinner or a check mark, and a click does nothing. */
  busy?: boolean | 'done';
  children: ReactNode;
}

export function Button({ kind = 'primary', inactive, busy, onClick, children, ...rest }: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (inactive || busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={[buttonClass(kind), busy && css.busy, busy === 'done' && css.done].filter(Boolean).join(' ')}
      aria-disabled={inactive || !!busy || undefined}
      onClick={handleClick}
    >
      <span>{children}</span>
      {busy === true ? <Spinner /> : null}
    </button>
  );
}

import type { FormEvent, Host, ReactNode } from '../../src';
import type { LoginCard } from './card.model';
import * as css from './login-card.css';

export interface FormProps {
  card: LoginCard;
  t: Host['t'];
  /** What went wrong: it stands between the fields and the button. */
  children: ReactNode;
}

/** A form whose fields are checked by the model, not by the browser. */
export function Form({ onSubmit, children }: { onSubmit(): void; children: ReactNode }) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className={css.stack} noValidate onSubmit={submit}>
      {children}
    </form>
  );
}

import * as css from './spinner.css';

/** Shows that a call is running. For screen readers the waiting element has `aria-busy`. */
export function Spinner() {
  return <span className={css.spinner} aria-hidden="true" />;
}

import * as css from './spinner.css';

/** Says to the eye that something is under way; `aria-busy` on what waits says it to the ear. */
export function Spinner() {
  return <span className={css.spinner} aria-hidden="true" />;
}

import * as css from './error-box.css';

/** An error message. Give each occurrence its own `key`, so that a screen reader reads the same text again. */
export function ErrorBox({ id, text }: { id?: string; text: string }) {
  return (
    <div id={id} role="alert" className={css.box}>
      <span>{text}</span>
    </div>
  );
}

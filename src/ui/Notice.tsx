import * as css from './notice.css';

/** An error message. Give each occurrence its own `key`, so that a screen reader reads the same text again. */
export function Notice({ text }: { text: string }) {
  return (
    <div role="alert" className={css.notice}>
      <span>{text}</span>
    </div>
  );
}

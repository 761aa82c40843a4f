import * as css from './notice.css';

/** What went wrong. Give each occurrence a `key` of its own, so that the same words are read out again. */
export function Notice({ text }: { text: string }) {
  return (
    <div role="alert" className={css.notice}>
      <span>{text}</span>
    </div>
  );
}

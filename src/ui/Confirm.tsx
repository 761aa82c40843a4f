import { type RefObject, useEffect, useId } from 'react';
import { safeDocument } from '../page/unshadowed/safe-document';
import { Button } from './Button';
import * as css from './confirm.css';
import { moveFocus } from './form/move-focus';

/** Whether one of these dialogs is open. The page's own dialogs do not count. */
export const isDialogOpen = () => !!safeDocument.querySelector(`.${css.dialog}[open]`);

/**
 * Asks the question. The first focus is on No. After a key it is on the dialog first, for a moment: Orca would say neither the question
 * nor the button if the focus moved to No while the rest of the page disappears behind the dialog.
 */
export function openConfirm(dialog: HTMLDialogElement | null) {
  const isByKey = !!safeDocument.activeElement?.matches(':focus-visible');
  // After the widget was moved in the page, the dialog is still open but no longer modal.
  dialog?.close();
  dialog?.showModal();
  if (isByKey) dialog?.focus();
  // Safari 16.0 does not focus the first button.
  moveFocus(dialog?.querySelector('button'), isByKey);
}

interface ConfirmProps {
  ref: RefObject<HTMLDialogElement | null>;
  question: string;
  no: string;
  yes: string;
  onYes(): void;
}

/** A modal question. Escape and a click on the backdrop mean no. The browser returns the focus when the dialog closes. */
export function Confirm({ ref, question, no, yes, onYes }: ConfirmProps) {
  const id = useId();
  const close = () => ref.current?.close();
  useEffect(() => {
    const dialog = ref.current;
    const closeOutside = ({ target, clientX: x, clientY: y }: MouseEvent) => {
      if (!dialog || target !== dialog) return;
      // A click on the dialog's padding also has the dialog as its target.
      const { left, right, top, bottom } = dialog.getBoundingClientRect();
      if (x < left || x > right || y < top || y > bottom) dialog.close();
    };
    dialog?.addEventListener('click', closeOutside);
    return () => {
      dialog?.removeEventListener('click', closeOutside);
      dialog?.close();
    };
  }, [ref]);
  const agree = () => {
    close();
    onYes();
  };
  return (
    <dialog ref={ref} className={css.dialog} tabIndex={-1} aria-labelledby={id}>
      <p id={id} className={css.question}>
        {question}
      </p>
      <div className={css.actions}>
        <Button kind="secondary" onClick={close}>
          {no}
        </Button>
        <Button onClick={agree}>{yes}</Button>
      </div>
    </dialog>
  );
}

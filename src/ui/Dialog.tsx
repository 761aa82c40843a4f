import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import * as css from './dialog.css';

interface DialogProps {
  question: string;
  open: boolean;
  /** Where the focus starts; the browser itself brings it back to where it was. */
  first: RefObject<HTMLElement | null>;
  onClose(): void;
  children: ReactNode;
}

/** A modal question. Escape and a click beside it close it. */
export function Dialog({ question, open, first, onClose, children }: DialogProps) {
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    const beside = ({ target }: MouseEvent) => target === dialog && dialog.close();
    dialog.addEventListener('click', beside);
    dialog.showModal();
    first.current?.focus();
    return () => {
      dialog.removeEventListener('click', beside);
      dialog.close();
    };
  }, [open, first]);
  return (
    <dialog ref={ref} className={css.dialog} aria-labelledby={id} onClose={onClose}>
      <p id={id} className={css.question}>
        {question}
      </p>
      <div className={css.actions}>{children}</div>
    </dialog>
  );
}

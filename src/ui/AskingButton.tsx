import { type ReactNode, useRef } from 'react';
import { Dialog } from './Dialog';

interface AskingButtonProps {
  className: string;
  question: string;
  no: string;
  yes: string;
  onYes(): void;
  children: ReactNode;
}

/** A button that asks before it acts. */
export function AskingButton({ className, children, ...question }: AskingButtonProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button type="button" className={className} onClick={() => dialog.current?.showModal()}>
        {children}
      </button>
      <Dialog ref={dialog} {...question} />
    </>
  );
}

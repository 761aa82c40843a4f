import {
  Button,
  type Click,
  isSecondClick,
  listen,
  moveFocus,
  type RefObject,
  useEffect,
  useId,
} from '../../src/shared';
import * as css from './confirm.css';
import type { Host } from './keys';

/** Whether one of these dialogs is open. The page's own dialogs do not count. */
export const isDialogOpen = (tree: ShadowRoot) => !!tree.querySelector(`.${css.dialog}[open]`);

/** The click that has asked the last question. */
let asked = {} as Click;

/**
 * Asks the question. The focus is on No. If a key has opened the dialog, the focus is on the dialog itself for a moment. Otherwise the focus
 * would move to No while the rest of the page disappears behind the dialog, and Orca would say neither the question nor the button.
 */
export function openConfirm(dialog: HTMLDialogElement | null, click: Click) {
  const tree = dialog?.getRootNode() as ShadowRoot | undefined;
  const isByKey = !!tree?.activeElement?.matches(':focus-visible');
  asked = click;
  // After the widget was moved in the page, the dialog is still open but no longer modal.
  dialog?.close();
  dialog?.showModal();
  if (isByKey) dialog?.focus();
  // Safari 16.0 does not focus the first button.
  moveFocus(dialog?.querySelector('button'), isByKey);
}

interface ConfirmProps {
  ref: RefObject<HTMLDialogElement | null>;
  t: Host['t'];
  onYes(): void;
}

/** The question before a logout, in a modal dialog. Escape means no, and so does a pointer that goes down and up on the backdrop. */
export function Confirm({ ref, t, onYes }: ConfirmProps) {
  const id = useId();
  const close = () => ref.current?.close();
  useEffect(() => {
    const dialog = ref.current as HTMLDialogElement;
    let isSecond = false;
    let isOutside = false;
    listen(dialog, ['pointerdown'], (event: MouseEvent) => {
      isSecond = isSecondClick(asked, event);
      // The dialog has no padding and no border, so what hits the dialog itself is on the backdrop.
      isOutside = event.target === dialog;
    });
    listen(dialog, ['pointerup'], ({ target }: MouseEvent) => {
      isOutside &&= target === dialog;
    });
    listen(dialog, ['click'], (event: MouseEvent) => {
      // The second click hits whatever the dialog has there: the backdrop, or a button. A click by a key has no `detail`.
      if (isSecond && event.detail) event.stopPropagation();
      else if (isOutside) dialog.close();
    });
    // The key that has asked the question may still be held down.
    listen(dialog, ['keydown'], (event: KeyboardEvent) => {
      if (event.repeat && event.key === 'Enter') event.preventDefault();
    });
    return () => dialog.close();
  }, [ref]);
  const agree = () => {
    close();
    onYes();
  };
  return (
    <dialog ref={ref} className={css.dialog} tabIndex={-1} aria-labelledby={id}>
      <p id={id} className={css.question}>
        {t('DoYouReallyWantToQuit')}
      </p>
      <div className={css.actions}>
        <Button kind="secondary" onClick={close}>
          {t('No')}
        </Button>
        <Button onClick={agree}>{t('Yes')}</Button>
      </div>
    </dialog>
  );
}

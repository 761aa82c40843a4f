import { anyPlace, type Click, doubleClickTime, endAll, isSecondClick, listen } from '../../../src/shared';

/** In ms. Nobody can notice something new and react to it in less time. */
const noticeTime = 300;

/**
 * Stops clicks and keys that the visitor makes twice by mistake:
 * - the second click or tap of a double click;
 * - a key that comes before anybody can have noticed what the card shows now, because a second Enter is like the first.
 *
 * A click by a script and a single click of a mouse always count. `shownFor` returns for how many ms the card has shown what the visitor must
 * notice. Returns a function that stops this.
 */
export function stopSecond(card: HTMLElement, shownFor: () => number): () => void {
  let isTouch = false;
  let lastTap = {} as Click;
  const press = ({ pointerType }: PointerEvent) => {
    isTouch = pointerType === 'touch';
  };
  const click = (event: MouseEvent) => {
    const { detail, isTrusted } = event;
    const isSecond = detail > 1 || (isTouch && isSecondClick(lastTap, event));
    if (isTouch) lastTap = event;
    if (!isTrusted || (event.target as Element).closest(anyPlace)) return;
    if (isSecond ? shownFor() >= doubleClickTime : detail || shownFor() >= noticeTime) return;
    event.preventDefault();
    event.stopPropagation();
  };
  // In the capture phase, before the card's own listeners.
  return endAll([listen(card, ['pointerdown'], press, true), listen(card, ['click'], click, true)]);
}

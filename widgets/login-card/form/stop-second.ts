import { anyPlace, type Click, doubleClickTime, endAll, isSecondClick, listen } from '../../../src';

/** In ms. Nobody notices what is new, and acts on it, in a shorter time. */
const noticeTime = 300;

/**
 * Stops the second of two clicks or keys by mistake in the card: the second click or tap of two, and a key that comes before anybody can
 * have noticed what is shown, because a second Enter is like the first. A click that a script makes is no mistake, and a single click
 * of a mouse always counts. `shownFor` gives for how many ms the card has shown what the visitor must notice. Returns a function that
 * ends this.
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

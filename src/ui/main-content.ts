import { listen } from '../guard/listen';

/** The page's only `<main>`. With several of them nobody knows where the content begins. */
export function findMain(): HTMLElement | undefined {
  const [main, another] = document.querySelectorAll<HTMLElement>('main:not([hidden])');
  return another ? undefined : main;
}

/** Focuses an element that has no place in the order of the Tab key. */
export function focusOnce(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    const end = listen(element, ['blur'], () => {
      element.removeAttribute('tabindex');
      end();
    });
  }
  element.focus();
}

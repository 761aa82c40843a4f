import { listen } from '../guard/listen';

/** The page's only `<main>`. If there are several, it is not known where the content begins. */
export function findMain(): HTMLElement | undefined {
  const [main, another] = document.querySelectorAll<HTMLElement>('main:not([hidden])');
  return another ? undefined : main;
}

/** Focuses an element that the Tab key does not reach. */
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

import { safeDocument } from '../page/unshadowed/safe-document';

/**
 * How often in a second an element is enabled again. Clicks and timers of a page disable it less often. An observer of the page
 * that disables it again at once would stop the page.
 */
const most = 100;

/**
 * Enables each button and field again that a script of the page has disabled. Such scripts prevent a second click, and expect
 * that the click loads another page. The widgets themselves disable only options of lists. What the site has put into a slot
 * stays as the site wants it.
 */
export function keepEnabled(container: Element): void {
  let focused: unknown;
  let since = 0;
  let times = new Map<Element, number>();
  container.addEventListener('focusin', ({ target }) => {
    focused = target;
  });
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes as unknown as { target: HTMLElement }[]) {
      if (target.nodeName === 'OPTION' || !target.hasAttribute('disabled')) continue;
      if (container.contains(target.closest('[data-place]'))) continue;
      if (performance.now() - since > 1000) {
        since = performance.now();
        times = new Map();
      }
      const count = (times.get(target) ?? 0) + 1;
      times.set(target, count);
      if (count > most) {
        observer.disconnect();
        return console.error(
          'ev-portal-widgets: a script of the page keeps disabling our buttons, so they stay disabled; exclude [data-widget] from it',
        );
      }
      target.removeAttribute('disabled');
      // In Chromium a button loses the focus when it is disabled.
      if (target === focused && safeDocument.activeElement === safeDocument.body) target.focus();
    }
  });
  observer.observe(container, { __proto__: null, subtree: true, attributeFilter: ['disabled'] } as object);
}

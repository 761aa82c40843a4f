import { listen } from '../guard/listen';
import { anyPlace } from '../ui/place';

const most = 100;

/**
 * Enables each button and field again that a script of the page has disabled, to prevent a second click before the next page. The widgets
 * themselves disable only options of lists. What the site has put into a slot stays as the site wants it.
 */
export function keepEnabled(container: Element): void {
  let focused: unknown;
  let times = 0;
  listen(container, ['focusin'], ({ target }: Event) => {
    focused = target;
  });
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes as unknown as { target: HTMLElement }[]) {
      if (target.nodeName === 'OPTION' || !target.hasAttribute('disabled')) continue;
      if (container.contains(target.closest(anyPlace))) continue;
      // An observer of the page that disables it again at once would end only with the tab.
      if (!times++)
        setTimeout(() => {
          times = 0;
        });
      if (times > most) {
        observer.disconnect();
        return console.error(
          'ev-portal-widgets: the page keeps disabling our buttons; exclude [data-widget] from its script',
        );
      }
      target.removeAttribute('disabled');
      // In Chromium a button loses the focus when it is disabled.
      if (target === focused && document.activeElement === document.body) target.focus();
    }
  });
  observer.observe(container, { subtree: true, attributeFilter: ['disabled'] });
}

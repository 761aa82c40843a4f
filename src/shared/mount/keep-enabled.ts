import { pageKeepsDisabling } from '../../facts/messages';
import { listen } from '../guard/listen';
import { anyPlace } from '../ui/place';

const most = 100;

/**
 * Some pages have a script that disables buttons and fields after a click, against a second one. This enables those of the widget again. The
 * widgets themselves disable only options of lists. Nodes of the site in a slot stay as the site wants them.
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
      // If an observer of the page disables it again each time, this would never end. So it stops after `most` changes in one task.
      if (!times++)
        setTimeout(() => {
          times = 0;
        });
      if (times > most) {
        observer.disconnect();
        return console.error(pageKeepsDisabling());
      }
      target.removeAttribute('disabled');
      // In Chromium a button loses the focus when it is disabled.
      if (target === focused && document.activeElement === document.body) target.focus();
    }
  });
  observer.observe(container, { subtree: true, attributeFilter: ['disabled'] });
}

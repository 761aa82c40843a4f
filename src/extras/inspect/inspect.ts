import { listen } from '../../shared/guard/listen';
import { foundAt, type KeysIn } from './found';
import { label } from './label';
import { markTexts } from './page-texts';

/** Shows the keys of the texts at the pointer while Alt is held. */
function showKeys(keysIn: KeysIn): void {
  const box = label();
  const show = (event: PointerEvent) => {
    const [target] = event.composedPath();
    const { altKey, clientX: x, clientY: y } = event;
    const found = altKey && target instanceof Element ? foundAt(target, x, y, keysIn) : [];
    if (found.length) box.show(found.map(({ key }) => key).join('\n'), x, y);
    else box.hide();
  };
  listen(window, ['pointermove'], show, true);
  listen(window, ['keyup'], ({ key }: KeyboardEvent) => key === 'Alt' && box.hide(), true);
}

/** Marks all texts of the page, and shows the key of the one at the pointer while Alt is held. */
export function inspect(english: Record<string, string>): void {
  const start = () => showKeys(markTexts(english));
  // The widgets, too, read the page's data at the latest when the document is complete.
  if (document.readyState !== 'loading' || '__PAGE__' in window) start();
  else listen(document, ['DOMContentLoaded'], start);
}

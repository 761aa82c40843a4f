import { listen } from '../guard/listen';
import { cleanCopies } from './clipboard';
import { boxesOf, type Found, foundAt } from './found';
import { atNarrow } from './narrow';
import { faultOnPrimary } from './on-primary';
import { type PageTexts, pageTexts, type Texts } from './page-texts';
import { panel } from './panel';
import { resxEntries } from './resx';

const note = 'Alt and a click copy the key. With Shift you can change the text.';

const linesOf = (found: Found, texts: PageTexts) => [
  ...texts
    .wordings(found.key)
    .map(({ language, text, isOwn }) => `${language}, ${isOwn ? 'of the site' : 'of the widgets'}: ${text}`),
  `At 320 px: ${atNarrow(found, texts)}`,
  ...faultOnPrimary(found.element),
];

function showKeys(texts: PageTexts): void {
  const view = panel();
  let isEditing = false;
  const at = (event: MouseEvent) => {
    const [target] = event.composedPath();
    return target instanceof Element ? foundAt(target, event.clientX, event.clientY, texts) : [];
  };
  let last: Element | undefined;
  const close = () => {
    isEditing = false;
    last = undefined;
    view.hide();
  };

  function edit(found: Found): void {
    const { key } = found;
    isEditing = true;
    view.showField(boxesOf(found), key, texts.shown(key), (text) => texts.change(key, text), [
      ['Copy as .resx', () => navigator.clipboard.writeText(resxEntries(texts.changed))],
      ['Close', close],
    ]);
  }

  const show = (event: PointerEvent) => {
    if (isEditing) return;
    const found = event.altKey ? at(event) : [];
    const [first] = found;
    if (!first) return close();
    // Measuring at 320 px copies the widget, so it is done once for each text.
    if (first.element === last && document.contains(last)) return;
    last = first.element;
    const rows = found.map((each) => ({ key: each.key, lines: linesOf(each, texts) }));
    view.showTexts(found.flatMap(boxesOf), rows, note);
  };
  listen(window, ['pointermove'], show, true);
  listen(window, ['keyup'], ({ key }: KeyboardEvent) => key === 'Alt' && !isEditing && close(), true);
  listen(window, ['keydown'], ({ key }: KeyboardEvent) => key === 'Escape' && close(), true);
  const click = (event: MouseEvent) => {
    const [first] = event.altKey && !view.has(event.target) ? at(event) : [];
    if (!first) return;
    // The click is for the inspector alone.
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.shiftKey) return edit(first);
    const report = () => view.showTexts(boxesOf(first), [], `${first.key} is copied.`);
    navigator.clipboard.writeText(first.key).then(report);
  };
  listen(window, ['click'], click, true);
}

/** Marks all texts of the page, and shows the key of the one at the pointer while Alt is pressed. */
export function inspect(texts: Texts): void {
  const start = () => {
    const own = pageTexts(texts);
    own.apply();
    showKeys(own);
    cleanCopies();
  };
  // The widgets, too, read the page's data at the latest when the document is complete.
  if (document.readyState !== 'loading' || '__PAGE__' in window) start();
  else listen(document, ['DOMContentLoaded'], start);
}

import { listen } from '../guard/listen';
import { clean } from './marks';

/** What is copied has no marks. */
export function cleanCopies(): void {
  listen(document, ['copy'], (event: ClipboardEvent) => {
    const text = String(getSelection());
    if (clean(text) === text || !event.clipboardData) return;
    event.clipboardData.setData('text/plain', clean(text));
    event.preventDefault();
  });
}

const encode = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Entries for a .resx file. */
export const resxEntries = (texts: Iterable<[string, string]>): string =>
  [...texts]
    .map(
      ([key, text]) =>
        `  <data name="${key}" xml:space="preserve">\n    <value>${encode(text)}</value>\n  </data>\n`,
    )
    .join('');

import { clean } from './marks';

/** What a visitor copies has no marks. */
export function cleanCopies(): void {
  document.addEventListener('copy', (event) => {
    const selection = getSelection();
    const text = String(selection);
    if (clean(text) === text || !selection || !event.clipboardData) return;
    const parts = document.createElement('div');
    for (let at = 0; at < selection.rangeCount; at++) parts.append(selection.getRangeAt(at).cloneContents());
    event.clipboardData.setData('text/plain', clean(text));
    event.clipboardData.setData('text/html', clean(parts.innerHTML));
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

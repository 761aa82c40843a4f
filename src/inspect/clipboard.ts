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

import { expect, test } from 'vitest';
import { resxEntries } from '../../../src/inspect/resx';

test('changed texts are entries of a .resx file, which any XML reader understands', () => {
  const texts: [string, string][] = [
    ['Next', 'Далі &lt;3 & <b>'],
    ['ResendIn', 'через {{seconds}} с'],
  ];
  const read = new DOMParser().parseFromString(`<root>${resxEntries(texts)}</root>`, 'text/xml');
  const entries = [...read.querySelectorAll('data')].map((data) => [
    data.getAttribute('name'),
    data.querySelector('value')?.textContent,
  ]);
  expect(entries).toEqual(texts);
});

test('no text, no entry', () => {
  expect(resxEntries([])).toBe('');
});

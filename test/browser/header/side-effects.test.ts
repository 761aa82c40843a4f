import { expect, test } from 'vitest';
import { uk } from '../../texts';
import { layoutShift } from '../shift';
import { useSite } from '../visit';
import { adminPage, language, openHeader } from './header';

const site = useSite();

test.each([
  [1361, language],
  [1361, uk.PersonalAccount],
  [375, uk.Menu],
])('at %i px, opening changes nothing else: %s', async (width, name) => {
  const page = await openHeader(site, { page: adminPage, width });
  const changed = await page.getByRole('button', { name }).evaluate(async (button: HTMLElement) => {
    const changes: string[] = [];
    const note = (records: MutationRecord[]) => {
      for (const { target, attributeName } of records) {
        const own = button.contains(target) || target === button.nextElementSibling;
        changes.push(`${own ? 'own' : (target as Element).outerHTML} ${attributeName ?? 'icon'}`);
      }
    };
    const observer = new MutationObserver(note);
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    button.click();
    await new Promise((done) => requestAnimationFrame(done));
    note(observer.takeRecords());
    return [...new Set(changes)].sort();
  });
  const icon = name === uk.Menu ? ['own icon'] : [];
  expect(changed).toEqual(['own aria-expanded', 'own hidden', ...icon].sort());
});

const body = '<div data-widget="header"></div><main><h1>Сторінка</h1><p>Текст</p></main>';

test('with widgets.css nothing shifts for an administrator', async () => {
  expect(await layoutShift(site, { body, page: adminPage, width: 1361 })).toBe(0);
});

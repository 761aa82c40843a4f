import { expect, test } from 'vitest';
import { uk } from '../../texts';
import { layoutShift } from '../shift';
import { useSite } from '../visit';
import { adminPage, language, openHeader } from './header';

const site = useSite();

/** Counts the listeners on document and window. */
function countListeners(): void {
  const alive = new Set<string>();
  const ids = new Map<unknown, number>();
  const key = (target: object, [type, run, how]: unknown[]) => {
    if (!ids.has(run)) ids.set(run, ids.size);
    return `${target === window} ${type} ${ids.get(run)} ${how === true}`;
  };
  for (const target of [window, document]) {
    const { addEventListener, removeEventListener } = target;
    target.addEventListener = (...all: Parameters<typeof addEventListener>) => {
      alive.add(key(target, all));
      addEventListener.apply(target, all);
    };
    target.removeEventListener = (...all: Parameters<typeof removeEventListener>) => {
      alive.delete(key(target, all));
      removeEventListener.apply(target, all);
    };
  }
  Object.assign(window, { alive });
}

test.each([
  [1361, language, 4],
  [1361, uk.PersonalAccount, 4],
  [375, uk.Menu, 4],
])('at %i px, no listener is left after opening and closing 1000 times: %s', async (width, name, more) => {
  const page = await openHeader(site, { page: adminPage, width, first: countListeners });
  const button = page.getByRole('button', { name });
  const count = () => page.evaluate(() => (window as never as { alive: Set<string> }).alive.size);
  const before = await count();
  await button.click();
  expect(await count()).toBe(before + more);
  await button.click();
  const opened = await button.evaluate(async (button: HTMLElement) => {
    let opened = 0;
    for (let round = 0; round < 2000; round++) {
      button.click();
      await Promise.resolve();
      if (button.ariaExpanded === 'true') opened++;
    }
    return opened;
  });
  expect(opened).toBe(1000);
  expect(await count()).toBe(before);
});

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

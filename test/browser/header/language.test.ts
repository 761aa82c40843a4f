import type { ServerResponse } from 'node:http';
import type { Locator } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { uk } from '../../texts';
import { useSite, type Visited } from '../visit';
import { openHeader } from './header';

const site = useSite();
const call = '/web/setculture';

function answer(respond: (response: ServerResponse) => unknown): void {
  site.server.answer(call, (_, response) => respond(response));
  onTestFinished(() => site.server.answer(call));
}

const json = (value: unknown) => (response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));

const boxOf = async (part: Locator) => (await part.boundingBox()) as DOMRect;
const switcher = (page: Visited) => page.getByRole('button', { name: uk.Language });

async function choose(page: Visited, name = 'Русский'): Promise<void> {
  await switcher(page).click();
  await page.getByRole('button', { name }).click();
}

/** Does something that navigates, and waits until the browser is at `path`. The server answers with an empty page. */
async function expectNavigation(page: Visited, path: string, go: () => Promise<unknown>): Promise<void> {
  site.serve(path.replace(/[?#].*/, ''), '<!doctype html>');
  await go();
  await page.waitForURL(site.server.url + path, { waitUntil: 'commit' });
}

const failure = (page: Visited) => page.getByRole('alert').filter({ hasText: uk.LanguageChangeError });

test('a change of the language leads to the same page in that language', async () => {
  const page = await openHeader(site, { at: '/uk/kontakty?culture=uk&a=1&UI-Culture=uk#x' });
  await page.evaluate(() =>
    document.body.addEventListener('language:change', (event) =>
      sessionStorage.setItem('sent', JSON.stringify([(event as CustomEvent).detail, event.cancelable])),
    ),
  );
  const requested = page.waitForRequest((request) => request.url().includes(call));
  const path = '/ru/kontakty?a=1#x';
  await expectNavigation(page, path, () => choose(page));
  expect(new URL((await requested).url()).search).toBe('?culture=ru');
  const sent = await page.evaluate(() => JSON.parse(sessionStorage.getItem('sent') ?? ''));
  expect(sent).toEqual([{ lang: 'ru', path }, true]);
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'culture')?.value).toBe('ru');
});

test('a failure is shown beside the switcher, which works again at once', async () => {
  const page = await openHeader(site, { at: '/uk/kontakty', width: 375 });
  for (const respond of [
    (response: ServerResponse) => response.writeHead(500).end('<h1>Помилка</h1>'),
    (response: ServerResponse) => response.destroy(),
  ]) {
    answer(respond);
    await choose(page);
    await failure(page).waitFor();
    expect(page.url()).toBe(`${site.server.url}/uk/kontakty`);
  }
  await page.keyboard.press('Escape');
  expect(await failure(page).isVisible()).toBe(false);
  site.server.answer(call);
  await expectNavigation(page, '/en/kontakty', () => choose(page, 'English'));
});

describe('while the call runs', () => {
  /** Makes the server wait with its answer until the test calls the returned function. */
  function hang(): Promise<() => void> {
    return new Promise((resolve) => answer((response) => resolve(() => json({ Value: 'ru' })(response))));
  }

  test('the switcher is busy, keeps the focus and does nothing', async () => {
    const hanging = hang();
    // The box of a turning spinner would change.
    const context = { reducedMotion: 'reduce' } as const;
    const page = await openHeader(site, { at: '/uk/kontakty', context });
    site.server.requests.length = 0;
    const { x, width: usual } = await boxOf(switcher(page));
    await switcher(page).focus();
    for (const key of ['Enter', 'Tab', 'Space']) await page.keyboard.press(key);
    const go = await hanging;
    await page.waitForSelector('[aria-busy="true"][aria-disabled="true"]');
    expect(await boxOf(switcher(page))).toMatchObject({ x, width: usual });
    const arrow = switcher(page).locator('> svg');
    expect(await arrow.evaluate((element) => getComputedStyle(element).stroke)).toBe('none');
    const flag = await boxOf(switcher(page).locator('img'));
    const spinner = await boxOf(switcher(page).locator('[aria-hidden]').last());
    expect(spinner.x).toBeGreaterThanOrEqual(flag.x + flag.width);
    await page.keyboard.press('Enter');
    expect(await switcher(page).getAttribute('aria-expanded')).toBe('false');
    expect(await switcher(page).evaluate((button) => button === document.activeElement)).toBe(true);
    await expectNavigation(page, '/ru/kontakty', async () => go());
    expect(site.server.requests.filter(({ path }) => path === call)).toHaveLength(1);
  });

  test('on a phone the spinner is inside the switcher', async () => {
    const hanging = hang();
    const page = await openHeader(site, { width: 390, context: { reducedMotion: 'reduce' } });
    await choose(page);
    const go = await hanging;
    const button = await boxOf(switcher(page));
    const spinner = await boxOf(switcher(page).locator('[aria-hidden]').last());
    expect(spinner.x + spinner.width).toBeLessThanOrEqual(button.x + button.width);
    go();
  });

  test('unmounting cancels the call, and a late answer has no effect', async () => {
    const hanging = hang();
    const page = await openHeader(site, { at: '/uk/kontakty' });
    await choose(page);
    const go = await hanging;
    const cancelled = page.waitForEvent('requestfailed');
    await page.evaluate(() => document.querySelector('[data-widget]')?.remove());
    expect((await cancelled).url()).toContain(call);
    go();
    expect(page.url()).toBe(`${site.server.url}/uk/kontakty`);
    expect(page.complaints).toEqual([]);
  });
});

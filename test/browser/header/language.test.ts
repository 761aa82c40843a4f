import type { ServerResponse } from 'node:http';
import type { Locator } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { uk } from '../../texts';
import { useSite, type Visited } from '../visit';
import { openHeader, visitorPage, widths } from './header';

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

describe('a change of the language', () => {
  test.each([
    ['/', '/ru'],
    ['/uk', '/ru'],
    ['/uk/kontakty?a=1#x', '/ru/kontakty?a=1#x'],
    ['/uk/kontakty?culture=uk&a=1&UI-Culture=uk', '/ru/kontakty?a=1'],
    ['/account/login', '/ru/account/login'],
    ['/ukraine/x', '/ru/ukraine/x'],
    ['/en/uk/x', '/ru/uk/x'],
  ])('leads from %s to %s', async (from, to) => {
    const page = await openHeader(site, { at: from });
    await page.evaluate(() =>
      document.body.addEventListener('language:change', (event) =>
        sessionStorage.setItem('sent', JSON.stringify([(event as CustomEvent).detail, event.cancelable])),
      ),
    );
    const requested = page.waitForRequest((request) => request.url().includes(call));
    await expectNavigation(page, to, () => choose(page));
    expect(new URL((await requested).url()).search).toBe('?culture=ru');
    const sent = await page.evaluate(() => JSON.parse(sessionStorage.getItem('sent') ?? ''));
    expect(sent).toEqual([{ lang: 'ru', path: to }, true]);
    const cookies = await page.context().cookies();
    expect(cookies.find(({ name }) => name === 'culture')?.value).toBe('ru');
  });

  test('leads from a current language that is not in the list', async () => {
    const page = await openHeader(site, { at: '/fr/kontakty', page: { ...visitorPage, lang: 'fr' } });
    await expectNavigation(page, '/ru/kontakty', () => choose(page));
  });

  test('leads to the language in the server’s answer', async () => {
    answer(json({ Value: 'en' }));
    const page = await openHeader(site, { at: '/uk/kontakty' });
    await expectNavigation(page, '/en/kontakty', () => choose(page));
  });

  test('does not leave the page when the page cancels it, and the switcher works again', async () => {
    const page = await openHeader(site, { at: '/uk/kontakty' });
    await page.evaluate(() =>
      document.addEventListener('language:change', (event) => event.preventDefault(), { once: true }),
    );
    await choose(page);
    await page.waitForSelector('[aria-busy="false"][aria-disabled="false"]');
    expect([page.url(), await failure(page).count()]).toEqual([`${site.server.url}/uk/kontakty`, 0]);
    await expectNavigation(page, '/ru/kontakty', () => choose(page));
  });
});

const failures: [string, (response: ServerResponse) => unknown][] = [
  ['no language of the page', json({ Value: 'fr' })],
  ['German', json({ Value: 'de' })],
  ['a URL', json({ Value: 'https://evil.example/' })],
  ['a path', json({ Value: '/evil' })],
  ['none', json({})],
  ['empty', (response) => response.writeHead(200).end()],
  ['HTML', (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Вхід</h1>')],
  ['an error 500', (response) => response.writeHead(500).end('<h1>Помилка</h1>')],
  ['an error 500 with a language', (response) => response.writeHead(500).end('{"Value":"ru"}')],
  ['a dropped connection', (response) => response.destroy()],
];

test.each([375, 1361])(
  'at %i px a failure is shown beside the switcher, which works again at once',
  async (width) => {
    const page = await openHeader(site, { at: '/uk/kontakty', width });
    for (const [what, respond] of failures) {
      answer(respond);
      await choose(page);
      await failure(page).waitFor();
      expect([what, await failure(page).textContent()]).toEqual([what, uk.LanguageChangeError]);
      expect([what, page.url()]).toEqual([what, `${site.server.url}/uk/kontakty`]);
    }
    await page.keyboard.press('Escape');
    expect(await failure(page).isVisible()).toBe(false);
    site.server.answer(call);
    await expectNavigation(page, '/en/kontakty', () => choose(page, 'English'));
  },
);

describe('while the call runs', () => {
  /** Makes the server wait with its answer until the test calls the returned function. */
  function hang(): Promise<() => void> {
    return new Promise((resolve) => answer((response) => resolve(() => json({ Value: 'ru' })(response))));
  }

  test.each(widths)('at %i px, the switcher is busy, keeps the focus and does nothing', async (width) => {
    const hanging = hang();
    // The box of a turning spinner would change.
    const context = { reducedMotion: 'reduce' } as const;
    const page = await openHeader(site, { width, at: '/uk/kontakty', context });
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

  test('a page that returns from the back/forward cache is not busy', async () => {
    hang();
    const page = await openHeader(site);
    await choose(page);
    await page.waitForSelector('[aria-busy="true"]');
    const show = (persisted: boolean) =>
      page.evaluate(async (persisted) => {
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
        await Promise.resolve();
        return document.querySelector('[aria-busy]')?.getAttribute('aria-busy');
      }, persisted);
    expect([await show(false), await show(true)]).toEqual(['true', 'false']);
    await switcher(page).click();
    expect(await page.getByRole('button', { name: 'English' }).isVisible()).toBe(true);
  });
});

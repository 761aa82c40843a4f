import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { startSite } from '../site/server.mjs';
import { en, uk } from '../texts';
import { data, html, tags } from './document';
import { jquery, library, script } from './hostile/libraries';
import { cardIn, json, useCard } from './login-card/card';
import { withoutPolicy } from './policy';
import { settled } from './visit';

const site = useCard();
const guide = 'src/site-guide/README.md';
const widgetPage = (name: string) => `src/site-guide/widgets/${name}.md`;

/** The first code block of a document in this language that begins with these characters. */
const snippet = (document: string, language: string, start: string) =>
  readFileSync(document, 'utf8').match(new RegExp(`\`\`\`${language}\n(${start}.*?)\`\`\``, 's'))?.[1] ?? '';

/** Adds up the layout shifts. Only Chromium reports them. */
function watchShifts(): void {
  Object.assign(window, { shift: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      (window as never as { shift: number }).shift += (entry as never as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

const pagesToPaste = ['README.md', guide];

test.each(pagesToPaste)(
  'the page of %s shows header and footer in Ukrainian from edge to edge, and the console stays silent',
  async (path) => {
    const page = await site.openDocument(snippet(path, 'html', '<!doctype'), withoutPolicy);
    await settled(page);
    const width = await page.evaluate(() => document.documentElement.clientWidth);
    for (const [widget, name] of [
      ['header', uk.Login],
      ['footer', uk.PrivacyPolicy],
    ]) {
      const found = page.locator(`[data-widget="${widget}"]`);
      expect(await found.getByRole('link', { name }).count()).toBeGreaterThan(0);
      expect(await found.evaluate((element) => element.getBoundingClientRect().width)).toBe(width);
    }
    await page.waitForLoadState();
    const own = page.complaints.filter((text) => text.startsWith('ev-portal-widgets'));
    expect(own).toEqual([]);
  },
);

test('the footer of the page of the guide shows the contacts and the main website', async () => {
  const page = await site.openDocument(snippet(guide, 'html', '<!doctype'), withoutPolicy);
  await settled(page);
  const footer = page.getByRole('contentinfo');
  for (const name of ['0 800 000 000', 'info@example.com', uk.AboutUs, uk.Shop])
    expect(await footer.getByRole('link', { name }).count(), name).toBe(1);
});

test('the page of the guide has each line of the first page, and more data', () => {
  // The guide has data for the footer, so the page is as high as without the attribute.
  const isOfData = (line: string) => /__PAGE__|data-reserve/.test(line);
  const short = snippet('README.md', 'html', '<!doctype').split('\n');
  const whole = snippet(guide, 'html', '<!doctype').split('\n');
  expect(short.filter((line) => !isOfData(line) && !whole.includes(line))).toEqual([]);
  expect(short.filter(isOfData)).toHaveLength(2);
});

test.each(pagesToPaste)(
  'the footer of the page of %s is full on a phone, and nothing shifts',
  async (path) => {
    const page = await site.visitor({ viewport: { width: 390, height: 844 } });
    await page.addInitScript(watchShifts);
    site.serve('/document', snippet(path, 'html', '<!doctype'), withoutPolicy);
    await page.goto(`${site.server.url}/document`);
    await settled(page);
    const part = await page.locator('[data-widget="footer"]').evaluate((placeholder) => {
      const bottoms = [...placeholder.querySelectorAll('footer *')].map(
        (each) => each.getBoundingClientRect().bottom,
      );
      const { bottom, height } = placeholder.getBoundingClientRect();
      return (bottom - Math.max(...bottoms)) / height;
    });
    // The rest is the padding below the copyright.
    expect(part).toBeLessThan(0.1);
    expect(await page.evaluate(() => (window as never as { shift: number }).shift)).toBe(0);
  },
);

test('the custom properties take effect inside the widgets', async () => {
  const theme = site.stylesheet(snippet(guide, 'css', ':root'));
  const body = ['header', 'footer', 'page-header']
    .map((name) => `<div data-widget="${name}"></div>`)
    .join('');
  const controls = [{ name: 'Друк', action: 'print' }];
  const page = await site.openDocument(
    html({
      head: theme,
      body,
      page: { ...data, title: 'Звіти', controls },
      scripts: tags('header', 'footer', 'page-header'),
    }),
  );
  await settled(page);
  const style = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { backgroundColor, borderTopColor, fontFamily, maxWidth } = getComputedStyle(element);
        return { backgroundColor, borderTopColor, fontFamily, maxWidth };
      });
  expect(await style('footer')).toMatchObject({
    backgroundColor: 'rgb(16, 42, 67)',
    fontFamily: 'Georgia, serif',
  });
  expect(await style('header')).toMatchObject({ backgroundColor: 'rgb(16, 42, 67)' });
  expect(await style('footer > :last-child')).toMatchObject({
    borderTopColor: 'rgb(240, 180, 41)',
    maxWidth: '1140px',
  });
  expect(await style('[data-widget="page-header"] button')).toMatchObject({
    backgroundColor: 'rgb(31, 95, 191)',
  });
});

test('the page without a server links to the other language, and the console stays silent', async () => {
  const body = `<div data-widget="header"></div>${snippet(guide, 'html', '<script>\\s*window')}`;
  const page = await site.openDocument(html({ body, page: undefined, scripts: tags('header') }));
  await settled(page);
  const other = page.locator('header a[href="/en/about.html"]');
  expect([await other.textContent(), await page.locator('header [lang]').count()]).toEqual(['English', 0]);
  await page.waitForLoadState();
  expect(page.complaints).toEqual([]);
});

test('with the listener of the guide a change of the language leads to an address of the site', async () => {
  site.answer('/web/setculture', json({ Value: 'en' }));
  site.serve('/listener.js', snippet(widgetPage('header'), 'js', '[^`]*language:change'), {
    'content-type': 'text/javascript',
  });
  site.serve('/login.html', html({ body: '' }));
  const body = '<script src="/listener.js"></script><div data-widget="header"></div>';
  const page = await site.openDocument(html({ body, scripts: tags('header') }));
  await settled(page);
  await page.getByRole('button', { name: data.languages.uk }).click();
  await page.getByRole('button', { name: data.languages.en }).click();
  await page.waitForURL('**/login.html?lang=en');
});

test('jQuery masks the fields of the page and not the card, and hears its events, as the guide says', async () => {
  const listener = `$(document).on('login:step', function (event) { document.title = event.originalEvent.detail.step })`;
  const mask = `addEventListener('load', function () { ${snippet(widgetPage('login-card'), 'js', '\\$')} });`;
  const head = jquery + library('inputmask/dist/jquery.inputmask.min.js') + script(mask + listener);
  const body = '<input type="tel" id="own"><div data-widget="login-card"></div>';
  const document = html({ head, body, page: { lang: 'en', translations: en }, scripts: tags('login-card') });
  const page = await site.openDocument(document, withoutPolicy);
  await settled(page);
  await page.waitForLoadState();
  const masked = page.locator('input').evaluateAll((all) => all.map((each) => 'inputmask' in each));
  expect(await masked).toEqual([true, false]);
  const { number, byEmail } = cardIn(page);
  await number.click();
  await page.keyboard.type('380501234567');
  expect(await number.inputValue()).toBe('501234567');
  await byEmail.click();
  expect(await page.title()).toBe('email');
});

test('on the site of npm start a reader of the first page signs in by phone, and then by email', async () => {
  // `npm start` starts it so.
  const started = await startSite({ demo: true });
  onTestFinished(() => started.close());
  const [, text = ''] = readFileSync('README.md', 'utf8').match(/^## Try it\n(.*?)^## /ms) ?? [];
  const [, path = ''] = text.match(/`http:\/\/localhost:5080(\/[^`]+)`/) ?? [];
  const [, number = ''] = text.match(/the number (\+[\d ]+\d)/) ?? [];
  const [, email = '', password = ''] = text.match(/`([^`]+@[^`]+)` and the password `([^`]+)`/) ?? [];

  const byPhone = await site.visitor();
  await byPhone.goto(`${started.url}${path}`);
  await byPhone.getByLabel(uk.PhoneNumber).fill(number);
  await byPhone.getByRole('button', { name: uk.Next }).click();
  const shown = byPhone.locator('#sms span', { hasText: /\d{6}/ });
  const [code = ''] = (await shown.textContent())?.match(/\d{6}/) ?? [];
  await byPhone.getByLabel(uk.SmsCode).pressSequentially(code);
  await byPhone.waitForURL('**/panel');

  const byEmail = await site.visitor();
  await byEmail.goto(`${started.url}${path}`);
  await byEmail.getByRole('button', { name: uk.SignInWithEmail }).click();
  await byEmail.getByLabel(uk.Email).fill(email);
  await byEmail.getByLabel(uk.Password, { exact: true }).fill(password);
  await byEmail.locator('form').getByRole('button', { name: uk.Login }).click();
  await byEmail.waitForURL('**/panel');
});

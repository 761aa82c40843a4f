import { expect, test } from 'vitest';
import { en } from '../../texts';
import { needs } from '../engines/needs';
import { cardIn, json, useCard, welcome } from '../login-card/card';
import { withoutPolicy } from '../policy';
import { settled } from '../visit';
import { type HostPage, pages } from './pages';

const site = useCard();
const wrongCode = json({ Status: 1, Error: '{"Code":"WrongLogin","Error":"Wrong."}' });
const wrongPassword = json({ Status: 1, Error: 'Wrong password.' });
const places = '<div data-widget="header"></div><div data-widget="login-card"></div>';

/** Cancels the navigation after a login by phone and after a change of the language, so that the test can continue. */
const stay = `<script>
  window.languages = [];
  addEventListener('language:change', function (event) { languages.push(event.detail.path); event.preventDefault() });
  addEventListener('login:success', function (event) { if (event.detail.method === 'phone') event.preventDefault() });
</script>`;

async function open({ head = '', body = (inner) => inner, html = '' }: HostPage) {
  const page = await site.visitor({ viewport: { width: 800, height: 900 } });
  const data = {
    lang: 'en',
    languages: { en: 'English', uk: 'Українська' },
    translations: en,
  };
  site.serve(
    '/en/host',
    `<!doctype html><html lang="en" ${html}><head><meta charset="utf-8">
    <title>Host</title>${stay}${head}</head><body>${body(places)}
    <script>window.__PAGE__ = ${JSON.stringify(data)}</script>
    <script src="/widgets/header.js" defer></script><script src="/widgets/login-card.js" defer></script></body></html>`,
    // Old libraries need inline handlers, inline styles and `eval`.
    withoutPolicy,
  );
  site.serve('/panel', '<!doctype html><title>Panel</title>');
  await page.goto(`${site.server.url}/en/host`);
  await settled(page, 'header');
  await settled(page, 'login-card');
  return page;
}

/** Whether the caret of the field with the focus is at this position, and nothing is selected. */
function caretAt(place: number) {
  const { selectionStart, selectionEnd } = document.activeElement as HTMLInputElement;
  return selectionStart === place && selectionEnd === place;
}

test.each(Object.entries(pages))('all widgets work on a page with: %s', async (_, hostPage) => {
  needs('input', ...(hostPage.needs ?? []));
  site.answer('/login/checkout', json({ Value: true }));
  site.answer('/web/setculture', json({ Value: 'uk' }));
  const page = await open(hostPage);
  const view = cardIn(page.locator('[data-widget="login-card"]'));
  const button = (name: string) => page.getByRole('button', { name });

  await button(en.Menu).click();
  expect(await page.getByRole('link', { name: en.FindStations }).isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await button(`${en.Language}: English`).click();
  await Promise.all([page.waitForResponse('**/web/setculture**'), button('Українська').click()]);
  await page.waitForFunction(() => (window as unknown as { languages: string[] }).languages.length > 0);

  await view.number.click();
  // A mask fills the field and places the caret later, in its own timer.
  if (hostPage.caret) await page.waitForFunction(caretAt, hostPage.caret);
  await page.keyboard.type('0501234567');
  expect(await view.number.inputValue()).toBe(hostPage.shown ?? '501234567');
  await page.keyboard.press('Enter');
  await view.codeStep.waitFor();
  expect(site.server.requests.at(-1)?.query).toMatchObject({ u: '380501234567' });

  site.answer('/account/phonelogin', wrongCode);
  await view.code.fill('111111');
  await view.next.click();
  await view.alert.waitFor();
  await view.idle.waitFor();
  expect(await view.code.inputValue()).toBe('');
  site.answer('/account/phonelogin', welcome);
  await view.code.click();
  await page.keyboard.type('222222');
  await Promise.all([page.waitForResponse('**/account/phonelogin'), page.keyboard.press('Enter')]);
  await view.idle.waitFor();
  expect(site.server.requests.at(-1)?.body).toMatchObject({ code: '222222' });

  await view.byEmail.click();
  site.answer('/account/emaillogin', wrongPassword);
  await view.email.fill('driver@example.com');
  await view.password.fill('wrong');
  await view.password.press('Enter');
  await view.alert.waitFor();
  await view.idle.waitFor();
  site.answer('/account/emaillogin', welcome);
  await view.password.fill('charge');
  await Promise.all([page.waitForURL('**/panel'), view.login.click()]);
  expect(site.server.requests.at(-1)?.body).toMatchObject({ email: 'driver@example.com', pass: 'charge' });
  expect(page.complaints).toEqual([]);
});

import { expect, test } from 'vitest';
import { en } from '../texts';
import { html, tags } from './document';
import { settled, useSite } from './visit';

const site = useSite();

// Scripts and tests of sites rely on these names, so they are not read from the table of texts.
test('in English the header and the login card have the names that sites rely on, and browsers know what each field is for', async () => {
  const page = await site.openDocument(
    html({
      body: '<div data-widget="header"></div><div data-widget="login-card"></div>',
      page: { lang: 'en', translations: en, languages: { en: 'English', uk: 'Українська' } },
      scripts: tags('header', 'login-card'),
    }),
    {},
    { viewport: { width: 1360, height: 800 } },
  );
  await settled(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const purposes = () =>
    page
      .locator('form [autocomplete]')
      .evaluateAll((all) => all.map((field) => field.getAttribute('autocomplete')));
  await button('Language: English').waitFor();
  await button('Menu').waitFor();
  expect(await purposes()).toEqual(['tel-country-code', 'tel-national']);
  await page.getByLabel(en.PhoneNumber).fill('501234567');
  await button('Next').click();
  await page.getByLabel(en.SmsCode).waitFor();
  expect(await purposes()).toEqual(['one-time-code']);
  await button('Next').waitFor();
  await button(en.SignInWithEmail).click();
  await button('Login').waitFor();
  expect(await purposes()).toEqual(['username', 'current-password']);
  expect(page.complaints).toEqual([]);
});

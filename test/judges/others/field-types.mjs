import { debianVersion } from '../ask.mjs';
import { ownFolder } from '../own-folder.mjs';
import { launch, openLogin } from '../walk.mjs';

/** The fields of a page that Chromium does not know, with its own word for it. @param {import('playwright-core').Page} page */
async function unknownFields(page) {
  const fields = page.locator('[data-widget] input:visible');
  await page.waitForFunction(() => document.querySelector('[data-widget] input[autofill-prediction]'));
  return fields.evaluateAll((all) =>
    all
      .map((field) => ({
        rule: field.getAttribute('autofill-prediction') ?? 'no type',
        place: window.judged.placeOf(field),
      }))
      .filter(({ rule }) => /UNKNOWN|EMPTY|no type/.test(rule)),
  );
}

/** @template T @param {(page: import('playwright-core').Page) => Promise<T>} look */
async function inOwnBrowser(look) {
  const browser = await launch('--enable-features=AutofillShowTypePredictions');
  try {
    const page = await browser.newPage();
    await page.addInitScript({ path: ownFolder('in-page.js') });
    return await look(page);
  } finally {
    await browser.close();
  }
}

export const fieldTypes = {
  needs: ['chromium'],
  id: 'field-types',
  name: 'Chromium: types of fields',
  version: () => debianVersion('chromium'),
  looksAt: 'the fields of the three steps of the login: each needs a type, so that the browser can fill it',
  planted: { rule: 'UNKNOWN_TYPE', html: '<form><label>One <input name="one"></label></form>' },
  plant: ({ url }) =>
    inOwnBrowser(async (page) => {
      await page.goto(`${url}/planted`);
      return unknownFields(page);
    }),
  find: (site) =>
    inOwnBrowser(async (page) => {
      const found = [];
      await openLogin(page, site, async (seen) => {
        for (const each of await unknownFields(page)) found.push({ ...each, seen });
      });
      return found;
    }),
};

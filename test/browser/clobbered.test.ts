import { expect, test } from 'vitest';
import { fullPage } from './document';
import { settled, useSite } from './visit';

const site = useSite();

/** Elements with the names of properties that the scripts read from the document. Each points to another folder. */
const markup = [
  'currentScript',
  'head',
  'baseURI',
  'readyState',
  'styleSheets',
  'adoptedStyleSheets',
  'cookie',
]
  .map((name) => `<img name="${name}" id="${name}" src="/foreign/login-card.js" alt="" hidden>`)
  .join('');
const list = '<form name="scripts"><input type="image" alt="" src="/foreign/login-card.js" hidden></form>';

test('markup that takes the name of a property does not choose where shared.js comes from', async () => {
  const scripts = '<script src="/widgets/login-card.js" defer></script>';
  const body = markup + list + '<div data-widget="login-card"></div>';
  const page = await site.openDocument(fullPage({ body, scripts }));
  await settled(page, 'login-card');
  // In another folder there is none, and the card would fail.
  expect(page.requested).toContainEqual(expect.stringMatching(/^shared\.js/));
});

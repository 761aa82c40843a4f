import { expect, test } from 'vitest';
import { fullPage, placeholders, tags, widgets, words } from './document';
import { needs } from './engines/needs';
import { useSite } from './visit';
import { signInAll } from './visits';

const site = useSite();

const names = words();

const each = (element: (name: string) => string) => names.map(element).join('');

/** It is a picture. The loader would find no shared.js in its folder. */
const path = '/foreign/login-card.js';
const foreign = `src="${path}" alt="" hidden`;

const image = (name: string) => `<img name="${name}" id="${name}" ${foreign}>`;
const form = (name: string) => `<form name="${name}" hidden><input type="image" ${foreign}></form>`;
const field = (name: string) => `<input name="${name}" form="around" hidden>`;

/** Markup that takes the names of properties: of the document, of the window, and of a form around a placeholder. */
const bodies: Record<string, string> = {
  images: each(image) + placeholders,
  'several images': each((name) => image(name) + image(name)) + placeholders,
  'a replaced global': `${each(image)}<script>var URL = '/site/';</script>${placeholders}`,
  forms: each(form) + placeholders,
  'form around': `<form id="around">${each(field)}${placeholders}</form>`,
  'form itself': `<form data-widget="login-card" id="around">${each(field)}</form>${each(field)}`,
};

test('a visitor signs in on a page with elements that have the names of properties', async () => {
  needs('constructable');
  expect(names.length).toBeGreaterThan(1000);
  site.serve(path, '<svg xmlns="http://www.w3.org/2000/svg"/>', { 'content-type': 'image/svg+xml' });
  const documents = Object.entries(bodies).map(([name, body]) => {
    // Without the page's own tag, the loader chooses where shared.js comes from.
    const scripts = tags(...widgets);
    // The frames share one session storage.
    const head = '<script>Storage.prototype.getItem = () => null;</script>';
    return [name, fullPage({ head, body, scripts })];
  });
  expect(await signInAll(site, Object.fromEntries(documents))).toEqual([]);
});

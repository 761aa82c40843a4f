import { expect, test } from 'vitest';
import { manifest, widgets } from '../../browser/document';
import { dictionary, type Portal } from './portal';

/** Tests what the C# of both kits does in the same way. `stranger` makes a request one of a visitor, and not of a developer. */
export function kit(
  portal: Portal,
  logged: (words: string) => Promise<number>,
  stranger: Record<string, string> = {},
): void {
  const read = async (path: string) => (await portal.fetch(path, { headers: stranger })).text();
  const scripts = (html: string) =>
    [...html.matchAll(/<script src="\/widgets\/\S*?([\w-]+)\.js/g)].map(([, name]) => name);

  test('a page gets the scripts of all widgets, each file with its hash and its integrity', async () => {
    const html = await read('/uk/account/login');
    expect(scripts(html)).toEqual(['shared', ...widgets]);
    expect(html).toContain('Для входу потрібен JavaScript.');
    for (const file of ['shared.js', 'header.js', 'widgets.css']) {
      const { hash, integrity } = manifest.files[file];
      const tag = html.match(new RegExp(`<\\w+ [^>]*"/widgets/\\S*?${file}[^>]*>`))?.[0];
      expect(tag).toContain(`${file}?v=${hash}" integrity="${integrity}"`);
    }
  });

  test.for([
    ['footer,heder,header,heder', ['shared', 'footer', 'header']],
    ['header&inspect=on', ['inspect', 'shared', 'header']],
  ])('a page that asks for %s gets these widgets', async ([only, names]) => {
    expect(scripts(await read(`/dev/tags?only=${only}`))).toEqual(names);
  });

  test('a page has the texts of its widgets and those of the site, and no others', async () => {
    const [, json = ''] = (await read('/dev/shared?only=header')).match(/__PAGE__ = (.*?)<\/script>/) ?? [];
    const { translations } = JSON.parse(json.replace(/"(Translations)":/, (name) => name.toLowerCase()));
    const keys = [...manifest.widgets.header.translations, 'OfTheSite'];
    expect(Object.keys(translations).sort()).toEqual(keys.sort());
  });

  test('a name that no widget has is logged once, with the names of all widgets', async () => {
    await read('/dev/tags?only=heder');
    await read('/dev/tags?only=header,heder');
    const message = `There is no widget named heder. The widgets are ${widgets.join(', ')}.`;
    expect(await logged(message)).toBe(1);
  });

  test('a login without an antiforgery token is logged once, with the cure', async () => {
    for (const call of ['phonelogin', 'emaillogin', 'phonelogin'])
      expect((await portal.fetch(`/account/${call}`, { method: 'POST' })).status).toBe(400);
    expect(await logged('write @Html.AntiForgeryToken() into the page')).toBe(1);
  });

  test.for([
    ['uk-UA', 'uk'],
    ['fr', 'en'],
  ] as const)('the culture "%s" gets the texts of %s', async ([culture, language]) => {
    const texts = await portal.fetch(`/dev/texts?culture=${culture}`);
    expect(await texts.json()).toEqual(dictionary(language));
  });

  test('a site’s own texts are put over those of the widgets', async () => {
    const own = { ...dictionary('uk'), LoginTitle: 'Вхід до кабінету' };
    expect(JSON.parse(await read('/dev/own'))).toMatchObject(own);
  });
}

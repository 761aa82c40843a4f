import { expect, test } from 'vitest';
import { en } from '../texts';
import { fullPage, placeholders, words } from './document';
import { needs } from './engines/needs';
import { useSite } from './visit';
import { visitAll } from './visits';

const site = useSite();

/** Names that the browser itself reads, when it gets options without them. No script of the widgets contains them. */
const readByBrowser = `
  get set value writable enumerable configurable
  referrerPolicy referrer integrity keepalive duplex priority window attributionReporting targetAddressSpace
  privateToken sharedStorageWritable browsingTopics adAuctionHeaders
  once passive capture composed view inline behavior preventScroll focusVisible
  toJSON apply construct has deleteProperty getOwnPropertyDescriptor ownKeys
  characterData attributeOldValue characterDataOldValue attributes media disabled baseURL
`;

/**
 * With `return`, any script fails that takes the first entry of a list (`[first] = list`), and with a function `then` any that waits for an
 * object. The page's own scripts fail then, too.
 */
const isHopeless = (name: string, kind: string) =>
  name === 'return' || (name === 'then' && kind === 'function');

const names = [...new Set([...readByBrowser.trim().split(/\s+/), ...words()])];

/** What a script of the page gives `Object.prototype` under each name. */
const values: Record<string, string> = {
  string: "'https://evil.example/' + name",
  object: '{ href: name }',
  function: 'function () {}',
};

/** Without optional fields: these are what a polluted prototype would fill in. */
const page: Record<string, unknown> = {
  lang: 'en',
  accessRights: 'Admin',
  translations: en,
  languages: { en: 'English', uk: 'Українська' },
  breadcrumbs: [{ name: 'Home' }, { name: 'Reports', link: '/reports' }],
  controls: [{ name: 'Print', action: 'print' }],
};

const documentOf = (kind: string, some: string[]) =>
  fullPage({
    head: `<script>Storage.prototype.getItem = () => null; // The frames share their storage.
      for (const name of ${JSON.stringify(some)}) if (!(name in Object.prototype)) Object.prototype[name] = ${values[kind]};</script>`,
    body: placeholders.replace('"login-card">', '$&<p data-slot="terms">Terms</p>'),
    page,
  });

/** In groups, because a page for each name would take minutes. `GROUP=1` tries each name on its own. */
const size = Number(process.env.GROUP ?? 400);

test('a polluted Object.prototype changes no text, no link, no event and no call', async () => {
  needs('constructable');
  expect(names.length).toBeGreaterThan(2000);
  const documents: Record<string, string> = { clean: documentOf('string', []) };
  for (const kind of Object.keys(values)) {
    const tried = names.filter((name) => !isHopeless(name, kind));
    for (let at = 0; at < tried.length; at += size) {
      const some = tried.slice(at, at + size);
      documents[`${kind} ${at} ${some[0]}`] = documentOf(kind, some);
    }
  }
  const [clean, ...polluted] = await visitAll(site, documents, true);
  expect(clean?.told.at(-1)).toBe('done');
  // Nor can the widgets' own elements take the name of a property.
  expect(clean?.told.join().match(/ (?:id|name)="(?!:ev)[^"]*"/g)).toBe(null);
  for (const { name, told } of polluted) expect(told, name).toEqual(clean?.told);
});

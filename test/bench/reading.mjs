import { fileURLToPath } from 'node:url';
import { bundle } from './subjects.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Measures reading the page's data and finding all texts in it, for the first mount and for all four. */
const contents = `
import { readPage } from './src/page/page';
import { translator } from './src/i18n/translator';
import { texts } from './src/i18n/texts';
const once = () => translator(readPage(), texts.en, () => {});
window.time = async () => {
  const started = performance.now();
  once();
  const first = performance.now() - started;
  for (let more = 0; more < 3; more++) once();
  return { 'reading 2000 keys': first, 'reading 2000 keys, four times': performance.now() - started };
};
document.body.append(document.createElement('i'));
`;

/** A page with a dictionary of 2000 keys, like the resources of a site. @returns {Promise<import('./page.mjs').Subject>} */
export async function reading(/** @type {Record<string, string>} */ texts) {
  const more = Array.from({ length: 2000 - Object.keys(texts).length }, (_, at) => [
    `Resource${at}`,
    `Text ${at} of the site's own resources`,
  ]);
  const page = {
    lang: 'uk',
    translations: { ...Object.fromEntries(more), ...texts },
    languages: { uk: 'Українська' },
  };
  return {
    name: 'reading',
    body: `<script>window.__PAGE__=${JSON.stringify(page)}</script>`,
    scripts: ['main.js'],
    files: await bundle(contents, root),
    selector: 'i',
    drive: '() => window.time()',
  };
}

import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { ru } from '../i18n/ru';
import { texts } from '../i18n/texts';
import { uk } from '../i18n/uk';
import { bundleAll } from './bundles';
import { json, manifestOf } from './manifest';
import { pageSchema, pageTypes } from './page-docs';
import { resx } from './resx';
import { layer } from './styles';

export { translations } from './translations';

/** The product's languages that are kept here; the site may have more. */
const dictionaries = { en: texts, ru, uk };

/** The files of `src/aspnet`, by their path in `dist/`. */
async function aspnetFiles(): Promise<Record<string, string>> {
  const entries = await readdir('src/aspnet', { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const texts = await Promise.all(paths.map((path) => readFile(path, 'utf8')));
  return Object.fromEntries(
    paths.map((path, at) => [relative('src', path).replaceAll('\\', '/'), texts[at] ?? '']),
  );
}

/** All files of `dist/` by their path in it. `reserved` is what each widget's placeholder reserves, in CSS. */
export async function publish(names: string[], reserved: string[]) {
  const { shared, widgets } = await bundleAll(names);
  const files: Record<string, string> = { 'widgets.css': `@layer ${layer};\n${reserved.join('')}` };
  for (const { name, code } of [shared, ...widgets]) files[`${name}.js`] = code;
  files['page.d.ts'] = pageTypes();
  files['page.schema.json'] = json(pageSchema());
  for (const [language, dictionary] of Object.entries(dictionaries)) {
    files[`translations/${language}.json`] = json(dictionary);
    files[`translations/${language}.resx`] = resx(dictionary);
  }
  Object.assign(files, await aspnetFiles());
  const { version } = JSON.parse(await readFile('package.json', 'utf8'));
  const manifest = manifestOf(version, files, widgets);
  // Source maps are for developers' tools, which ask for no checksum.
  for (const { name, map } of [shared, ...widgets]) files[`${name}.js.map`] = map;
  files['manifest.json'] = json(manifest);
  return { files, manifest };
}

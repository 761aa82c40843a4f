import { readdir, readFile } from 'node:fs/promises';
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

/** What a site in C# takes over as it is. */
const aspnet = 'src/aspnet/core';

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
  for (const name of await readdir(aspnet))
    files[`aspnet/${name}`] = await readFile(`${aspnet}/${name}`, 'utf8');
  const manifest = manifestOf(files, widgets);
  // Source maps are for developers' tools, which ask for no checksum.
  for (const { name, map } of [shared, ...widgets]) files[`${name}.js.map`] = map;
  files['manifest.json'] = json(manifest);
  return { files, manifest };
}

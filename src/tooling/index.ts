import { readdir, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { compressAll, compressedFiles } from './build/artifacts/compress';
import { doctorScript } from './build/artifacts/doctor';
import { json } from './build/artifacts/json';
import { licenses } from './build/artifacts/licenses';
import { manifestOf } from './build/artifacts/manifest';
import { reportScript } from './build/artifacts/report-script';
import { reservedSpace } from './build/artifacts/widgets-css';
import { type Edition, wantsWhole } from './build/bundles/edition';
import { sharedExportNames } from './build/bundles/plugins/import-from-shared';
import { buildSharedScript } from './build/bundles/shared-script';
import { buildWidgetScript } from './build/bundles/widget-script';
import { withoutLinks } from './from-facts/documents/table';
import { pageDataFiles } from './from-facts/page-data';
import { texts } from './from-facts/translations/texts';
import { resx } from './from-facts/translations/write-resx';
import { inspectScript, translationScript } from './from-facts/translations/write-script';
import { widgetNames } from './widget-names';

export { sizes } from './build/sizes';
export { documents } from './from-facts/documents';
export { guide } from './guide';
export { release } from './release';
export { writeFiles } from './write-files';

/** The flags that a site copies into its own folder. No page loads them from here, so the manifest does not list them. */
async function flagFiles(): Promise<Record<string, string>> {
  const names = (await readdir('src/flags')).sort();
  const texts = await Promise.all(names.map((name) => readFile(`src/flags/${name}`, 'utf8')));
  return Object.fromEntries(names.map((name, at) => [`flags/${name}`, texts[at] ?? '']));
}

/**
 * Makes all files of dist/, by their path in it. Without an edition it is the one that ships. esbuild describes the sources
 * of the scripts in `metafiles`, with those of doctor.mjs in `bundled`.
 */
export async function makeFiles(wanted?: Partial<Edition>) {
  const edition: Edition = { development: false, whole: wantsWhole(), ...wanted };
  const { name: product, version } = JSON.parse(await readFile('package.json', 'utf8'));
  // The second comment lets Chromium compile all functions at once, off the main thread. It has no effect below code.
  const preamble = `/*! ${product} ${version} | see LICENSES.txt */\n//# allFunctionsCalledOnLoad`;
  const names = widgetNames();
  const exported = await sharedExportNames();
  const shared = await buildSharedScript(names, exported, preamble, edition);
  const widgets = await Promise.all(
    names.map((name) => buildWidgetScript(name, shared, { exported, preamble, edition })),
  );
  const scripts = [{ ...shared, name: 'shared' }, ...widgets];

  const files: Record<string, string> = { 'widgets.css': await reservedSpace(names) };
  for (const { name, code } of scripts) files[`${name}.js`] = code;
  files['inspect.js'] = await inspectScript(texts.en, preamble);
  const keys = Object.fromEntries(widgets.map((widget) => [widget.name, widget.keys]));
  const doctor = await doctorScript(
    { version, widgets: keys },
    `/*! ${product} ${version} | see LICENSES.txt */`,
  );
  files['doctor.mjs'] = doctor.code;
  files['report.js'] = await reportScript(preamble);
  // The other documents are pages, see guide/.
  for (const path of ['CHANGELOG.md', 'src/site-guide/ACCESSIBILITY.md'])
    files[basename(path)] = withoutLinks(await readFile(path, 'utf8'));
  const metafiles = scripts.flatMap((script) => script.metafiles);
  const bundled = [...metafiles, doctor.metafile];
  files['LICENSES.txt'] = await licenses(bundled.flatMap(({ inputs }) => Object.keys(inputs)));
  for (const [language, dictionary] of Object.entries(texts)) {
    files[`translations/${language}.json`] = json(dictionary);
    files[`translations/${language}.resx`] = resx(dictionary);
    files[`translations/${language}.js`] = await translationScript(dictionary, preamble);
  }
  Object.assign(files, pageDataFiles());
  // Brotli takes seconds for React's development build.
  const compressed = edition.development ? {} : await compressAll(files);
  const listed = { ...files, ...compressedFiles(compressed) };
  const manifest = manifestOf(version, listed, compressed, widgets);
  // Only developer tools load source maps, and they check no hash.
  const maps = Object.fromEntries(scripts.map(({ name, map }) => [`${name}.js.map`, map]));
  const all = { ...listed, ...maps, ...(await flagFiles()), 'manifest.json': json(manifest) };
  return { files: all, manifest, metafiles, bundled };
}

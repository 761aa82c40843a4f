// @vitest-environment node
// The guide as pages, which `npm run guide` writes and the stand-in serves at /guide.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type FieldWords, fieldWords } from '../../src/facts/fields.words';
import { callPaths } from '../../src/facts/routes';
import { customProperties } from '../../src/shared/ui/custom-properties';
import { guide } from '../../src/tooling/guide';
import { guidePages } from '../../src/tooling/guide/pages';
import { propertyDefaults } from '../../src/tooling/sheets/property-defaults';
import { widgetNames } from '../../src/tooling/widget-names';
import { faultsOfHtml } from '../html-judge';
import { expectNone } from './expect-none';
import { filesIn } from './files';

const files = guidePages();
const pages = Object.entries(files).flatMap(([name, content]) =>
  name.endsWith('.html') ? [[name, String(content)] as const] : [],
);
const documents = pages.filter(([name]) => !name.startsWith('live/'));

test.for(documents)('the page %s is valid HTML, with nothing inline', async ([, html]) => {
  expect(await faultsOfHtml(html)).toEqual([]);
  expect(html).not.toMatch(/ style=|<style|<script(?![^>]* src=)| on\w+="/);
});

test('each link of a page leads to a page, and to an element of it', () => {
  const addresses = pages.flatMap(([name, html]) =>
    [...html.matchAll(/ (?:href|src)="(?!\w+:)([^"#]*)(?:#([^"]*))?"/g)].map(([, path = '', id = '']) => ({
      name,
      target: path ? posix.join(posix.dirname(name), path) : name,
      id,
    })),
  );
  expect(addresses.length).toBeGreaterThan(500);
  const isLost = ({ target, id }: (typeof addresses)[number]) =>
    !target.startsWith('dist/') &&
    (!(target in files) || (id && !`${files[target]}`.includes(` id="${id}"`)));
  expectNone(
    addresses.filter(isLost).map(({ name, target, id }) => `${name}: ${target}#${id}`),
    'Correct the link in the document.',
  );
});

test('who follows "Next" from the first page reads each page', () => {
  const read: string[] = [];
  for (let name: string | undefined = 'index.html'; name; ) {
    read.push(name);
    const [, next]: string[] = `${files[name]}`.match(/<li>Next: <a href="([^"]*)"/) ?? [];
    name = next && posix.join(posix.dirname(name), next);
  }
  expect(read.sort()).toEqual(documents.map(([name]) => name).sort());
});

test('npm run guide writes plain HTML, with the files that its frames load', () => {
  const folder = mkdtempSync(join(tmpdir(), 'guide-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const built = { 'shared.js': '1', 'shared.js.br': '2', 'doctor.mjs': '3', 'translations/en.js': '4' };
  guide([folder], built);
  const written = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  expect(written).toEqual(expect.arrayContaining(Object.keys(files)));
  expect(written.filter((name) => name.startsWith('dist/')).sort()).toEqual([
    'dist/shared.js',
    'dist/translations',
    'dist/translations/en.js',
  ]);
});

test('each widget has a page with the widget in a frame that loads late', () => {
  for (const name of widgetNames())
    expect(`${files[`widgets/${name}.html`]}`).toMatch(
      new RegExp(`<iframe src="../live/${name}.html"[^>]* loading="lazy">`),
    );
});

test('the frames of the guide answer each call', () => {
  const missing = Object.values(callPaths).filter(
    (path) => !`${files['assets/live.js']}`.includes(`'${path}'`),
  );
  expectNone(missing, 'Add an answer to src/tooling/guide/assets/live.js.');
});

test('the record of custom properties names those that the stylesheets read', () => {
  expect(Object.keys(customProperties).sort()).toEqual([...propertyDefaults().keys()].sort());
});

/** The card does not read these itself. It passes them to its calls. */
const ofCalls = ['apiUrl', 'bodyFormat', 'antiforgery'];

test.for(widgetNames())('the page of the %s lists the fields that its code reads', (widget) => {
  const code = filesIn([`widgets/${widget}`], /\.tsx?$/).map((path) => readFileSync(path, 'utf8'));
  const taken = code.join('\n').match(/pageData\.\w+|\{[^{}]*\}(?= = pageData\b)|pageData: \{[^{}]*\}/g);
  const words: string[] = taken?.join().match(/\w+/g) ?? [];
  const all = Object.entries<FieldWords>(fieldWords);
  const read = all.flatMap(([name, { widgets }]) => (widgets && words.includes(name) ? name : []));
  const listed = all.flatMap(([name, { widgets }]) =>
    widgets?.split(' ').includes(widget) && !ofCalls.includes(name) ? name : [],
  );
  expect(listed, '`widgets` of a field in src/facts/fields.words.ts names those that read it').toEqual(read);
});

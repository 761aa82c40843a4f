// @vitest-environment node
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { fileName, sharedFor, versionIn, widgetsIn } from '../../../../src/extras/doctor/product';
import { startSite } from '../../../site/server.mjs';
import { folder, manifest, read } from '../../dist/files';
import { addresses, product } from './run';

const widgets = Object.keys(manifest.widgets);

test.each(widgets)('%s.js says its version, its name, and the shared.js that it needs', (name) => {
  const script = String(read(`${name}.js`));
  expect(versionIn(script)).toBe(manifest.version);
  expect(widgetsIn(script, product)).toEqual([name]);
  expect(sharedFor(script)).toMatchObject({ hash: manifest.files['shared.js']?.hash });
  expect(sharedFor(script)?.integrity).toBe(manifest.files['shared.js']?.integrity);
});

test('the widgets of a joined file are found by their names', () => {
  const joined = ['shared', ...widgets].map((name) => read(`${name}.js`)).join('\n');
  expect(widgetsIn(joined, product).sort()).toEqual(widgets.toSorted());
});

test.each([
  ['/widgets/header.js', 'header.js'],
  ['/widgets/2.0.0/shared.js?v=1', 'shared.js'],
  ['/x/translations/uk.js', 'translations/uk.js'],
  ['/widgets/widgets.css', 'widgets.css'],
  ['/widgets/header.min.js', undefined],
  ['/widgets/my-header.js', undefined],
  ['/header', undefined],
])('the address %s can be that of our file %s', (address, name) => {
  expect(fileName(new URL(address, 'https://portal.example'), product)).toBe(name);
});

/** Runs the built command. Returns its exit code and what it prints. */
const command = (...args: string[]) =>
  promisify(execFile)('node', [`${folder}doctor.mjs`, ...args]).then(
    ({ stdout }) => [0, stdout],
    ({ code, stdout }) => [code, stdout],
  );

test('dist/doctor.mjs ends with 0 for a site that is well, and prints JSON if asked', async () => {
  const site = await startSite();
  onTestFinished(() => site.close() as Promise<void>);
  expect(await command(site.url)).toEqual([0, expect.stringMatching(/^http:\S+ is well: .*\n$/)]);
  const [code, json] = await command(`${site.url}/uk`, '--lang', 'en', '--calls', '--json');
  const checked = { files: 6, pages: 4, addresses, calls: 2 };
  expect([code, JSON.parse(`${json}`)]).toEqual([
    0,
    { origin: site.url, faults: [], checked, notChecked: [expect.stringMatching(/^the security policy /)] },
  ]);
  site.answer('/Content/flags/uk.svg', (_, response) => response.writeHead(404).end());
  const [faulty, words] = await command(site.url, '--json');
  expect(faulty).toBe(1);
  expect(JSON.parse(`${words}`).faults).toMatchObject([
    { name: 'flag missing', where: '/Content/flags/uk.svg', alsoOn: [], cure: 'Add the file' },
  ]);
});

test('dist/doctor.mjs ends with 2 without an address or an answer', async () => {
  expect(await command('portal.example')).toEqual([2, expect.stringContaining('node doctor.mjs https://')]);
  expect(await command('http://127.0.0.1:1')).toEqual([
    2,
    expect.stringMatching(/^could not look: .*ECONNREFUSED/),
  ]);
});

// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { texts } from '../../../../src/i18n/texts';
import { translations } from '../../../../src/tooling/translations';
import { parse } from '../../../../src/tooling/translations/parse';
import { resx } from '../../../../src/tooling/translations/write-resx';

const { en, uk } = texts;

/** Runs the tool in a folder with these files. */
async function run(args: string[], files: Record<string, string | Buffer> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'texts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  mkdirSync(join(folder, 'folder.json'));
  const output: string[] = [];
  const code = await translations(args, folder, (line) => output.push(line));
  return { code, output, folder };
}

test('a complete file has no problems', async () => {
  const { code, output } = await run(['check', 'uk.resx'], { 'uk.resx': resx(uk) });
  expect([code, output]).toEqual([0, ['uk.resx: complete']]);
});

test('a missing key is listed under each widget that shows it', async () => {
  const { Contacts, PhoneNumber, ...rest } = uk;
  const { code, output } = await run(['check', 'uk.json'], { 'uk.json': JSON.stringify(rest) });
  expect([code, output]).toEqual([
    1,
    [
      'uk.json:',
      '  2 missing',
      '    footer: Contacts',
      '    header: Contacts',
      '    login-card: PhoneNumber',
    ],
  ]);
});

test('a wrong placeholder is an error; an English text and an unknown key are not', async () => {
  const wrong = { ...uk, ResendIn: 'через {{s}} с' };
  const untidy = { ...uk, Next: en.Next, Greeting: 'Вітаємо' };
  const files = { 'wrong.json': JSON.stringify(wrong), 'untidy.json': JSON.stringify(untidy) };
  expect(await run(['check', 'wrong.json'], files)).toMatchObject({
    code: 1,
    output: [
      'wrong.json:',
      '  1 with placeholders that differ from the English text',
      '    ResendIn lacks {{seconds}}, invents {{s}}',
    ],
  });
  expect(await run(['check', 'untidy.json'], files)).toMatchObject({
    code: 0,
    output: [
      'untidy.json:',
      '  1 still in English',
      '    login-card: Next',
      '  1 that no widget uses',
      '    Greeting',
    ],
  });
});

test('a key in another letter case is found, a nested one is not; a blank text is missing', async () => {
  const { Login, Next, Menu, ...rest } = uk;
  const texts = { ...rest, login: Login, Card: { Next }, Menu: ' ' };
  expect(await run(['check', 'uk.json'], { 'uk.json': JSON.stringify(texts) })).toMatchObject({
    code: 1,
    output: [
      'uk.json:',
      '  2 missing',
      '    header: Menu',
      '    login-card: Next',
      '  1 that no widget uses',
      '    Card',
    ],
  });
});

test('the English file has no texts that are “still” English', async () => {
  const { output } = await run(['check', 'en.json'], { 'en.json': JSON.stringify(en) });
  expect(output).toEqual(['en.json: complete']);
});

test('a file that cannot be used is reported, and the others are still checked', async () => {
  const files = {
    'a.json': '{',
    'b.resx': '<root>',
    'c.resx': Buffer.from([0xd3]),
    'uk.po': '',
    'uk.resx': resx(uk),
  };
  const names = ['no.json', 'folder.json', ...Object.keys(files)];
  const { code, output } = await run(['check', ...names], files);
  expect(code).toBe(1);
  expect(output).toEqual([
    'no.json does not exist.',
    'folder.json is a folder.',
    expect.stringMatching(/^a\.json is not JSON: .+\.$/),
    expect.stringMatching(/^b\.resx is not XML: in line 1: .+[^.]\.$/),
    'c.resx is not UTF-8: byte 0xD3 at offset 0. Save it as UTF-8.',
    'uk.po is neither .json nor .resx.',
    'uk.resx: complete',
  ]);
});

test('a template contains all keys, with the English text as a comment and the project’s own text as a proposal', async () => {
  const { code, output, folder } = await run(['template', 'uk']);
  expect([code, output]).toEqual([0, [`missing.uk.resx: ${Object.keys(en).length} texts`]]);
  const source = readFileSync(join(folder, 'missing.uk.resx'), 'utf8');
  expect(parse(source, 'resx')).toEqual(uk);
  expect(source).toContain(`<value>${uk.Login}</value>\n    <comment>${en.Login}</comment>`);
});

test('the language of a template may have any letter case', async () => {
  const { output, folder } = await run(['template', 'UK']);
  expect(output).toEqual([expect.stringMatching(/^missing\.uk\.resx: /)]);
  expect(parse(readFileSync(join(folder, 'missing.uk.resx'), 'utf8'), 'resx')).toEqual(uk);
});

test('the command works in any folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'texts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'uk.json'), JSON.stringify(uk));
  const env = { ...process.env, INIT_CWD: undefined };
  const command = [resolve('build.mjs'), 'translations', 'check', 'uk.json'];
  expect(execFileSync(process.execPath, command, { cwd: folder, env, encoding: 'utf8' })).toBe(
    'uk.json: complete\n',
  );
});

test('a template for a file contains the keys that the file lacks, in the same format', async () => {
  const { Login, Next, ...rest } = uk;
  const { output, folder } = await run(['template', 'sk', 'sk.json'], { 'sk.json': JSON.stringify(rest) });
  expect(output).toEqual(['missing.sk.jsonc: 2 texts']);
  expect(readFileSync(join(folder, 'missing.sk.jsonc'), 'utf8')).toBe(`{
  // ${en.Login}
  "Login": "",
  // ${en.Next}
  "Next": ""
}
`);
});

test('a template never replaces a file', async () => {
  const { code, output, folder } = await run(['template', 'uk'], { 'missing.uk.resx': 'translated' });
  expect([code, output]).toEqual([1, ['missing.uk.resx already exists: move it away first.']]);
  expect(readFileSync(join(folder, 'missing.uk.resx'), 'utf8')).toBe('translated');
});

test.for([[], ['check'], ['template'], ['template', '../uk'], ['constructor', 'uk']])(
  '%s prints the usage',
  async (args) => {
    const { code, output } = await run(args);
    expect(code).toBe(1);
    expect(output.join()).toMatch(/check FILE.*template LANGUAGE/s);
  },
);

test('the pseudo language has all keys, accents, brackets and placeholders, and is 40 % longer', async () => {
  const { code, output, folder } = await run(['pseudo']);
  expect([code, output.sort()]).toEqual([0, ['qps-ploc.json', 'qps-ploc.resx']]);
  const [written, other] = ['json', 'resx'].map((format) =>
    parse(readFileSync(join(folder, `qps-ploc.${format}`), 'utf8'), format as 'json'),
  );
  expect(written).toEqual(other);
  for (const [key, english] of Object.entries(en)) {
    const text = String(written?.[key]);
    expect(text).toMatch(/^\[.*[^ -~].*\]$/);
    expect(text.length).toBeGreaterThanOrEqual(1.4 * english.length);
    expect(text.match(/\{\{.*?\}\}/g)).toEqual(english.match(/\{\{.*?\}\}/g));
  }
  expect(await translations(['check', 'qps-ploc.resx'], folder, () => {})).toBe(0);
});

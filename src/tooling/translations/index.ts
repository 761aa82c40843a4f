import { resolve } from 'node:path';
import { texts } from '../../i18n/texts';
import { json } from '../artifacts/json';
import { keysByWidget } from '../bundles/widget-keys';
import { check } from './check';
import { Unreadable } from './decode';
import { displayPath, read, write } from './file';
import { type Format, formatOf } from './parse';
import { pseudo, pseudoLanguage } from './pseudo';
import { report } from './report';
import { template } from './template';
import { resx } from './write-resx';

const own: Record<string, Record<string, string>> = texts;

const usage = `npm run translations -- check FILE...           lists what a site's .json or .resx lacks
npm run translations -- template LANGUAGE [FILE]  writes a file with the keys that FILE lacks, or with all keys
npm run translations -- pseudo                    writes ${pseudoLanguage}.resx and .json, to test the layout with longer texts`;

/** Runs `npm run translations` in a folder, gives each line to `print`, and returns the exit code. */
export async function translations(args: string[], folder: string, print: (line: string) => void) {
  const [command, ...rest] = args;
  const [given = '', file] = rest;
  const language = Object.keys(own).find((each) => each === given.toLowerCase()) ?? given;

  /** Does something with a file. If the file cannot be used, prints the reason. */
  async function attempt(name: string, work: (path: string) => Promise<boolean>): Promise<boolean> {
    const path = resolve(folder, name);
    try {
      return await work(path);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      print(`${displayPath(path, folder)} ${error.message}.`);
      return false;
    }
  }

  async function checkFile(path: string): Promise<boolean> {
    const findings = check(await read(path), texts.en);
    const { broken, lines } = report(displayPath(path, folder), findings, await keysByWidget());
    for (const line of lines) print(line);
    return !broken;
  }

  async function writeTemplate(missing: string[], format: Format): Promise<boolean> {
    const gaps = Object.entries(texts.en)
      .filter(([key]) => missing.includes(key))
      .map(([key, english]) => ({ key, english, own: own[language]?.[key] ?? '' }));
    // Plain JSON cannot contain comments.
    const ending = format === 'json' ? 'jsonc' : format;
    return attempt(`missing.${language}.${ending}`, async (path) => {
      await write(path, template(gaps, format));
      print(`${displayPath(path, folder)}: ${gaps.length} texts`);
      return true;
    });
  }

  if (command === 'check' && rest.length) {
    const results: boolean[] = [];
    for (const name of rest) results.push(await attempt(name, checkFile));
    return results.every(Boolean) ? 0 : 1;
  }
  if (command === 'template' && /^[\w-]+$/.test(language) && rest.length <= 2) {
    const lacking = async (path: string) =>
      writeTemplate(check(await read(path), texts.en).missing, formatOf(path));
    const done = file ? await attempt(file, lacking) : await writeTemplate(Object.keys(texts.en), 'resx');
    return done ? 0 : 1;
  }
  if (command === 'pseudo' && !rest.length) {
    const dictionary = Object.fromEntries(Object.entries(texts.en).map(([key, text]) => [key, pseudo(text)]));
    const files = { resx: resx(dictionary), json: json(dictionary) };
    const written = Object.entries(files).map(([ending, content]) =>
      attempt(`${pseudoLanguage}.${ending}`, async (path) => {
        await write(path, content);
        print(displayPath(path, folder));
        return true;
      }),
    );
    return (await Promise.all(written)).every(Boolean) ? 0 : 1;
  }
  print(usage);
  return 1;
}

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { npmVersion } from '../ask.mjs';
import { ownFolder } from '../own-folder.mjs';

/** The first part of a document in which the widgets of a page stand. */
const start = '<!doctype html><html lang="uk"><head><title>Widgets</title></head><body>';

export const nu = {
  needs: ['chromium', 'java'],
  id: 'nu',
  name: 'Nu HTML Checker',
  version: () => npmVersion('vnu-jar'),
  looksAt: 'the elements of the widgets in each page and each state, as the scripts have made them',
  planted: {
    rule: 'Element “div” not allowed as child of element “span”',
    html: '<span><div>A block</div></span>',
  },
  /** @type {Map<string, string>} */
  kept: new Map(),
  /** @param {import('../walk.mjs').Seen} seen */
  async look({ page, name }) {
    this.kept.set(
      name,
      await page.evaluate(() =>
        window.judged
          .roots()
          .map(({ outerHTML }) => outerHTML)
          .join('\n'),
      ),
    );
    return [];
  },
  /** Asks once, because Java needs a second to start. */
  async finish() {
    const folder = mkdtempSync(join(tmpdir(), 'nu-'));
    for (const [name, html] of this.kept)
      writeFileSync(join(folder, `${name.replaceAll('/', '_')}.html`), start + html);
    this.kept.clear();
    const options = [
      '--format',
      'json',
      '--stdout',
      '--exit-zero-always',
      '--errors-only',
      '--skip-non-html',
    ];
    const jar = ownFolder('node_modules/vnu-jar/build/dist/vnu.jar');
    const told = execFileSync('/usr/bin/java', ['-Xss4m', '-jar', jar, ...options, folder], {
      encoding: 'utf8',
      maxBuffer: 1e8,
    });
    rmSync(folder, { recursive: true });
    return JSON.parse(told).messages.map(({ message, url, extract, hiliteStart }) => ({
      rule: message.split(/ (?:in this context|at this point)|\. /)[0],
      place: `<${extract.slice(hiliteStart).match(/[\w-]+/)?.[0]}>`,
      seen: basename(url, '.html').replaceAll('_', '/'),
    }));
  },
};

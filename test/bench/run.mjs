import { parseArgs } from 'node:util';
import { buildInto } from '../../build.mjs';
import { startBrowser } from './browser.mjs';
import { interactions } from './interactions.mjs';
import { floor, hanko } from './others.mjs';
import { card, ours } from './ours.mjs';
import { inWords, publish } from './readme.mjs';
import { startServer } from './server.mjs';
import { profiles, visit } from './visit.mjs';

const { values: options } = parseArgs({
  options: {
    whole: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '15' },
    readme: { type: 'boolean', default: false },
  },
});

const subjects = [
  await floor(),
  ours('four widgets, one tag each', false),
  ours('four widgets, shared.js named', true),
  card(),
  await hanko(),
];
if (options.whole) {
  const folder = 'node_modules/.cache/ev-portal-widgets/whole';
  await buildInto(folder, { development: false, whole: true });
  subjects.push(ours('four widgets, whole packages', true, folder));
}
const acting = { ...ours('acts', true), drive: interactions };

const browser = await startBrowser();
const { product } = await browser.send('Browser.getVersion');
const server = await startServer([...subjects, acting]);
/** @type {import('./readme.mjs').Row[]} */
const rows = [];
/** @type {Record<string, number>[]} */
const acts = [];
try {
  for (let round = 1; round <= Number(options.rounds); round++) {
    process.stderr.write(`round ${round} of ${options.rounds}\n`);
    for (const profile of profiles)
      for (const { name: subject } of subjects)
        rows.push({ profile, subject, figures: await visit(browser, server, subject, profile) });
    acts.push((await visit(browser, server, acting.name, profiles[0], 412)).acts);
  }
} finally {
  await browser.close();
  server.close();
}

const text = inWords(product, rows, acts);
console.log(text);
if (options.readme) await publish(text);

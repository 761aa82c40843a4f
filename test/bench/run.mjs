import { writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { buildInto } from '../../build.mjs';
import { startBrowser } from './browser.mjs';
import { interactions } from './interactions.mjs';
import { servedFilesOf } from './page.mjs';
import { figuresOf, publish } from './readme.mjs';
import { startServer } from './server.mjs';
import { card, floor as createFloor, ours } from './subjects.mjs';
import { acts, tables } from './table.mjs';
import { visitOnPhone, visitTwice } from './visit.mjs';

const { values: options } = parseArgs({
  options: {
    rivals: { type: 'boolean', default: false },
    'whole-react': { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    rounds: { type: 'string' },
    json: { type: 'string' },
    readme: { type: 'boolean', default: false },
  },
});

const rounds = Number(options.rounds ?? (options.quick ? 3 : 15));

/** @type {import('./visit.mjs').Profile[]} */
const profiles = [
  { name: 'unthrottled' },
  { name: 'CPU 4x slower', slower: 4 },
  { name: 'CPU 4x slower, slow network', slower: 4, mobile: true },
];

const floor = await createFloor();
const browser = await startBrowser();
const { product } = await browser.send('Browser.getVersion');

/** Whether a rival shows its form. @param {import('./page.mjs').Subject} subject */
async function draws(subject) {
  const trial = await startServer(servedFilesOf([subject]), 15_000);
  const { targetId } = await browser.send('Target.createTarget', {
    url: `${trial.url}/${encodeURIComponent(subject.name)}/page.html`,
  });
  const drawn = await trial.report(subject.name).then(Boolean, () => false);
  await browser.send('Target.closeTarget', { targetId });
  await trial.close();
  return drawn;
}

const { drawing, bytesAlone } = options.rivals
  ? await (await import('./rivals.mjs')).findRivals(draws)
  : { drawing: [], bytesAlone: {} };
const loaded = [
  floor,
  ours('four widgets, one tag each', false),
  ours('four widgets, shared.js named', true),
];
if (options['whole-react']) {
  const folder = 'node_modules/.cache/ev-portal-widgets/whole-react';
  await buildInto(folder, { development: false, wholeReact: true });
  loaded.push(ours('four widgets, whole React', true, {}, folder));
}
if (options.rivals) loaded.push(card(), ...drawing);
const acting = { ...ours('acts', true, { lang: 'uk' }), drive: interactions };

const server = await startServer(servedFilesOf([...loaded, acting]));
/** @type {import('./table.mjs').Row[]} */
const rows = [];
/** @type {import('./table.mjs').Row[]} */
const actions = [];
const all = rounds * (profiles.length * loaded.length + 2);
let done = 0;
const progress = (/** @type {string} */ what) => {
  const line = `${++done}/${all} ${what}`;
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${line}`);
  else if (done % 25 === 0) process.stderr.write(`${line}\n`);
};

try {
  for (let round = 0; round < rounds; round++)
    for (const profile of profiles) {
      for (const { name: subject } of loaded) {
        progress(`${profile.name}: ${subject}`);
        const visits = await visitTwice(browser, server, subject, profile);
        for (const [visit, figures] of Object.entries(visits))
          rows.push({ profile: profile.name, visit, subject, round, figures });
      }
      if (profile.mobile) continue;
      progress(`${profile.name}: ${acting.name}`);
      const figures = await visitOnPhone(browser, server, acting.name, profile);
      actions.push({ profile: profile.name, visit: 'first', subject: acting.name, round, figures });
    }
} finally {
  await browser.close();
  await server.close();
}

process.stderr.write('\n');
console.log(`${rounds} interleaved rounds on ${cpus().length} processors, load ${loadavg()[0]?.toFixed(1)}`);
console.log('median (least–most) ×median of the ratios to the floor, which is the first line');
for (const { kind, lines } of tables(rows, floor.name)) {
  console.log(`\n${kind}`);
  console.table(lines);
}
console.log('\nMilliseconds to the next paint');
console.table(acts(actions));
if (Object.keys(bytesAlone).length) {
  console.log('\nkB of rivals that drew no form here, where their service cannot be reached');
  console.table(bytesAlone);
}
const run = { browser: product, rounds, rows, actions, bytesAlone };
if (options.json) await writeFile(options.json, JSON.stringify(run, undefined, 1));
if (options.readme) await publish(figuresOf(run));

import { parseArgs } from 'node:util';
import { buildInto } from '../../build.mjs';
import { startBrowser } from './browser.mjs';
import { interactions, timers } from './interactions.mjs';
import { servedFilesOf } from './page.mjs';
import { figuresOf, inWords, publish } from './readme.mjs';
import { startServer } from './server.mjs';
import { card, floor as createFloor, ours } from './subjects.mjs';
import { profiles, visit } from './visit.mjs';

const { values: options } = parseArgs({
  options: {
    rivals: { type: 'boolean', default: false },
    'whole-react': { type: 'boolean', default: false },
    rounds: { type: 'string', default: '15' },
    readme: { type: 'boolean', default: false },
  },
});

const rounds = Number(options.rounds);
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
  await createFloor(),
  ours('four widgets, one tag each', false),
  ours('four widgets, shared.js named', true),
];
if (options['whole-react']) {
  const folder = 'node_modules/.cache/ev-portal-widgets/whole-react';
  await buildInto(folder, { development: false, wholeReact: true });
  loaded.push(ours('four widgets, whole React', true, {}, folder));
}
if (options.rivals) loaded.push(card(), ...drawing);
const page = ours('acts', true, { lang: 'uk' });
const acting = { ...page, head: page.head + timers, drive: interactions };

const server = await startServer(servedFilesOf([...loaded, acting]));
/** @type {import('./readme.mjs').Row[]} */
const rows = [];
/** @type {Record<string, number>[]} */
const actions = [];
try {
  for (let round = 0; round < rounds; round++) {
    process.stderr.write(`round ${round + 1} of ${rounds}\n`);
    for (const profile of profiles)
      for (const { name: subject } of loaded)
        rows.push({ profile, subject, figures: await visit(browser, server, subject, profile) });
    actions.push(await visit(browser, server, acting.name, profiles[0], 412));
  }
} finally {
  await browser.close();
  await server.close();
}

const figures = figuresOf({ browser: product, rounds, rows, actions, bytesAlone });
console.log(inWords(figures));
if (options.readme) await publish(figures);

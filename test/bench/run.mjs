import { parseArgs } from 'node:util';
import { startBrowser } from './browser.mjs';
import { quietRounds } from './load.mjs';
import { floor, hanko } from './others.mjs';
import { card, ours, widgets } from './ours.mjs';
import { environment, publish, tableOf } from './report.mjs';
import { startServer } from './server.mjs';
import { visit } from './visit.mjs';

const { values: options } = parseArgs({
  options: {
    readme: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '15' },
    busy: { type: 'boolean', default: false },
  },
});

const subjects = [
  floor,
  ours('four widgets, one tag each', widgets, []),
  ours('four widgets, shared.js named', widgets),
  card,
  hanko,
];

const browser = await startBrowser();
const server = await startServer(subjects);

/** Visits all subjects, each a second time with a slow network. */
async function visitAll() {
  /** @type {import('./report.mjs').Round} */
  const round = {};
  for (const subject of subjects) {
    const { figures, paints } = await visit(browser, server, subject, { acts: true });
    const second = await visit(browser, server, subject, { slow: true });
    const slow = { 'drawn ms, slow network': second.figures['drawn ms'] };
    round[subject.name] = { ...figures, ...slow, 'input to next paint ms': Math.max(...paints) };
  }
  return round;
}

try {
  const { kept, load } = await quietRounds(browser, Number(options.rounds), options.busy, visitAll);
  // Once, because the heap does not depend on the load.
  const { figures } = await visit(browser, server, card, { steps: 10_000 });
  const heap = { [card.name]: { 'heap MB after 10,000 steps': figures['heap MB'] } };
  const text = `${tableOf([...kept, heap])}\n\n${await environment(browser)}: ${load}.`;
  console.log(text);
  if (options.readme && !options.busy) publish(text);
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await browser.close();
  server.close();
}

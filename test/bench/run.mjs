import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startBrowser } from './browser.mjs';
import { quietRounds } from './load.mjs';
import { floor, hanko } from './others.mjs';
import { pagesOf } from './ours.mjs';
import { environment, publish, ratiosOf, tableOf } from './report.mjs';
import { startServer } from './server.mjs';
import { visit } from './visit.mjs';

const { values: options } = parseArgs({
  options: {
    readme: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '15' },
    busy: { type: 'boolean', default: false },
    against: { type: 'string' },
  },
});

const now = Object.values(pagesOf(fileURLToPath(new URL('../../dist', import.meta.url))));
const { against } = options;
const before = against ? Object.values(pagesOf(resolve(against), ', before')) : [];
/** Each page stands beside the same page of the other build, so that both meet the same load of the machine. */
const subjects = [
  floor,
  ...now.flatMap((page, place) => [page, ...before.slice(place, place + 1)]),
  ...(against ? [] : [hanko]),
];

/** @type {[string, string][]} */
const pairs = before.map((page, place) => [now[place]?.name ?? '', page.name]);
const rows = subjects.map(({ name }) => name);

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
  // The second of a pair may find what the first has warmed. So they change places after each round.
  subjects.reverse();
  return round;
}

try {
  const { kept, load } = await quietRounds(browser, Number(options.rounds), options.busy, visitAll);
  // Once, because the heap does not depend on the load.
  for (const card of subjects.filter(({ count }) => count === 1)) {
    const { figures } = await visit(browser, server, card, { steps: 10_000 });
    kept.push({ [card.name]: { 'heap MB after 10,000 steps': figures['heap MB'] } });
  }
  const text = `${tableOf(kept, rows)}\n\n${await environment(browser)}: ${load}.`;
  console.log(text);
  if (against) console.log(`\n${ratiosOf(kept, pairs)}`);
  else if (options.readme && !options.busy) publish(text);
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await browser.close();
  server.close();
}

import { parseArgs } from 'node:util';
import { startBrowser } from './browser.mjs';
import { quietRounds } from './load.mjs';
import { sampled } from './modules.mjs';
import { floor, hanko } from './others.mjs';
import { card, ours, widgets } from './ours.mjs';
import { environment, listOf, publish, tableOf } from './report.mjs';
import { startServer } from './server.mjs';
import { traced } from './thread.mjs';
import { visit } from './visit.mjs';

const { values: options } = parseArgs({
  options: {
    profile: { type: 'boolean', default: false },
    readme: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '15' },
    busy: { type: 'boolean', default: false },
  },
});

const named = ours('four widgets, shared.js named', widgets);
const others = options.profile ? widgets.map((each) => ours(`${each} alone`, [each])) : [card, hanko];
const subjects = [floor, ours('four widgets, one tag each', widgets, []), named, ...others];

const browser = await startBrowser();
const server = await startServer(subjects);

/** Visits all subjects. The sampler takes time, so modules are from another visit than kinds. */
async function visitAll() {
  /** @type {Record<'figures' | 'modules', import('./report.mjs').Round>} */
  const round = { figures: {}, modules: {} };
  for (const subject of subjects) {
    const acts = !options.profile || [floor, named].includes(subject);
    const around = options.profile ? traced(browser) : undefined;
    const { figures, paints, measured } = await visit(browser, server, subject, { acts, around });
    if (options.profile) {
      for (const [name, kinds] of Object.entries(measured))
        round.figures[name] = { ...kinds, ...paints[name] };
      const second = await visit(browser, server, subject, { acts, around: sampled });
      Object.assign(round.modules, second.measured);
    } else {
      const longest = Math.max(...Object.values(paints).flatMap(Object.values));
      const second = await visit(browser, server, subject, { slow: true });
      const slow = { 'drawn ms, slow network': second.figures['drawn ms'] };
      round.figures[subject.name] = { ...figures, ...slow, 'input to next paint ms': longest };
    }
  }
  return round;
}

try {
  const { kept, load } = await quietRounds(browser, Number(options.rounds), options.busy, visitAll);
  const rounds = kept.map(({ figures }) => figures);
  const texts = [`${await environment(browser)}: ${load}.`];
  if (options.profile) texts.unshift('By module:', listOf(kept.map(({ modules }) => modules)));
  else {
    // Once, because the heap does not depend on the load.
    const { figures } = await visit(browser, server, card, { steps: 10_000 });
    rounds.push({ [card.name]: { 'heap MB after 10,000 steps': figures['heap MB'] } });
  }
  const text = [tableOf(rounds), ...texts].join('\n\n');
  console.log(text);
  if (options.readme && !options.profile && !options.busy) publish(text);
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await browser.close();
  server.close();
}

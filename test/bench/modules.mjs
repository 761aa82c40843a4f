import { readdirSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { basename } from 'node:path';

const dist = new URL('../../dist/', import.meta.url);

/** The source maps, by their names. */
const maps = new Map();
for (const name of readdirSync(dist).filter((each) => each.endsWith('.js.map')))
  maps.set(name, new SourceMap(JSON.parse(readFileSync(new URL(name, dist), 'utf8'))));

/** The package, or our file, that a function in a built script comes from. @param {any} callFrame */
function moduleOf({ url, lineNumber, columnNumber }) {
  const script = basename(new URL(url).pathname);
  const map = maps.get(`${script}.map`);
  if (!map) return script;
  const { originalSource, generatedColumn } = map.findEntry(lineNumber, columnNumber);
  // What surrounds the modules is in no map, so the nearest place is far away.
  if (!originalSource || columnNumber - generatedColumn > 100) return `around the modules of ${script}`;
  return /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(originalSource)?.[1] ?? originalSource.replace('../', '');
}

/**
 * The ms in each module. What the browser does for a function counts for its module, styles and layout too. Where the
 * thread runs no script, nothing counts.
 * @type {import('./interactions.mjs').Around}
 */
export async function sampled(command, work) {
  await command('Profiler.enable');
  // In millionths of a second.
  await command('Profiler.setSamplingInterval', { interval: 200 });
  await command('Profiler.start');
  await work();
  const { profile } = await command('Profiler.stop');
  /** @type {Map<number, string | undefined>} the module of each node of the tree of calls, where parents come first */
  const modules = new Map();
  for (const { id, callFrame, children = [] } of profile.nodes) {
    // A native function counts for the script that calls it.
    if (callFrame.url.startsWith('http')) modules.set(id, moduleOf(callFrame));
    for (const child of children) modules.set(child, modules.get(id));
  }
  /** @type {Record<string, number>} */
  const times = {};
  for (const [index, id] of profile.samples.entries()) {
    const module = modules.get(id);
    if (module) times[module] = (times[module] ?? 0) + profile.timeDeltas[index] / 1000;
  }
  return times;
}

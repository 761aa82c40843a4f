import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { inlineScript } from '../../../src/tooling/build/artifacts/inline-script';
import { data, dist, manifest, placeholders, widgets } from '../document';
import { nonce } from '../policy';

export const files = ['widgets.css', 'shared.js', ...widgets.map((name) => `${name}.js`)];
const faults = ['refused', 'cut', '503', 'changed', 'stalled'] as const;
type Fault = (typeof faults)[number];

/** Numbers from 0 to 1 that are the same for each seed. */
function randomOf(seed: number) {
  let count = 0;
  return () => createHash('sha256').update(`${seed} ${count++}`).digest().readUInt32BE() / 2 ** 32;
}

/** What happens in the network of a seed, and how the page is written. */
export function scenarioOf(seed: number) {
  const random = randomOf(seed);
  const pick = <Item>(list: readonly Item[]) => list[Math.floor(random() * list.length)] as Item;
  const amount = pick(['one', 'several', 'all'] as const);
  const several = files.filter(() => random() < 0.5);
  const lost = { one: [pick(files)], several: several.length ? several : files, all: files }[
    amount
  ] as string[];
  const namesShared = random() < 0.5;
  const scripts = files.filter((name) => name.endsWith('.js') && (namesShared || name !== 'shared.js'));
  // If all our scripts are lost, only the inline script can request them again. The C# writes it, with the `integrity` of shared.js. The guide has it.
  const needsLines = scripts.every((name) => lost.includes(name));
  const wantsKit = (namesShared || needsLines) && random() < 0.5;
  const fault = new Map(lost.map((name) => [name, pick(faults)]));
  // Without `integrity` a changed shared.js came whole. It is not requested again, and then nothing of ours requests the others.
  const isKit = wantsKit || (needsLines && fault.get('shared.js') === 'changed');
  return {
    fault,
    namesShared: namesShared || needsLines,
    isKit,
    needsLines,
    isSecondVisit: random() < 0.5,
    /** How long the network is bad, in ms. */
    badFor: Math.floor(random() * 40_000),
    reportsOnline: random() < 0.5,
    random,
  };
}

type Scenario = ReturnType<typeof scenarioOf>;

/** The page: by the guide, or as the C# writes it. */
export function pageOf({ namesShared, isKit, needsLines }: Scenario): string {
  const names = [...(namesShared ? ['shared'] : []), ...widgets].map((name) => `${name}.js`);
  const attributes = (name: string) => {
    const { hash, integrity } = manifest.files[name];
    return isKit
      ? `/widgets/${name}?v=${hash}" integrity="${integrity}" nonce="${nonce}`
      : `/widgets/${name}`;
  };
  const file = isKit ? manifest.files['shared.js'].hash : '/widgets/shared.js';
  return `<!doctype html><html lang="uk"><head><meta charset="utf-8"><link rel="icon" href="/site/icon.svg"><title>Loss</title>
<link rel="stylesheet" href="${attributes('widgets.css')}"></head><body>${placeholders}
${isKit || needsLines ? `<script nonce="${nonce}" data-file="${file}">${inlineScript}</script>` : ''}
<script>window.__PAGE__ = ${JSON.stringify(data)}</script>
${names.map((name) => `<script src="${attributes(name)}" defer></script>`).join('\n')}</body></html>`;
}

export const headers = (name: string) => ({
  'content-type': name.endsWith('.js') ? 'text/javascript' : 'text/css',
  // So that broken copies stay in the browser's cache.
  'cache-control': 'public, max-age=31536000, immutable',
});

export function breakAnswer(
  response: ServerResponse,
  { fault, name, random, isOurs }: { fault: Fault; name: string; random: () => number; isOurs: boolean },
) {
  const content = dist(name);
  const at = Math.floor(random() * content.length);
  if (fault === 'refused' || (fault === 'stalled' && !isOurs)) response.destroy();
  if (fault === '503') response.writeHead(503).end('Service unavailable');
  if (fault === 'cut') {
    response.writeHead(200, { ...headers(name), 'content-length': Buffer.byteLength(content) });
    response.write(content.slice(0, at), () => response.destroy());
  }
  if (fault === 'changed') response.writeHead(200, headers(name)).end(`${content.slice(0, at)}\n<`);
}

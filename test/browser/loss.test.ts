import type { ServerResponse } from 'node:http';
import type { Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { askingLines } from '../asking-lines';
import { uk } from '../texts';
import { data, dist, manifest, placeholders, widgets } from './document';
import { cardIn, json } from './login-card/card';
import { nonce } from './policy';
import { useSite } from './visit';

/** How many networks are tried. `.ci/run` tries more. */
const seeds = Number(process.env.LOSS_SEEDS ?? 10);
const first = Number(process.env.LOSS_SEED ?? 1);

const site = useSite();
const files = ['widgets.css', 'shared.js', ...widgets.map((name) => `${name}.js`)];
const faults = ['refused', 'cut', '503', 'changed', 'stalled'] as const;
type Fault = (typeof faults)[number];

/** Numbers from 0 to 1 that are the same for each seed. */
function randomOf(seed: number) {
  let state = seed * 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What happens in the network of a seed, and how the page is written. */
function scenarioOf(seed: number) {
  const random = randomOf(seed);
  const pick = <Item>(list: readonly Item[]) => list[Math.floor(random() * list.length)] as Item;
  const amount = pick(['one', 'several', 'all'] as const);
  const several = files.filter(() => random() < 0.5);
  const lost = { one: [pick(files)], several: several.length ? several : files, all: files }[
    amount
  ] as string[];
  const namesShared = random() < 0.5;
  const scripts = files.filter((name) => name.endsWith('.js') && (namesShared || name !== 'shared.js'));
  // Where nothing of ours has run, only the lines of the C# can ask again. They come with shared.js and `integrity`.
  const needsLines = scripts.every((name) => lost.includes(name));
  const isKit = (needsLines || random() < 0.5) && namesShared;
  return {
    fault: new Map(lost.map((name) => [name, pick(faults)])),
    namesShared: namesShared || needsLines,
    isKit: isKit || needsLines,
    isSecondVisit: random() < 0.5,
    /** How long the network is bad, in ms. */
    badFor: Math.floor(random() * 40_000),
    tellsOnline: random() < 0.5,
    random,
  };
}

type Scenario = ReturnType<typeof scenarioOf>;

/** The page: by the guide, or as the C# writes it. */
function pageOf({ namesShared, isKit }: Scenario): string {
  const names = [...(namesShared ? ['shared'] : []), ...widgets].map((name) => `${name}.js`);
  const attributes = (name: string) => {
    const { hash, integrity } = manifest.files[name];
    return isKit
      ? `/widgets/${name}?v=${hash}" integrity="${integrity}" nonce="${nonce}`
      : `/widgets/${name}`;
  };
  return `<!doctype html><html lang="uk"><head><meta charset="utf-8"><link rel="icon" href="/site/icon.svg"><title>Loss</title>
<link rel="stylesheet" href="${attributes('widgets.css')}"></head><body>${placeholders}
${isKit ? `<script>${askingLines(manifest.files['shared.js'].hash.slice(-4))}</script>` : ''}
<script>window.__PAGE__ = ${JSON.stringify(data)}</script>
${names.map((name) => `<script src="${attributes(name)}" defer></script>`).join('\n')}</body></html>`;
}

const headers = (name: string) => ({
  'content-type': name.endsWith('.js') ? 'text/javascript' : 'text/css',
  // So that broken copies stay in the browser's cache.
  'cache-control': 'public, max-age=31536000, immutable',
});

function breakAnswer(
  fault: Fault,
  name: string,
  response: ServerResponse,
  random: () => number,
  isOurs: boolean,
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

/** Follows the requests of a page. `stalled()` is how many of them the network lets wait. */
function watchRequests(page: Page, stalled: () => number) {
  const open = new Set<Request>();
  let onEnd = () => {};
  const end = (request: Request) => {
    open.delete(request);
    onEnd();
  };
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  // The requests of the page before are no longer told about.
  page.on('framenavigated', () => open.clear());
  return async () => {
    await page.evaluate(() => undefined);
    while (open.size > stalled())
      await new Promise<void>((resolve) => {
        onEnd = resolve;
      });
    await page.evaluate(() => undefined);
  };
}

/** Whether all widgets are ready, and widgets.css has its rules. */
const isReady = (page: Page) =>
  page.evaluate(() => {
    const states = [...document.querySelectorAll<HTMLElement>('[data-widget]')].map(
      ({ dataset }) => dataset.widgetState,
    );
    return (
      states.every((state) => state === 'ready') &&
      getComputedStyle(document.body.children[0] as Element).minHeight !== 'auto'
    );
  });

test.each(Array.from({ length: seeds }, (_, index) => first + index))('network %i', async (seed) => {
  const scenario = scenarioOf(seed);
  const { fault, random, isSecondVisit, badFor, tellsOnline } = scenario;
  let isBad = true;
  let stalled = 0;
  for (const name of files)
    site.server.answer(`/widgets/${name}`, (_, response, { query }) => {
      const isOurs = 'retry' in query || (name === 'shared.js' && !scenario.namesShared);
      const each = isBad && fault.get(name);
      if (!each) response.writeHead(200, headers(name)).end(dist(name));
      else if (each === 'stalled' && isOurs) stalled++;
      else breakAnswer(each, name, response, random, isOurs);
    });
  // The same number gets only one SMS a minute.
  site.server.answer('/login/checkout', json(true));
  if (process.env.LOSS_SHOW) console.log(JSON.stringify({ ...scenario, fault: [...fault] }));
  const page = await site.visitor();
  await page.addInitScript(() => {
    const ready: string[] = [];
    Object.assign(window, { ready });
    addEventListener('widget:ready', (event) => ready.push((event as CustomEvent).detail.widget));
  });
  await page.clock.install();
  const idle = watchRequests(page, () => stalled);
  site.serve('/document', pageOf(scenario));
  const calls = site.server.requests.length;
  for (let visits = isSecondVisit ? 2 : 1; visits; visits--) {
    stalled = 0;
    await page.goto(`${site.server.url}/document`, { waitUntil: 'commit' });
    await idle();
  }
  const passes = async (ms: number) => {
    await page.clock.runFor(ms);
    await idle();
  };
  for (let time = 0; time < badFor; time += 2_000) await passes(2_000);
  isBad = false;
  if (tellsOnline) await page.evaluate(() => dispatchEvent(new Event('online')));
  let waited = 0;
  for (; waited < 45_000 && !(await isReady(page)); waited += 500) await passes(500);
  if (process.env.LOSS_SHOW || !(await isReady(page)))
    console.log(
      seed,
      waited,
      JSON.stringify({ ...scenario, fault: [...fault] }),
      await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('[data-widget]')].map((e) => JSON.stringify(e.dataset)),
      ),
      await page.evaluate(() =>
        [...document.querySelectorAll('script[src],link')].map((e) => e.outerHTML.slice(0, 100)),
      ),
      page.complaints,
    );
  expect(await isReady(page), 'ready').toBe(true);
  if (tellsOnline) expect(waited).toBeLessThanOrEqual(5_000);
  else expect(waited).toBeLessThanOrEqual(40_000);
  const told = page.complaints.length;
  expect(await page.evaluate(() => (window as never as { ready: string[] }).ready.sort())).toEqual(
    [...widgets].sort(),
  );
  expect(await page.locator('[data-mode], footer, header').count()).toBe(3);
  const login = () => site.server.requests.slice(calls).filter(({ path }) => path.includes('login'));
  expect(login()).toEqual([]);
  const card = cardIn(page);
  await page.getByLabel(uk.PhoneNumber).fill('501234567');
  await page.getByRole('button', { name: uk.Next }).click();
  await card.codeStep.waitFor();
  expect(login()).toHaveLength(1);
  for (let round = 0; round < 4; round++) await passes(10_000);
  expect(page.complaints.slice(told)).toEqual([]);
});

import { installBackend } from './backend.mjs';
import { installClock } from './clock.mjs';
import { createHost, languages } from './host.mjs';
import { createHostileHost } from './hostile-host.mjs';
import { createInvariants } from './invariants.mjs';
import { createChance } from './random.mjs';
import { createVisitor } from './visitor.mjs';

const { seed, texts, widgets } = /** @type {any} */ (window).soak;

/** React schedules its work with messages. After a few of them, all effects of an action have happened. */
const { port1, port2 } = new MessageChannel();
/** @type {(() => void)[]} */
const waiting = [];
port1.onmessage = () => waiting.shift()?.();
const nextMessage = () =>
  new Promise((/** @type {(nothing?: undefined) => void} */ resolve) => {
    waiting.push(resolve);
    port2.postMessage(0);
  });
async function settle() {
  for (let count = 0; count < 5; count++) await nextMessage();
}

/** Also waits until the widgets have handled changes of the page, which they do after a short pause. */
async function settlePage() {
  await settle();
  await clock.pass(0, settle);
}

// Replaces document.cookie. The browser's own cookie process sometimes never answers a page that navigates this often.
Object.defineProperty(document, 'cookie', { get: () => 'culture=uk' });

const chance = createChance(seed);
const clock = installClock();
const backend = installBackend();
const host = createHost(chance, texts, widgets);
const { before, faults } = createInvariants(backend, host);
const visit = createVisitor(chance);
/** The address that a widget navigates to. The navigation is cancelled, so that the visit continues. @type {string | undefined} */
let destination;

const { navigation } = /** @type {any} */ (window);
navigation.addEventListener('navigate', (/** @type {any} */ event) => {
  destination = new URL(event.destination.url).pathname;
  event.intercept({ focusReset: 'manual', scroll: 'manual' });
});
for (const type of ['login:success', 'language:change', 'logout'])
  document.addEventListener(type, (event) => chance.once(4) && event.preventDefault());

/** Runs after a widget has left the page: the visitor sees the next page, or returns to this one. */
async function visitNextPage() {
  destination = undefined;
  if (chance.once(3)) dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  else host.load(chance.pick(Object.keys(languages)));
  await settlePage();
}

const { add, remove, move, shuffle, takeDown, putBack } = host;
const byHost = Object.entries({
  ...{ add, remove, move, shuffle, takeDown, putBack },
  ...createHostileHost(chance),
});

/** A code that the visitor has typed must still be there when he comes back to its step. */
async function switchTwice() {
  const cards = /** @type {HTMLElement[]} */ ([
    ...document.querySelectorAll('[data-step=code]:not([aria-busy="true"])'),
  ]);
  if (!cards.length) return undefined;
  const card = chance.pick(cards);
  const read = () =>
    /** @type {HTMLInputElement | null} */ (card.querySelector('[autocomplete=one-time-code]'))?.value;
  const isSlow = chance.once(2);
  const before = read();
  for (let time = 0; time < 2; time++) {
    const buttons = /** @type {HTMLElement[]} */ ([...card.querySelectorAll('button')]);
    const names = [texts.SignInWithEmail, texts.SignInWithPhone].map((text) => `«${text}»`);
    buttons.find(({ textContent }) => names.includes(textContent ?? ''))?.click();
    if (isSlow) await settlePage();
  }
  await settlePage();
  return read() === before ? undefined : `the code ${before} became ${read()}`;
}

/** These acts of a visitor cause no call. */
const quiet = /^(type|paste|open|press Escape|press a control|click outside|switch)/;

/** @returns {Promise<{ name: string, byVisitor?: boolean, fault?: string }>} */
async function step() {
  const lot = chance.below(100);
  if (lot < 55) {
    const { name, act } = visit();
    return { name: `${name} ${act() ?? ''}`, byVisitor: true };
  }
  if (lot < 72) {
    backend.answer(chance, chance.pick(Object.keys(languages)));
    return { name: 'answer' };
  }
  if (lot < 83) {
    await clock.pass(chance.pick([200, 1000, 5000, 16_000, 61_000]), settle);
    return { name: 'time passes' };
  }
  if (lot < 85) {
    clock.turn(chance.pick([-3_600_000, 30_000, 600_000]));
    return { name: 'the clock changes' };
  }
  if (lot < 87) {
    host.load();
    return { name: 'reload' };
  }
  if (lot < 88) {
    for (const type of ['pagehide', 'pageshow'])
      dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
    return { name: 'back and forward' };
  }
  if (lot < 89) return { name: 'switch the method twice', byVisitor: true, fault: await switchTwice() };
  const [name, act] = chance.pick(byHost);
  act();
  return { name };
}

/** Runs steps until one breaks a rule, and returns the last ones. @param {number} steps */
async function run(steps) {
  /** @type {string[]} */
  const story = [];
  /** @type {Record<string, number>} */
  const counts = {};
  for (let at = 0; at < steps; at++) {
    const state = before();
    const { name, byVisitor = false, fault } = await step();
    await settlePage();
    const kind = name.replace(/ («|true).*/, '').trim();
    counts[kind] = (counts[kind] ?? 0) + 1;
    story.push(`${at} ${name}`);
    const maySend = byVisitor && !quiet.test(name);
    const found = faults(state, { byVisitor, maySend, left: destination !== undefined });
    if (fault) found.push(fault);
    if (found.length) return { at, found, story: story.slice(-25), counts };
    if (destination !== undefined) await visitNextPage();
  }
  return { at: steps, found: [], story: [], counts };
}

/** Runs steps on a page of the site, and empties the page, so that growing memory is a leak. @param {number} steps */
export async function play(steps) {
  host.load();
  await settlePage();
  const result = await run(steps);
  for (const area of host.areas) area.replaceChildren();
  await settlePage();
  if (clock.timers.size) result.found.push(`timers left on an empty page: ${clock.timers.size}`);
  if (backend.pending.length) result.found.push(`calls left on an empty page: ${backend.pending.length}`);
  await clock.pass(120_000, settle);
  return { ...result, calls: backend.counts.made };
}

Object.assign(window, { play });

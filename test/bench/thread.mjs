import { once } from 'node:events';

/** Names of events, by kind. */
const kinds = {
  parse: /^(ParseHTML|ParseAuthorStyleSheet|v8\.compile|V8\.(Compile|Parse|PreParse).*)$/,
  run: /^(EvaluateScript|FunctionCall|RunMicrotasks|TimerFire|FireAnimationFrame|EventDispatch|v8\.run)$/,
  style: /^UpdateLayoutTree$/,
  layout: /^Layout$/,
  paint: /^(PrePaint|Paint|Layerize|Commit|UpdateLayer)$/,
  rest: /^RunTask$/,
};

const kindOf = (/** @type {any} */ { name }) =>
  Object.entries(kinds).find(([, names]) => names.test(name))?.[0] ?? '';

const details = ['devtools.timeline', 'v8.compile'].map((name) => `disabled-by-default-${name}`);
const traceConfig = { includedCategories: ['devtools.timeline', 'v8', ...details] };

/** The ms of the page's thread by kind, without the time in which it waits for a processor. @param {any[]} all */
function timesOf(all) {
  const threads = all.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const events = threads
    .map(({ pid, tid }) => all.filter((e) => e.pid === pid && e.tid === tid && e.tdur && kindOf(e)))
    // The thread of a waiting process has hardly any events.
    .reduce((most, each) => (each.length > most.length ? each : most), []);
  /** @type {any} */
  const times = { parse: 0, run: 0, style: 0, layout: 0, paint: 0, rest: 0, all: 0, 'longest task': 0 };
  /** @type {any[]} the events around the next one */
  let open = [];
  for (const event of events.sort((a, b) => a.ts - b.ts || b.dur - a.dur)) {
    open = open.filter(({ ts, dur }) => ts + dur > event.ts);
    const ms = event.tdur / 1000;
    times[kindOf(event)] += ms;
    if (open.length) times[kindOf(open.at(-1))] -= ms;
    else times.all += ms;
    times['longest task'] = Math.max(ms, times['longest task']);
    open.push(event);
  }
  return times;
}

/** Measures the page's thread by kind. @param {import('./browser.mjs').Browser} browser @returns {import('./interactions.mjs').Around} */
export const traced = (browser) => async (_, work) => {
  /** @type {any[]} */
  const all = [];
  const collect = (/** @type {{ value: any[] }} */ { value }) => all.push(...value);
  browser.events.on('Tracing.dataCollected', collect);
  await browser.send('Tracing.start', { traceConfig });
  await work();
  const complete = once(browser.events, 'Tracing.tracingComplete');
  await browser.send('Tracing.end');
  await complete;
  browser.events.off('Tracing.dataCollected', collect);
  return timesOf(all);
};

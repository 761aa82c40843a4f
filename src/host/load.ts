import type { Bundle, Registry } from './registry';

/**
 * Travels in every widget's bundle, so it imports nothing that runs: hands the widget to the shared code of its own
 * build and, when the page does not bring that, fetches it from the folder that the bundle itself came from.
 */
export function load(
  name: string,
  start: Bundle['start'],
  css: string,
  texts: Bundle['texts'],
  build: string,
  hash: string,
  integrity: string,
): void {
  const bundle: Bundle = { name, start, css, texts };
  const key = Symbol.for('ev-portal-widgets');
  const scope = document as unknown as Record<symbol, Registry>;
  scope[key] ??= { queues: {}, finished: new WeakSet() };
  const { queues, finished } = scope[key];
  const tagged = (file: string) => (tag: HTMLScriptElement) =>
    new RegExp(`/${file}\\.js(\\?|$)`).test(tag.src) && !finished.has(tag);
  const tags = [...document.scripts];
  const current = document.currentScript as HTMLScriptElement | null;
  const own = current?.src ? current : tags.find(tagged(name));
  const first = !queues[build];
  queues[build] ??= [];
  queues[build].push(bundle);
  const waiting = queues[build];
  const mark = ({ name }: Bundle) => {
    for (const element of document.querySelectorAll(`[data-widget="${name}"]`))
      element.setAttribute('data-widget-state', 'failed');
  };
  if (!first && finished.has(waiting)) mark(bundle);
  if (!first) return;

  const fail = (why: string) => {
    if (queues[build] !== waiting || !Array.isArray(waiting)) return;
    finished.add(waiting);
    waiting.forEach(mark);
    console.error(
      `ev-portal-widgets: the server's content stays because shared.js of build ${hash} did not come (${why}): add <script src="/widgets/shared.js" defer></script> to the page.`,
    );
  };

  const request = () => {
    const script = document.createElement('script');
    try {
      const url = new URL(`shared.js?v=${hash}`, own?.src);
      script.nonce = own?.nonce ?? '';
      script.crossOrigin = own?.crossOrigin ?? null;
      // Without CORS a script of another origin is opaque, and an integrity check would always refuse it.
      if (own?.crossOrigin != null || url.origin === location.origin) script.integrity = integrity;
      script.onload = () => fail(`${url} is of another build`);
      script.onerror = () => fail(`${url} is missing, blocked or changed`);
      finished.add(script);
      script.src = url.href;
      document.head.append(script);
    } catch (error) {
      fail(String(error));
    }
  };

  const look = () => {
    if (queues[build] !== waiting) return;
    const named = [...document.scripts].find(tagged('shared'));
    if (named && document.readyState !== 'complete') {
      const next = () => {
        finished.add(named);
        look();
      };
      named.addEventListener('load', next);
      named.addEventListener('error', next);
      addEventListener('load', next);
    } else if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', look);
    else request();
  };
  look();
}

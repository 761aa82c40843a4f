import type { Bundle, Registry } from './registry';

/**
 * Travels in every widget's bundle, so it is short and imports nothing that runs: hands the widget to the shared code
 * of its own build and, when the page does not bring that, fetches it from the folder that the bundle came from.
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
  const doc = document as Document & Record<symbol, Registry>;
  const key = Symbol.for('ev-portal-widgets');
  doc[key] ??= { queues: {}, finished: new WeakSet() };
  const { queues, finished } = doc[key];
  const bundle = { name, start, css, texts };
  if (queues[build]) return void queues[build].push(bundle);
  const waiting = [bundle];
  queues[build] = waiting;

  const tag = (file: string) =>
    [...doc.scripts].find((each) => each.src.split('?')[0]?.endsWith(`/${file}.js`) && !finished.has(each));
  const current = doc.currentScript as HTMLScriptElement | null;
  const own = current?.src ? current : tag(name);

  const giveUp = (why: unknown) => {
    if (queues[build] !== waiting) return;
    const mark = (late: Bundle) =>
      doc.querySelectorAll(`[data-widget=${late.name}]`).forEach((each) => {
        each.setAttribute('data-widget-state', 'failed');
      });
    waiting.forEach(mark);
    waiting.push = mark as never;
    console.error(
      `ev-portal-widgets: the server's content stays, because shared.js of build ${hash} did not come (${why}); add <script src="/widgets/shared.js" defer></script> to the page.`,
    );
  };

  const look = (event?: Event) => {
    if (event) finished.add(event.target as object);
    if (queues[build] !== waiting || finished.has(waiting)) return;
    const named = tag('shared');
    if (named && doc.readyState !== 'complete') {
      named.addEventListener('load', look);
      named.addEventListener('error', look);
      addEventListener('load', look);
    } else if (doc.readyState === 'loading') doc.addEventListener('DOMContentLoaded', look);
    else {
      finished.add(waiting);
      const script = doc.createElement('script');
      finished.add(script);
      script.onload = () => giveUp('it is of another build, or too new for this browser');
      script.onerror = () => giveUp('it is missing, blocked or changed');
      try {
        const { href, origin } = new URL(`shared.js?v=${hash}`, own?.src);
        script.nonce = own?.nonce ?? '';
        script.crossOrigin = own?.crossOrigin ?? null;
        // Without CORS a script of another origin is opaque: an integrity check would refuse it, right or wrong.
        if (script.crossOrigin !== null || origin === location.origin) script.integrity = integrity;
        script.src = href;
        doc.head.append(script);
      } catch (error) {
        giveUp(error);
      }
    }
  };
  look();
}

import type { Bundle, Registry } from './registry';

/**
 * Passes a widget to the shared code of its own build. If the page has no script tag for shared.js, loads shared.js from
 * the folder of the widget's own script. Every widget's script contains a copy of this code, so it is short and imports
 * only types.
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
  performance.mark?.(`ev-portal-widgets:${name}`);
  const doc = document as Document & Record<symbol, Registry>;
  const key = Symbol.for('ev-portal-widgets');
  doc[key] ??= { queues: {}, finished: new WeakSet() };
  const { queues, finished } = doc[key];
  const bundle = { name, start, css, texts };
  if (queues[build]) return void queues[build].push(bundle);
  const waiting = [bundle];
  queues[build] = waiting;

  const fileOf = (address = '') => address.split(/[?#]/)[0] ?? '';
  const current = doc.currentScript as HTMLScriptElement | null;
  // This script's address. In a module `currentScript` is null, but the error stack has the address. When jQuery evaluates
  // the code, only the script tag has it. The tags come last, because the host may have a file with the same name.
  const [stack] = String(new Error().stack).match(/\w+:\/\/\S+?(?=:\d+:\d)/) ?? [];
  const address =
    [current?.src, stack, ...[...doc.scripts].map(({ src }) => src)].find((each) =>
      fileOf(each).endsWith(`/${name}.js`),
    ) ?? (current ? current.src : stack);
  // A shared.js in another folder is the host's own file.
  const sharedFile = address ? fileOf(new URL('shared.js', address).href) : '/shared.js';
  const tagOf = (file: string) =>
    [...doc.scripts].find((each) => fileOf(each.src).endsWith(file) && !finished.has(each));

  const giveUp = (why: unknown) => {
    if (queues[build] !== waiting) return;
    const setFailed = (late: Bundle) =>
      doc.querySelectorAll(`[data-widget=${late.name}]`).forEach((each) => {
        each.setAttribute('data-widget-state', 'failed');
      });
    waiting.forEach(setFailed);
    waiting.push = setFailed as never;
    console.error(
      `ev-portal-widgets: the server's content stays, because shared.js of build ${hash} did not load (${why}); add <script src="/widgets/shared.js" defer></script> to the page.`,
    );
  };

  const loadShared = (event?: Event) => {
    if (event) finished.add(event.target as object);
    if (queues[build] !== waiting || finished.has(waiting)) return;
    const named = tagOf(sharedFile);
    if (named && doc.readyState !== 'complete') {
      named.addEventListener('load', loadShared);
      named.addEventListener('error', loadShared);
      addEventListener('load', loadShared);
    } else if (doc.readyState === 'loading') doc.addEventListener('DOMContentLoaded', loadShared);
    else {
      finished.add(waiting);
      const script = doc.createElement('script');
      finished.add(script);
      script.onload = () => giveUp('it is of another build, or too new for this browser');
      script.onerror = () => giveUp('it is missing, blocked or changed');
      try {
        const url = new URL(`shared.js?v=${hash}`, address);
        const own = current?.src === address ? current : tagOf(fileOf(address));
        script.nonce = own?.nonce ?? '';
        script.crossOrigin = own?.crossOrigin ?? null;
        // Without CORS the browser cannot read a script of another origin, so an integrity check would always fail.
        if (script.crossOrigin !== null || url.origin === origin) script.integrity = integrity;
        script.src = url.href;
        doc.head.append(script);
      } catch (error) {
        giveUp(error);
      }
    }
  };
  // After the current script: if the site joins all files into one, shared.js may be further down in that file.
  queueMicrotask(loadShared);
}

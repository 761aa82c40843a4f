import { secrets } from './visitor.mjs';

/**
 * @typedef {import('./backend.mjs').Backend} Backend
 * @typedef {import('./host.mjs').Host} Host
 * @typedef {{ focus: Element | null, holder: Element | null, intents: number }} Before
 */

const allowed = /^(v\. |UA|SK|[^\p{L}])*$/u;
const attributes = ['aria-label', 'title', 'alt', 'placeholder'];

/** All texts of a widget that a person can see, or that a screen reader can read. @param {Element} element */
function textsOf(element) {
  const named = attributes.flatMap((name) =>
    [...element.querySelectorAll(`[${name}]`)].map((each) => each.getAttribute(name) ?? ''),
  );
  return [element.textContent ?? '', ...named];
}

/** The rules that must hold after every step. @param {Backend} backend @param {Host} host */
export function createInvariants(backend, host) {
  /** @type {string[]} */
  const complaints = [];
  const complain = (/** @type {unknown[]} */ ...all) => {
    // The calls are expected to report the answers that cannot be used.
    if (!/^ev-portal-widgets: (GET|POST) /.test(String(all[0]))) complaints.push(all.join(' ').slice(0, 300));
  };
  Object.assign(console, { error: complain, warn: complain });
  addEventListener('error', ({ message }) => complaints.push(`error: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(`rejection: ${reason}`));

  return {
    before: () => ({
      focus: document.activeElement,
      holder: document.activeElement?.closest('[data-widget]') ?? null,
      intents: backend.counts.intents,
    }),

    /**
     * @param {Before} before
     * @param {{ byVisitor: boolean, maySend: boolean, left: boolean }} step whether the visitor acted, whether his act may
     *   cause a call, and whether the page is being left
     */
    faults({ focus, holder, intents }, { byVisitor, maySend, left }) {
      const faults = complaints.splice(0);
      const sent = backend.counts.intents - intents;
      if (sent > (maySend ? 1 : 0)) faults.push(`${sent} requests for one intent`);

      for (const { name, since } of backend.pending)
        if (performance.now() - since > 15_500) faults.push(`${name} has no end`);
      const stored = [sessionStorage, localStorage].map((storage) => JSON.stringify(storage));
      const markup = host.all().map(({ outerHTML }) => outerHTML);
      for (const secret of secrets)
        if ([location.href, ...stored, ...markup, ...faults].some((text) => text.includes(secret)))
          faults.push(`a secret in an address, storage, an attribute or the console: ${secret}`);

      const versions = backend.pending.filter(({ name }) => name === 'getbuildversion').length;
      if (versions > 1) faults.push(`${versions} requests for the version of the site`);

      const lost = !document.activeElement || document.activeElement === document.body;
      if (lost && byVisitor && holder?.isConnected && holder.getAttribute('data-widget-state') === 'ready')
        faults.push(`the focus was lost by ${focus?.outerHTML.slice(0, 120)}`);

      const waiting = backend.pending.map(({ name }) => name).filter((name) => name !== 'getbuildversion');
      const busy = document.querySelectorAll(
        '[data-mode][aria-busy="true"], header [aria-busy="true"]',
      ).length;
      if (!left && busy !== waiting.length) faults.push(`${busy} are busy, calls under way: ${waiting}`);

      for (const card of document.querySelectorAll('[data-mode]')) {
        const usable = card.querySelectorAll('button:not([aria-disabled="true"]):not([disabled])').length;
        const isBusy = card.getAttribute('aria-busy') === 'true';
        if (isBusy && usable) faults.push(`${usable} buttons of a busy card can be used`);
        if (!left && !isBusy && usable < 2) faults.push('a card that cannot be used');
        const wrong = card.textContent?.match(/NaN|Infinity|undefined|-\d+ s|\d{3,} s|\d{3,}:\d\d/);
        if (wrong) faults.push(`a countdown of ${wrong}`);
        if (card.querySelectorAll('[role=alert]').length > 1) faults.push('two errors in one card');
      }
      for (const alert of document.querySelectorAll('[role=alert]'))
        if (!alert.textContent?.replace(/[\p{C}\p{Z}]/gu, '')) faults.push('an empty error box');
      for (const element of host.all()) {
        if (element.dataset.widgetState === 'failed') faults.push(`${element.dataset.widget} failed`);
        for (const text of textsOf(element))
          if (!allowed.test(text.replace(/«[^«»]*?(?:»|\d+:[\d:]+)/g, '')))
            faults.push(`a text that is not in the dictionary: ${text.slice(0, 200)}`);
      }
      return faults;
    },
  };
}

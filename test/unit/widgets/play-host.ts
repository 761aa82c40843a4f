import { onTestFinished } from 'vitest';
import type { Detail } from '../../../src/facts/events';
import type { Host, Key } from '../../../src/shared';
import type { PageData } from '../../../src/shared/page/page';

const languages = [
  { code: 'uk', name: 'Українська' },
  { code: 'ru', name: 'Русский' },
  { code: 'en', name: 'English' },
];
const page = { lang: 'uk', accessRights: '', siteUrl: 'https://chargers.example/', languages };
const nothing = { mainSite: {}, menu: [], contacts: {}, login: {}, help: [], antiforgery: {} };

export interface HostOptions {
  /** Whether the page cancels all events that it can cancel. */
  stays?: boolean;
  page?: Partial<PageData>;
  /** The page's listener for `login:send`. It returns false to cancel the event. */
  beforeSend?(detail: Detail<'login:send'>): boolean;
}

/** The parts of a host that models use, and what they have done with them. */
export function playHost({ stays = false, page: data, beforeSend = () => true }: HostOptions = {}) {
  const events: [string, object][] = [];
  const visited: string[] = [];
  const listeners = { comeBack: () => {}, comeOnline: () => {}, stay: () => {} };
  const abortController = new AbortController();
  const unmount = () => abortController.abort();
  onTestFinished(unmount);
  const host: Host<Key> = {
    pageData: { ...page, ...nothing, ...data } as PageData,
    t: (key, values) => [key, ...Object.values(values ?? {})].join(' '),
    attribute: () => null,
    abortSignal: abortController.signal,
    emit(type, detail) {
      // Most tests are about other events.
      if (type === 'login:send') return beforeSend(detail as Detail<'login:send'>);
      events.push([type, detail]);
      return !stays;
    },
    address: () => location.href,
    navigate(address, then = () => {}) {
      visited.push(address);
      listeners.stay = then;
    },
    onReturn(then) {
      listeners.comeBack = then;
    },
    onOnline(then) {
      listeners.comeOnline = then;
    },
  };
  return {
    ...{ host, events, visited, unmount },
    /** The visitor returns, and the browser restores the page from its cache. */
    comeBack: () => listeners.comeBack(),
    comeOnline: () => listeners.comeOnline(),
    /** The latest navigation does not happen. */
    stay: () => listeners.stay(),
  };
}

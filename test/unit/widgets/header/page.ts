import { vi } from 'vitest';
import type { Host } from '../../../../src/host/host';

const languages = [
  { code: 'uk', name: 'Українська' },
  { code: 'ru', name: 'Русский' },
  { code: 'en', name: 'English' },
];

/** The part of the host that the header's models use. */
export function host(page: object = {}, emits = true) {
  const abortController = new AbortController();
  const data = {
    lang: 'uk',
    accessRights: '',
    siteUrl: 'https://chargers.example/',
    mainSite: {},
    menu: [],
    languages,
  };
  return {
    pageData: { ...data, ...page } as unknown as Host['pageData'],
    t: ((key: string) => key) as Host['t'],
    abortSignal: abortController.signal,
    emit: vi.fn(() => emits),
    address: () => location.href,
    navigate: vi.fn<Host['navigate']>(),
    onReturn: vi.fn<Host['onReturn']>(),
    end: () => abortController.abort(),
  };
}

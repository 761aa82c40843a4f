import { pageOrigin } from './address';
import type { scalars } from './scalars';

/** A scalar's name, a list `[shape]`, or a record of shapes. */
export type Shape = keyof typeof scalars | readonly [Shape] | { readonly [name: string]: Shape };

export interface Field {
  is: Shape;
  /** What is used when the page gives no valid value; a function where only the page knows the default. */
  or?: unknown | (() => unknown);
  /** Names of which a list's records must have one each. */
  needs?: readonly (readonly string[])[];
}

/** `window.__PAGE__`, field by field: the reader, its complaints, page.d.ts and page.schema.json all come from here. */
export const fields = {
  lang: { is: 'code', or: 'ru' },
  accessRights: { is: 'text', or: '' },
  siteUrl: { is: 'url', or: pageOrigin },
  translations: { is: 'dictionary', or: {} },
  languages: { is: 'languages' },
  apiUrl: { is: 'url', or: '' },
  bodyFormat: { is: 'format', or: 'json' },
  mainSite: {
    is: {
      url: 'url',
      about: 'address',
      contacts: 'address',
      support: 'address',
      mobileApp: 'address',
      news: 'address',
      shop: 'address',
    },
    or: {},
  },
  contacts: { is: { hotline: 'text', phones: ['text'], email: 'text', address: 'text' }, or: {} },
  codeLength: { is: 'codeLength', or: null },
  breadcrumbs: { is: [{ name: 'text', link: 'address' }], or: [], needs: [['name']] },
  title: { is: 'text', or: '' },
  controls: {
    is: [{ name: 'text', link: 'address', action: 'text' }],
    or: [],
    needs: [['name'], ['link', 'action']],
  },
} as const satisfies Record<string, Field>;

import { pageOrigin } from './address';
import type { scalars } from './scalars';

/** The name of a scalar type, a list `[shape]`, or an object of shapes. */
export type Shape = keyof typeof scalars | readonly [Shape] | { readonly [name: string]: Shape };

export interface Field {
  is: Shape;
  /** The default, used when the page gives no valid value. It is a function when it depends on the page. */
  or?: unknown | (() => unknown);
  /** For lists of objects: groups of names. Each object must have at least one name of every group. */
  needs?: readonly (readonly string[])[];
}

/** The fields of `window.__PAGE__`. The reader, its error messages, page.d.ts and page.schema.json use this table. */
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

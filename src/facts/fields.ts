import type { ObjectKind, PageField } from '../shared/page/field';

/** A link of the site itself. Its name is a text, not a key. */
const link = {
  parts: { name: { kind: 'string', required: true }, link: { kind: 'address', required: true } },
} as const satisfies ObjectKind;

/** An object without parts, also if a script has added to `Object.prototype`. */
const nothing = { __proto__: null };

/** The fields of `window.__PAGE__`, for the reader and its messages. With fields.words.ts the build writes types, schema, C# and tables from it. */
export const fields = {
  lang: { kind: 'languageCode', default: 'ru', required: true },
  accessRights: { kind: 'string', default: '' },
  siteUrl: { kind: 'webAddress', default: ({ origin }: { origin: string }) => origin },
  translations: { kind: 'dictionary', default: {} },
  languages: { kind: 'languages', default: ({ lang }: { lang: string }) => [{ code: lang, name: lang }] },
  apiUrl: { kind: 'webAddress', default: '', unresolved: true },
  bodyFormat: { kind: 'bodyFormat', default: 'json' },
  mainSite: {
    kind: {
      parts: {
        url: { kind: 'webAddress' },
        about: { text: 'AboutUs', kind: 'address' },
        contacts: { text: 'Contacts', kind: 'address' },
        support: { kind: 'address', text: 'SupportService' },
        mobileApp: { text: 'MobileApp', kind: 'address' },
        news: { text: 'News', kind: 'address' },
        shop: { text: 'Shop', kind: 'address' },
      },
      base: 'url',
    },
    default: nothing,
  },
  contacts: {
    kind: {
      parts: {
        hotline: { kind: 'string' },
        phones: { kind: ['string'] },
        email: { kind: 'string' },
        address: { kind: 'string' },
      },
    },
    default: nothing,
  },
  codeLength: { kind: 'codeLength', default: null },
  afterLogin: { kind: 'ownAddress', default: null },
  antiforgery: {
    kind: {
      parts: { header: { kind: 'headerName' }, field: { kind: 'string' } },
    },
    default: { header: 'RequestVerificationToken', field: '__RequestVerificationToken' },
  },
  login: {
    kind: {
      parts: {
        method: { kind: 'loginMethod' },
        phone: { kind: 'string' },
        email: { kind: 'string' },
        remember: { kind: 'flag' },
      },
    },
    default: nothing,
  },
  menu: { kind: [link], default: [] },
  footerLinks: { kind: [link], default: [] },
  help: { kind: [link], default: [] },
  breadcrumbs: {
    kind: [
      {
        parts: { name: { kind: 'string', required: true }, link: { kind: 'address' } },
      },
    ],
    default: [],
  },
  title: { kind: 'string', default: '' },
  controls: {
    kind: [
      {
        parts: {
          name: { kind: 'string', required: true },
          link: { kind: 'address' },
          action: { kind: 'string' },
        },
        anyOf: ['link', 'action'],
      },
    ],
    default: [],
  },
} as const satisfies Record<string, PageField>;

/** The fields with their names, for code that treats all in the same way. */
export const namedFields = Object.entries<PageField>(fields);

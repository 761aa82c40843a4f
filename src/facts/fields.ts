import type { ObjectKind, PageField } from '../shared/page/field';

/** A link of the site itself. Its name is a text, not a key. */
const link = {
  csharp: 'WidgetLink',
  description: 'A link of the site.',
  parts: {
    name: { kind: 'string', required: true, description: 'The text of the link.' },
    link: { kind: 'address', required: true, description: 'The address of the link.' },
  },
} as const satisfies ObjectKind;

/** An object without parts, also if a script has added to `Object.prototype`. */
const nothing = { __proto__: null };

/** The fields of `window.__PAGE__`, for the reader and its messages. The build writes types, schema, C# and tables from it. */
export const fields = {
  lang: {
    kind: 'languageCode',
    default: 'ru',
    required: true,
    description:
      'The current language code, with which the paths of the portal begin. `uk-UA` counts as `uk` if only that is one of `languages`.',
  },
  accessRights: {
    widgets: 'header',
    kind: 'string',
    default: '',
    description: 'The account menu is shown only if this is exactly `Admin`.',
  },
  siteUrl: {
    widgets: 'header',
    kind: 'webAddress',
    default: ({ origin }: { origin: string }) => origin,
    defaultInWords: "the page's origin",
    description: 'The address of the chargers site. The logo links to it.',
  },
  translations: {
    kind: 'dictionary',
    default: {},
    description: 'Key to text. Keys are found in any letter case.',
  },
  languages: {
    widgets: 'header',
    kind: 'languages',
    default: ({ lang }: { lang: string }) => [{ code: lang, name: lang }],
    defaultInWords: 'the current language',
    description: 'The languages that a visitor can choose. German is always left out.',
  },
  apiUrl: {
    widgets: 'login-card',
    kind: 'webAddress',
    default: '',
    defaultInWords: "the page's origin",
    unresolved: true,
    description: 'The base address of the call that sends an SMS.',
  },
  bodyFormat: {
    widgets: 'login-card',
    kind: 'bodyFormat',
    default: 'json',
    description: 'The format of both login calls.',
  },
  mainSite: {
    widgets: 'header footer',
    kind: {
      csharp: 'WidgetMainSite',
      parts: {
        url: { kind: 'webAddress', description: 'The address of the main website.' },
        about: { text: 'AboutUs', kind: 'address', description: 'The page about the company.' },
        contacts: { text: 'Contacts', kind: 'address', description: 'The page with contacts.' },
        support: {
          kind: 'address',
          text: 'SupportService',
          description: 'The page of the 24/7 support service.',
        },
        mobileApp: { text: 'MobileApp', kind: 'address', description: 'The page about the mobile app.' },
        news: { text: 'News', kind: 'address', description: 'The page with news.' },
        shop: { text: 'Shop', kind: 'address', description: 'The shop.' },
      },
      base: 'url',
    },
    default: nothing,
    description:
      'The main website. Addresses are absolute, or relative to `url`. A link without an address is not shown.',
  },
  contacts: {
    widgets: 'footer login-card',
    kind: {
      csharp: 'WidgetContacts',
      parts: {
        hotline: {
          kind: 'string',
          description: 'The number of the hotline. The login card also shows it in the code step.',
        },
        phones: { kind: ['string'], description: 'The mobile numbers.' },
        email: { kind: 'string', description: 'The email address.' },
        address: { kind: 'string', description: 'The street address.' },
      },
    },
    default: nothing,
    description:
      "The footer's contact details, and the hotline of the login card. Absent ones are not shown.",
  },
  codeLength: {
    widgets: 'login-card',
    kind: 'codeLength',
    default: null,
    description: 'The number of digits of an SMS code. A complete code is then sent automatically, once.',
  },
  afterLogin: {
    widgets: 'login-card',
    kind: 'ownAddress',
    default: null,
    description: 'Where the browser goes after a login.',
  },
  antiforgery: {
    widgets: 'login-card',
    kind: {
      csharp: 'WidgetAntiforgery',
      parts: {
        header: { kind: 'headerName', description: 'The name of the header that a call sends the token in.' },
        field: {
          kind: 'string',
          description: 'The name of the field that the page has the token in, and of the token in a form.',
        },
      },
    },
    default: { header: 'RequestVerificationToken', field: '__RequestVerificationToken' },
    description:
      "The names of the site's antiforgery token, if they are not those of ASP.NET: `RequestVerificationToken` (the header) and `__RequestVerificationToken` (the field).",
  },
  login: {
    widgets: 'login-card',
    kind: {
      csharp: 'WidgetLoginStart',
      parts: {
        method: { kind: 'loginMethod', description: 'The method that is shown first.' },
        phone: { kind: 'string', description: 'The phone number that is filled in.' },
        email: { kind: 'string', description: 'The email address that is filled in.' },
        remember: {
          kind: 'flag',
          description:
            'With `false` the method of the last login is not stored, and a stored one is removed.',
        },
      },
    },
    default: nothing,
    description:
      'What the login card shows first: the method (`phone` or `email`), and a number or an email address to fill in. If the visitor has begun a login, the card shows that one instead. `remember: false` stores no method.',
  },
  menu: {
    widgets: 'header',
    kind: [link],
    default: [],
    description: "More links of the header: after its own, before the login link or the account's menu.",
  },
  footerLinks: {
    widgets: 'footer',
    kind: [link],
    default: [],
    description: "More links of the footer, after the portal's.",
  },
  help: {
    widgets: 'login-card',
    kind: [link],
    default: [],
    description: 'Links at the code step of the login card, below the hotline.',
  },
  breadcrumbs: {
    widgets: 'page-header',
    kind: [
      {
        csharp: 'WidgetBreadcrumb',
        description: "An entry of the page header's trail.",
        parts: {
          name: { kind: 'string', required: true, description: 'The text of the entry.' },
          link: { kind: 'address', description: 'The address of its link. The last entry needs no link.' },
        },
      },
    ],
    default: [],
    description: "The page header's trail. The last entry is the current page.",
  },
  title: { widgets: 'page-header', kind: 'string', default: '', description: "The page header's title." },
  controls: {
    widgets: 'page-header',
    kind: [
      {
        csharp: 'WidgetControl',
        description: 'A button of the page header: a link, or an action.',
        parts: {
          name: { kind: 'string', required: true, description: 'The text of the button.' },
          link: { kind: 'address', description: 'The address of its link.' },
          action: {
            kind: 'string',
            description: 'The value of `action` in the event `page-header:control`.',
          },
        },
        anyOf: ['link', 'action'],
      },
    ],
    default: [],
    description:
      "The page header's buttons: a link, or an action that the event `page-header:control` reports.",
  },
} as const satisfies Record<string, PageField>;

/** The fields with their names, for code that treats all in the same way. */
export const namedFields = Object.entries<PageField>(fields);

import type { fields } from './fields';

/** The words for a value of this kind. An object has a class in C#, and words for its parts. */
type WordsOf<K> = { description: string } & (K extends { parts: infer Parts }
  ? ObjectWords<Parts>
  : K extends readonly [{ parts: infer Parts }]
    ? ObjectWords<Parts> & {
        /** Describes one object. The description is about the whole list. */
        each: string;
      }
    : unknown);

interface ObjectWords<Parts> {
  /** The name of its class in C#. It begins with "Widget", so that it is safe in a view. */
  csharp: string;
  parts: { [Name in keyof Parts]: WordsOf<Parts[Name] extends { kind: infer Kind } ? Kind : never> };
}

/** The words for each field. */
export interface FieldWords {
  description: string;
  /** The names of the widgets that read it, for their pages in the guide. Without it, all do. */
  widgets?: string;
  /** The default in documents, if it depends on the page. */
  defaultInWords?: string;
}

/** A link of the site itself. */
const link = {
  csharp: 'WidgetLink',
  each: 'A link of the site.',
  parts: {
    name: { description: 'The text of the link.' },
    link: { description: 'The address of the link.' },
  },
};

/** What people read about the fields of `window.__PAGE__`, in the order of the fields. It does not ship. */
export const fieldWords = {
  lang: {
    description:
      'The current language code, with which the paths of the portal begin. `uk-UA` counts as `uk` if only that is one of `languages`.',
  },
  accessRights: {
    widgets: 'header',
    description: 'The account menu is shown only if this is exactly `Admin`.',
  },
  siteUrl: {
    widgets: 'header',
    description: 'The address of the chargers site. The logo links to it.',
    defaultInWords: "the page's origin",
  },
  translations: { description: 'Key to text. Keys are found in any letter case.' },
  languages: {
    widgets: 'header',
    description: 'The languages that a visitor can choose. German is always left out.',
    defaultInWords: 'the current language',
  },
  apiUrl: {
    widgets: 'login-card',
    description: 'The base address of the call that sends an SMS.',
    defaultInWords: "the page's origin",
  },
  bodyFormat: { widgets: 'login-card', description: 'The format of both login calls.' },
  mainSite: {
    widgets: 'header footer',
    description:
      'The main website. Addresses are absolute, or relative to `url`. A link without an address is not shown.',
    csharp: 'WidgetMainSite',
    parts: {
      url: { description: 'The address of the main website.' },
      about: { description: 'The page about the company.' },
      contacts: { description: 'The page with contacts.' },
      support: { description: 'The page of the 24/7 support service.' },
      mobileApp: { description: 'The page about the mobile app.' },
      news: { description: 'The page with news.' },
      shop: { description: 'The shop.' },
    },
  },
  contacts: {
    widgets: 'footer login-card',
    description:
      "The footer's contact details, and the hotline of the login card. Absent ones are not shown.",
    csharp: 'WidgetContacts',
    parts: {
      hotline: { description: 'The number of the hotline. The login card also shows it in the code step.' },
      phones: { description: 'The mobile numbers.' },
      email: { description: 'The email address.' },
      address: { description: 'The street address.' },
    },
  },
  codeLength: {
    widgets: 'login-card',
    description: 'The number of digits of an SMS code. A complete code is then sent automatically, once.',
  },
  afterLogin: { widgets: 'login-card', description: 'Where the browser goes after a login.' },
  antiforgery: {
    widgets: 'login-card',
    description:
      "The names of the site's antiforgery token, if they are not those of ASP.NET: `RequestVerificationToken` (the header) and `__RequestVerificationToken` (the field).",
    csharp: 'WidgetAntiforgery',
    parts: {
      header: { description: 'The name of the header that a call sends the token in.' },
      field: {
        description: 'The name of the field that the page has the token in, and of the token in a form.',
      },
    },
  },
  login: {
    widgets: 'login-card',
    description:
      'What the login card shows first: the method (`phone` or `email`), and a number or an email address to fill in. If the visitor has begun a login, the card shows that one instead. `remember: false` stores no method.',
    csharp: 'WidgetLoginStart',
    parts: {
      method: { description: 'The method that is shown first.' },
      phone: { description: 'The phone number that is filled in.' },
      email: { description: 'The email address that is filled in.' },
      remember: {
        description: 'With `false` the method of the last login is not stored, and a stored one is removed.',
      },
    },
  },
  menu: {
    widgets: 'header',
    description: "More links of the header: after its own, before the login link or the account's menu.",
    ...link,
  },
  footerLinks: { widgets: 'footer', description: "More links of the footer, after the portal's.", ...link },
  help: {
    widgets: 'login-card',
    description: 'Links at the code step of the login card, below the hotline.',
    ...link,
  },
  breadcrumbs: {
    widgets: 'page-header',
    description: "The page header's trail. The last entry is the current page.",
    csharp: 'WidgetBreadcrumb',
    each: "An entry of the page header's trail.",
    parts: {
      name: { description: 'The text of the entry.' },
      link: { description: 'The address of its link. The last entry needs no link.' },
    },
  },
  title: { widgets: 'page-header', description: "The page header's title." },
  controls: {
    widgets: 'page-header',
    description:
      "The page header's buttons: a link, or an action that the event `page-header:control` reports.",
    csharp: 'WidgetControl',
    each: 'A button of the page header: a link, or an action.',
    parts: {
      name: { description: 'The text of the button.' },
      link: { description: 'The address of its link.' },
      action: { description: 'The value of `action` in the event `page-header:control`.' },
    },
  },
} satisfies { [Name in keyof typeof fields]: FieldWords & WordsOf<(typeof fields)[Name]['kind']> };

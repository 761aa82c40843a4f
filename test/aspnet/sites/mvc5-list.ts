import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { layout } from './core-list';
import type { Differences } from './mvc5-site';

/** A site of .NET Framework after the pattern of real ones. It lies in the folder with its name. */
export interface Site extends Differences {
  /** What its start page has, also for a visitor without a session. */
  has: string[];
  /** What its start page says before the name of a visitor with a session. */
  knows: string;
  /** Where the site's own login sends its form. */
  enter: string;
  /** What the site reads, and how it writes the double: by the address of its form. */
  prices: [path: string, price: string, double: string][];
  /** Where a visitor without a session can sign in who opens /panel: the site's own login page, or that of the sample. */
  login: string;
  /** A page of the site that the sample could take, and what is on it. */
  keeps: [path: string, ...has: string[]];
  /** Where the logo leads in the end, and what is on that page. */
  english: [path: string, has: string];
  /** Whether the roles of the site take the place of those of the sample. */
  roles?: true;
  /** The policy of a response. Undefined if there is none. */
  policy?: string;
  /** How the page's data begin, where they are no script. */
  data?: string;
}

export const sites: Record<string, Site> = {
  // Forms authentication with a name of its own, its module removed and added again; American numbers; the start page is the catalog.
  store: {
    has: ['<h1>Catalog</h1>', 'Price: 1,234.50', 'Buyer: a guest'],
    knows: 'Buyer: known ',
    enter: '/Catalog/Enter',
    prices: [['/price', '1.5', '3.00']],
    login: '/uk/account/login?ReturnUrl=%2fpanel',
    keeps: ['/Catalog', '<h1>Catalog</h1>'],
    english: ['/', '<h1>Catalog</h1>'],
    own: '~/Views/Shared/_Layout.cshtml',
    follows: 'new CultureInfo("en-US")',
  },
  // An account controller and types with the usual names; the culture of Web.config; the only layout is Master.cshtml.
  forum: {
    has: ['<h1>Topics in Klingon and Esperanto</h1>', '<body class="page-home">', 'Member: nobody'],
    knows: 'Member: known ',
    enter: '/account/login',
    prices: [['/price', '1,5', '3,00']],
    login: '/account/login?ReturnUrl=%2fpanel',
    keeps: ['/Account/Login', 'own login for you'],
    english: ['/', '<h1>Topics'],
    layouts: ['Views/Shared/Master.cshtml'],
    own: '~/Views/Shared/Master.cshtml',
    anchors: [
      ['<!DOCTYPE html>', '<!doctype html>'],
      ['<body>', '<body'],
    ],
  },
  // Each address begins with a language; a module writes a policy without inline scripts.
  travel: {
    has: ['<h1>Tours in uk-UA, 1,5</h1>', 'Traveller: nobody'],
    knows: 'Traveller: known ',
    enter: '/auth/login',
    prices: [
      ['/tours/price', '1,5', '3,00'],
      ['/en/tours/price', '1.5', '3.00'],
    ],
    login: '/Auth/Login?ReturnUrl=%2fpanel',
    keeps: ['/en/Auth/Login', 'The login of the travellers'],
    english: ['/en', '<h1>Tours in en-GB, 1.5</h1>'],
    policy: "script-src 'self'",
    data: ' data-page>{',
    own: '~/Views/Shared/_Layout.cshtml',
    words: [['WidgetScripts(portalPage', 'WidgetScripts(portalPage, jsonBlock: true']],
  },
  // No Forms authentication: cookies with claims, as OWIN has them, of another type than that of the template; Arabic pages.
  clinic: {
    has: ['<h1>Doctors</h1>', 'lang="ar-EG" dir="rtl"', 'Patient: nobody'],
    knows: 'Patient: known ',
    enter: '/home/enter',
    prices: [['/home/price', '1.5', '3.00']],
    login: '/uk/account/login?ReturnUrl=%2Fpanel',
    keeps: ['/Home/Index', '<h1>Doctors</h1>'],
    english: ['/', '<h1>Doctors</h1>'],
    session: 'OwinSession',
    words: [
      ['"ApplicationCookie"', '"Cookies"'],
      // Where the guide says to ask whether an account is locked.
      ['// MVC compares', 'if (id == "380501110009") return WidgetLoginTexts.NotAllowed();\n// MVC compares'],
    ],
  },
  // Each article needs a session; the policy of the guide; attribute routes, and one for all other addresses; roles of its own; two layouts.
  wall: {
    has: ['<h1>Wall</h1>', 'Friend: nobody'],
    knows: 'Friend: known ',
    enter: '/account/login',
    prices: [['/price', '1.5', '3.00']],
    login: '/Account/login?ReturnUrl=%2fpanel',
    keeps: ['/Account/login', 'own login'],
    // The articles may have any address, so they have this one.
    english: ['/Account/login?ReturnUrl=%2fen', 'own login'],
    layouts: ['Views/Shared/Wide.cshtml', 'Views/Shared/Narrow.cshtml'],
    more: ['Content security policy'],
    data: ' data-page>{',
  },
  // Web Forms with routes of their own, whose pages add controls to the head; only the sample is MVC; German numbers.
  news: {
    has: ['<h1>News </h1>', 'Costs 1.234,50', '<meta name="robots"', 'Reader: nobody'],
    knows: 'Reader: known <span>',
    enter: '/Login.aspx',
    prices: [['/Price.ashx', '1,5', '3,00']],
    login: '/Login.aspx?ReturnUrl=%2fpanel',
    keeps: ['/en/articles/first', '<h1>News first</h1>', '"Lang":"en"'],
    english: ['/', '<h1>News </h1>'],
    more: ['Web Forms'],
    words: [
      [
        'new EvPortalWidgets.PageData { Lang = "uk", Translations = EvPortalWidgets.WidgetTexts.For("uk"), Title = Page.Title }',
        'EvPortalSample.PortalPage.Describe(new HttpContextWrapper(Context), Page.Title)',
      ],
    ],
  },
  // No class in Global.asax, which clears the routes; the layout needs a model; no start of views; a title of three lines; roles of the
  // site, which throw for a name that the site does not know.
  depot: {
    has: ['<h1>Depot</h1>', 'Driver: nobody', 'The depot of Poltava'],
    knows: 'Driver: known ',
    enter: '/Depot/Enter',
    prices: [['/Depot/Price', '1.5', '3.00']],
    login: '/uk/account/login?ReturnUrl=%2fpanel',
    keeps: ['/Depot', '<h1>Depot</h1>'],
    english: ['/', '<h1>Depot</h1>'],
    roles: true,
    layouts: ['Views/Shared/Main.cshtml'],
    anchors: [['<body>', '<body']],
  },
  // Areas: one for administrators with a layout of its own and a controller whose name there is twice, and one whose addresses begin as
  // those of the card.
  museum: {
    has: ['<h1>Rooms</h1>', 'Guide: nobody'],
    knows: 'Guide: known ',
    enter: '/account/login/enter',
    prices: [
      ['/home/price', '1.5', '3.00'],
      ['/admin/home/price', '1.5', '3.00'],
    ],
    login: '/account/login?ReturnUrl=%2fpanel',
    keeps: ['/admin', '<h1>Rooms to count</h1>', '<body class="admin">', 'data-widget="footer"'],
    english: ['/', '<h1>Rooms</h1>'],
    layouts: [layout, 'Areas/Admin/Views/Shared/_Admin.cshtml'],
    own: '~/Views/Shared/_Layout.cshtml',
    finish: (folder) => {
      for (const area of ['Account', 'Admin'])
        copyFileSync(join(folder, 'Views/Web.config'), join(folder, 'Areas', area, 'Views/Web.config'));
    },
  },
};

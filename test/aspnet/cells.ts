/** Who plays a cell of the table of `README.md`: the test that follows the section of the guide, which it names by its heading. */
interface Played {
  /** Where the cell leads: a document and the heading there. */
  guide: string;
  heading: string;
  /** Where the cell leads instead, because there are steps before this section: to the top of a guide. */
  from?: string;
  /** The test, or the file of a test, that follows these steps. */
  by: string;
}

/** What a cell says without a test: the widgets without the card, or nothing of ours, with the reason in the guide. */
export type Cell = Played | 'header and footer only' | 'not for' | '–';

const guide = (name: string) => `src/aspnet/${name}/README.md`;
const [core, mvc5, web] = ['core', 'mvc5', 'web'].map(guide) as [string, string, string];
const widgets = 'The widgets on a page';
const own = 'A login of your own';
const sample = 'Languages and sign-in';
const ownLogin = 'test/aspnet/sites/own-login.test.ts';
const mvc5Login = { guide: mvc5, heading: own, by: ownLogin };
const webLogin = { guide: web, heading: own, by: ownLogin };

/** The columns of the table. */
export const logins = [
  'only header and footer',
  'a login of its own',
  'Identity',
  'OpenID Connect',
  'no login yet',
];

/** The rows of the table. */
export const cells: Record<string, Cell[]> = {
  'static pages, PHP': [
    { guide: 'src/site-guide/README.md', heading: '', by: 'test/browser/readme.test.ts' },
    { guide: 'src/site-guide/login.md', heading: 'In PHP', by: 'test/php/login.test.ts' },
    '–',
    'header and footer only',
    'not for',
  ],
  'ASP.NET Core': [
    { guide: core, heading: widgets, from: core, by: 'test/aspnet/sites/core-site.ts' },
    { guide: core, heading: own, by: ownLogin },
    { guide: core, heading: 'A login with Identity', by: 'test/aspnet/sites/own-identity.test.ts' },
    { guide: core, heading: 'OpenID Connect', by: 'test/aspnet/sites/openid.test.ts' },
    { guide: core, heading: sample, by: 'test/aspnet/sites/core-sites.test.ts' },
  ],
  'MVC 5': [
    { guide: mvc5, heading: widgets, from: mvc5, by: 'test/aspnet/sites/mvc5-site.ts' },
    mvc5Login,
    mvc5Login,
    'header and footer only',
    { guide: mvc5, heading: sample, by: 'test/aspnet/sites/mvc5-site.ts' },
  ],
  'Web Forms': [
    { guide: mvc5, heading: 'Web Forms', from: web, by: 'test/aspnet/kit/forms.test.ts' },
    webLogin,
    webLogin,
    'header and footer only',
    { guide: web, heading: 'A site without a login', by: 'test/aspnet/portal/forms-site.ts' },
  ],
};

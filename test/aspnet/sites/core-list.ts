import type { Differences } from './core-site';

/** A site after the pattern of real ones. It lies in the folder with its name. */
export interface Site extends Differences {
  /** A page that the site had before, and what is on it for a visitor without and with a session. */
  page: { path: string; has: string; without: string; with: string };
  /** Where a page leads that needs a session. */
  challenge: string;
  /** How the guide's first section is called. */
  way?: 'By files' | 'By package';
  /** What changes in the project. */
  project?: [string, string];
}

const layout = 'Views/Shared/_Layout.cshtml';

/** What the guide says of a site with a class `Startup`. */
const wordsInStartup: [string, string][] = [
  ['builder.Services', 'services'],
  ['app.Map', 'endpoints.Map'],
];
const placesInStartup = (service: string, endpoint: string) => ({
  'Program.cs var app = builder.Build();': { path: 'Startup.cs', place: 'before', anchor: service },
  'Program.cs app.Run();': { path: 'Startup.cs', place: 'before', anchor: endpoint },
});

export const sites: Record<string, Site> = {
  blog: {
    page: { path: '/', has: 'Posts, page 1', without: 'Author: nobody', with: 'Author: ' },
    challenge: '/login/?ReturnUrl=%2Fpanel',
  },
  wallet: {
    page: { path: '/', has: 'Stores', without: 'Wallet: closed', with: 'Wallet: open' },
    challenge: '/open?ReturnUrl=%2Fpanel',
    // The site has a policy with its own nonce.
    words: [...wordsInStartup, ['data=', 'nonce=\'@Context.Items["nonce"]\' data=']],
    places: {
      ...placesInStartup('services.AddAuthentication', 'endpoints.MapControllers'),
      [`${layout} </title>`]: { path: 'Views/Shared/Head.cshtml', place: 'after', anchor: '</title>' },
    },
  },
  board: {
    way: 'By package',
    page: { path: '/', has: 'Board', without: 'User: unknown', with: 'User: known' },
    challenge: '/Account/Login?ReturnUrl=%2Fpanel',
    // The sample needs C# 12.
    project: ['<LangVersion>8<', '<LangVersion>12<'],
    words: wordsInStartup,
    places: placesInStartup('services.AddControllersWithViews', 'endpoints.MapDefaultControllerRoute'),
  },
  journal: {
    page: { path: '/', has: 'Price: 1.234,50', without: 'Reader: unknown', with: 'Reader: known' },
    challenge: '/signin?ReturnUrl=%2Fpanel',
    places: Object.fromEntries(
      // Its pages are Razor Pages.
      ['</title>', '<body', '@RenderBody()', '</body>', '<widget-scripts']
        .map((anchor) => [`${layout} ${anchor}`, { path: 'Pages/Shared/_Layout.cshtml', anchor }])
        .concat([['Views/_ViewImports.cshtml', { path: 'Pages/_ViewImports.cshtml' }]] as never),
    ),
  },
  tariffs: {
    page: { path: '/', has: '1,234.50', without: 'False', with: 'True' },
    challenge: '/account/login?ReturnUrl=%2Fpanel',
  },
};

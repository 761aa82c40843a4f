import type { Differences } from './core-site';

/** A site after the pattern of real ones. It lies in the folder with its name. */
export interface Site extends Differences {
  /** A page that the site had before, and what is on it for a visitor without and with a session. */
  page: { path: string; has: string; without: string; with: string };
  /** What the site reads as one and a half, and how it writes the double. */
  price: [string, string];
  /** How the site itself knows a visitor: what is sent once, or with each request, and what a page then shows. */
  own: { path: string; name: string; shows: string } | { key: string; page: string; shows: string };
  /** The policy of the site, with a nonce of any value. Undefined if it has none. */
  policy?: string;
  /** How the page's data begin. */
  data?: string;
  /** The language of its widgets for a browser that asks for English. Without one, the site has chosen none. */
  english?: 'en';
  /** Where a page leads that needs a session. */
  challenge: string;
  /** The other sections that such a site follows. */
  more?: string[];
  /** What changes in the project. */
  project?: [string, string];
}

export const layout = 'Views/Shared/_Layout.cshtml';

/** What the guide says of a site with a class `Startup`. */
const wordsInStartup: [string, string][] = [
  ['builder.Services', 'services'],
  ['app.Map', 'endpoints.Map'],
];
const placesInStartup = (service: string, endpoint: string) => ({
  'Program.cs var app = builder.Build();': { path: 'Startup.cs', place: 'before', anchor: service },
  'Program.cs app.UseRouting();': { path: 'Startup.cs', place: 'before', anchor: 'app.UseRouting();' },
  'Program.cs builder.Services.AddWidgets': {
    path: 'Startup.cs',
    place: 'instead of',
    anchor: 'services.AddWidgets',
  },
  'Program.cs app.Run();': { path: 'Startup.cs', place: 'before', anchor: endpoint },
});

/** The guide's places in a layout with another path. */
const placesIn = (path: string) =>
  Object.fromEntries(
    ['</title>', '<body', '@RenderBody()', '</body>', '<widget-scripts'].map((anchor) => [
      `${layout} ${anchor}`,
      { path, anchor },
    ]),
  );

/** What the guide says of Razor Pages. */
export const placesInPages = placesIn('Pages/Shared/_Layout.cshtml');

export const sites: Record<string, Site> = {
  blog: {
    page: { path: '/', has: 'Posts, page 1', without: 'Author: nobody', with: 'Author: ' },
    price: ['1.5', '3.00'],
    own: { path: '/login', name: 'Anna', shows: 'Author: Anna' },
    // The site forbids inline scripts.
    policy: "default-src 'self'; img-src 'self' data:",
    words: [['<widget-scripts', '<widget-scripts json-block="true"']],
    data: ' data-page>{',
    challenge: '/login/?ReturnUrl=%2Fpanel',
  },
  wallet: {
    page: { path: '/', has: 'Stores', without: 'Wallet: closed', with: 'Wallet: open' },
    price: ['1,5', '3,00'],
    own: { key: 'Bearer key', page: '/api/stores', shows: 'Two stores' },
    policy: "default-src 'self'; script-src 'self' 'nonce-N'",
    challenge: '/account/login?ReturnUrl=%2Fpanel',
    more: ['JWT or OpenID Connect', 'Content security policy'],
    words: wordsInStartup,
    places: {
      ...placesInStartup('services.AddHttpContextAccessor', 'endpoints.MapControllers'),
      [`${layout} </title>`]: { path: 'Views/Shared/Head.cshtml', place: 'after', anchor: '</title>' },
    },
  },
  board: {
    // The versions of its packages are in a central file.
    page: { path: '/', has: 'Board', without: 'User: unknown', with: 'User: known' },
    price: ['1.5', '3.00'],
    own: { path: '/Home/Enter', name: 'Anna', shows: 'User: known' },
    challenge: '/Account/Login?ReturnUrl=%2Fpanel',
    // The sample needs C# 12.
    project: ['<LangVersion>8<', '<LangVersion>12<'],
    words: wordsInStartup,
    places: placesInStartup('services.AddAuthentication', 'endpoints.MapDefaultControllerRoute'),
  },
  journal: {
    page: { path: '/', has: 'Price: 1.234,50', without: 'Reader: unknown', with: 'Reader: known' },
    price: ['1,5', '3,00'],
    own: { path: '/signin/reader', name: 'Anna', shows: 'Reader: known' },
    challenge: '/signin?ReturnUrl=%2Fpanel',
    english: 'en',
    places: placesInPages,
  },
  tariffs: {
    page: { path: '/', has: '1,234.50', without: 'False', with: 'True' },
    price: ['1.5', '3.00'],
    own: { path: '/tariffs/choose', name: 'Night', shows: 'Chosen: Night' },
    challenge: '/account/login?ReturnUrl=%2Fpanel',
    english: 'en',
    // Autofac.
    others: true,
  },
  shop: {
    page: { path: '/', has: 'Shop', without: 'Customer: a guest', with: 'Customer: signed in' },
    price: ['1.5', '3.00'],
    own: { path: '/enter', name: 'driver@example.com', shows: 'Customer: signed in' },
    challenge: '/Account/Login?ReturnUrl=%2Fpanel',
    more: ['The sample with Identity, for new users', 'Users of Identity'],
    // Its class has another name than the one of the SDK's template.
    words: [['IdentityUser', 'Shop.Customers.User']],
  },
  garage: {
    // A class Startup without authentication; files before routes; a layout with another name; a route for all addresses.
    page: { path: '/', has: 'Garage', without: 'Driver: unknown', with: 'Driver: known' },
    price: ['1.5', '3.00'],
    own: { path: '/choose', name: 'Seven', shows: 'Bay: Seven' },
    challenge: '/account/login?ReturnUrl=%2Fpanel',
    words: wordsInStartup,
    places: {
      ...placesInStartup('services.AddControllersWithViews', 'endpoints.MapControllerRoute'),
      ...placesIn('Views/Shared/Master.cshtml'),
    },
    adds: [
      {
        path: 'Startup.cs',
        place: 'before',
        anchor: 'app.UseAuthorization();',
        text: 'if (configuration["forgets"] == null) app.UseAuthentication();\n',
      },
    ],
  },
  office: {
    // Each rule of the SDK and of two more analyzers is an error; the project lists its content.
    page: { path: '/', has: 'Office', without: 'Clerk: unknown', with: 'Clerk: known' },
    price: ['1.5', '3.00'],
    own: { path: '/enter', name: 'Anna', shows: 'Clerk: known' },
    challenge: '/Account/Login?ReturnUrl=%2Fpanel',
    // The analyzers.
    others: true,
    adds: [
      {
        path: 'Portal.csproj',
        place: 'before',
        anchor: '<Content Include="appsettings.json" />',
        text: '<Content Include="_ViewImports.cshtml;EvPortalSample/**/*.cshtml" />\n',
      },
    ],
  },
};

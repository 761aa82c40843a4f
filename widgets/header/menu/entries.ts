import { routes } from '../../../src/shared';
import type { Host, Key } from '../keys';

export type MenuLink = readonly [text: string, href: string];

/** The links for every visitor, and the links of the account menu for an Admin. */
export function createMenu({ pageData, t }: Pick<Host, 'pageData' | 't'>) {
  const start = `/${pageData.lang}`;
  const isAdmin = pageData.accessRights === 'Admin';
  const withText = ([key, href]: [Key, string]): MenuLink => [t(key), href];
  const own = routes
    .links('menu', start)
    .filter(([key]) => !isAdmin || !routes.onlyForVisitors.includes(key));
  const links = own.filter(([key]) => key !== 'Login').map(withText);
  if (pageData.mainSite.url) links.unshift([t('MainSite'), pageData.mainSite.url]);
  // A visitor's last link is the login: panel.css makes it a button.
  const login = own.filter(([key]) => key === 'Login').map(withText);
  links.push(...pageData.menu.map(({ name, link }) => [name, link] as MenuLink), ...login);
  const account = isAdmin && routes.links('account', start).map(withText);
  // Nobody should confuse a test site with the real one.
  const title = pageData.siteUrl.includes('test') ? 'TEST' : t('ProductTitle');
  return { title, links, account };
}

export function logout({ emit, navigate }: Pick<Host, 'emit' | 'navigate'>) {
  if (emit('logout', {})) navigate(routes.logout);
}

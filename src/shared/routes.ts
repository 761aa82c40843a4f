import { onlyForVisitors, portalLinks, portalPaths } from '../facts/routes';
import { href } from './page/address/href';

type List = keyof typeof portalLinks;

/** The addresses of the portal's links, computed when a link is rendered: the page may get its `<base>` after the scripts have run. */
export const routes = {
  ...portalPaths,
  onlyForVisitors,
  home: (lang: string) => href(`/${lang}`),
  /** The links of a list, each with the key of its text. `start` stands before each path. */
  links: <Name extends List>(list: Name, start: string) =>
    Object.entries(portalLinks[list]).map(([key, path]) => [key, href(start + path)]) as [
      key: keyof (typeof portalLinks)[Name],
      address: string,
    ][],
  forgotPassword: () => href(portalPaths.forgotPassword),
  flag: (code: string) => href(portalPaths.flag(code)),
};

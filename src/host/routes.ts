import { portalLinks, portalPaths } from '../routes';
import { link } from './address';

type List = keyof typeof portalLinks;

/** The addresses of the portal's links, computed when a link is rendered: the page may get its `<base>` after the scripts have run. */
export const routes = {
  ...portalPaths,
  home: (lang: string) => link(`/${lang}`),
  /** The links of a list, each with the key of its text. `start` stands before each path. */
  links: <Name extends List>(list: Name, start: string) =>
    Object.entries(portalLinks[list]).map(([key, path]) => [key, link(start + path)]) as [
      key: keyof (typeof portalLinks)[Name],
      address: string,
    ][],
  forgotPassword: () => link(portalPaths.forgotPassword),
  flag: (code: string) => link(portalPaths.flag(code)),
};

import { portalLinks, portalPaths } from '../../../facts/routes';
import { texts } from '../translations/texts';
import { code, table } from './table';

/** The links of a list, each with the English text that visitors see. */
const linksOf = (list: keyof typeof portalLinks, language = '') =>
  Object.entries(portalLinks[list])
    .map(([key, path]) => `${code(language + path)} (${texts.en[key as keyof typeof texts.en]})`)
    .join(', ');

/** The table of the portal's addresses in the guide for ASP.NET. */
export const routeTable = () =>
  table(
    ['what leads there', 'addresses'],
    [
      ['the logo and the trail of the login page', '`/`; `/{lang}`'],
      ['the header', linksOf('menu', '/{lang}')],
      ['the menu of an Admin', linksOf('account', '/{lang}')],
      ['the footer, in every language', `${linksOf('legal')}, ${linksOf('footer')}`],
      [
        'the login card',
        [portalPaths.afterLogin, portalPaths.signUp, portalPaths.forgotPassword].map(code).join(', '),
      ],
      ['the logout, in every language', code(portalPaths.logout)],
      ['the flags', code(portalPaths.flag('{code}'))],
    ],
  );

import { bolt, network } from '../../../facts/logo';
import { callPaths, onlyForVisitors, portalLinks, portalPaths } from '../../../facts/routes';
import { mainSiteLinks } from '../../../shared/page/main-site';
import { header } from '../../from-facts/page-data/csharp-classes';
import { propertyDefaults } from '../../sheets/property-defaults';

const strings = (values: string[]) => values.map((value) => JSON.stringify(value)).join(', ');
const row = (...values: string[]) => `            new[] { ${strings(values)} },\n`;

/** The rows of a list. What only visitors see is in a list of its own. */
const linksOf = ([list, links]: [string, Record<string, string>]) =>
  Object.entries(links).map(([key, path]) =>
    row(list === 'menu' && onlyForVisitors.some((each) => each === key) ? 'visitors' : list, key, path),
  );

const property = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** The logo of the first content. The stylesheet of the header is not there yet, so the attributes say again how it draws the logo. */
export function logoHtml(): string {
  const accent = `var(--widget-header-accent, ${propertyDefaults().get('--widget-header-accent')})`;
  return [
    `<svg fill="none" stroke="${accent}" stroke-width="2" stroke-linecap="round" width="36" height="40" viewBox="0 0 36 40" aria-hidden="true">`,
    `<polygon points="${network}"></polygon>`,
    `<polygon points="${network}" pathLength="6" stroke-width="7" stroke-dasharray="0 2"></polygon>`,
    `<polyline fill="currentcolor" stroke="none" points="${bolt}"></polyline></svg>`,
  ].join('');
}

/** WidgetTable.cs: what the widgets know of their names and links, for the first content that the C# writes. */
export const widgetTable = (names: string[]) => `${header}
namespace EvPortalWidgets
{
    /// <summary>The names of the widgets, and their links.</summary>
    internal static class WidgetTable
    {
        public static readonly string[] Names = { ${strings(names)} };

        /// <summary>The addresses of all calls.</summary>
        public static readonly string[] Calls = { ${strings(Object.values(callPaths))} };

        /// <summary>The call that sends a code.</summary>
        public const string Checkout = ${JSON.stringify(callPaths.checkout)};

        /// <summary>The login by phone.</summary>
        public const string PhoneLogin = ${JSON.stringify(callPaths.phoneLogin)};

        /// <summary>The login by email.</summary>
        public const string EmailLogin = ${JSON.stringify(callPaths.emailLogin)};

        /// <summary>The folder of the flags.</summary>
        public const string Flags = ${JSON.stringify(portalPaths.flag('').replace('.svg', ''))};

        /// <summary>The logo, for widgets/header/first.css.</summary>
        public const string Logo = ${JSON.stringify(logoHtml())};

        /// <summary>The list, the key of the text and the path of each link of the portal.</summary>
        public static readonly string[][] Links =
        {
${Object.entries(portalLinks).flatMap(linksOf).join('')}        };

        /// <summary>The key of the text and the address of each page of the main website.</summary>
        public static string[][] MainSite(WidgetMainSite site)
        {
            return new[]
            {
${mainSiteLinks.map(([name, { text }]) => `                new[] { ${strings([text])}, site.${property(name)} },\n`).join('')}            };
        }
    }
}
`;

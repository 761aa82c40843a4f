import { mainSiteLinks } from '../../page/main-site';
import { onlyForVisitors, portalLinks } from '../../routes';
import { header } from '../page-data/csharp-classes';

const strings = (values: string[]) => values.map((value) => JSON.stringify(value)).join(', ');
const row = (...values: string[]) => `            new[] { ${strings(values)} },\n`;

/** The rows of a list. What only visitors see is in a list of its own. */
const linksOf = ([list, links]: [string, Record<string, string>]) =>
  Object.entries(links).map(([key, path]) =>
    row(list === 'menu' && onlyForVisitors.some((each) => each === key) ? 'visitors' : list, key, path),
  );

const property = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** WidgetTable.cs: what the widgets know of their names and links, for the first content that the C# writes. */
export const widgetTable = (names: string[]) => `${header}
namespace EvPortalWidgets
{
    /// <summary>The names of the widgets, and their links.</summary>
    internal static class WidgetTable
    {
        public static readonly string[] Names = { ${strings(names)} };

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

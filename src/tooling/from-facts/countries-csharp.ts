import { countries } from '../../facts/countries';
import { header } from './page-data/csharp-classes';

const dialCodes = countries.map(({ dialCode }) => dialCode).join('|');
const numbers = countries.map(({ dialCode, length }) => `${dialCode}[0-9]{${length}}`).join('|');

/** WidgetCountries.cs: the countries of the card, for a sign-in. SmsGuard does not compile it: it serves other logins, too. */
export const csharpCountries = () => `${header}
namespace EvPortalWidgets
{
    /// <summary>The countries of the login card, as regular expressions.</summary>
    internal static class WidgetCountries
    {
        /// <summary>One of the dialling codes.</summary>
        public const string DialCode = "(?:${dialCodes})";

        /// <summary>A complete number, with its dialling code.</summary>
        public const string Number = "(?:${numbers})";
    }
}
`;

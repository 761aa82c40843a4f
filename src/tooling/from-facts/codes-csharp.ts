import { codes, otherCodes } from '../../facts/codes';
import { codeWords } from '../../facts/codes.words';
import { header, xml } from './page-data/csharp-classes';

type Code = keyof typeof codeWords;

const constant = (code: Code) => `        /// <summary>${xml(codeWords[code].csharp)}</summary>
        public const string ${code} = "${code}";
`;

/** WidgetCodes.cs: the codes of refusals. It is in the package of SmsGuard, on which the others are built. */
export const csharpCodes = () => `${header}
namespace EvPortalWidgets
{
    /// <summary>The codes of refusals. Most change what the login card does.</summary>
    public static class WidgetCodes
    {
${[...(Object.keys(codes) as (keyof typeof codes)[]), ...otherCodes].map(constant).join('\n')}    }
}
`;

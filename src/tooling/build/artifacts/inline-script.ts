import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { header } from '../../from-facts/page-data/csharp-classes';
import { esbuildTarget } from '../bundles/browsers';

/** The inline script that requests a lost shared.js again, without comments and blanks. */
export const inlineScript = transformSync(readFileSync('src/shared/loader/ask-again.ts', 'utf8'), {
  loader: 'ts',
  minify: true,
  target: esbuildTarget,
}).code.trim();

/** How a content security policy lists it. */
export const inlineHash = `sha256-${createHash('sha256').update(inlineScript).digest('base64')}`;

/** The script for a site that no C# writes. */
export const inlineTag = () =>
  `\`\`\`html\n<script nonce="NONCE" data-file="/widgets/shared.js">${inlineScript}</script>\n\`\`\``;

/** WidgetInlineScript.cs, for the tags of both kits. */
export const inlineCsharp = `${header}
namespace EvPortalWidgets
{
    /// <summary>Requests a lost shared.js again. Its source is src/shared/loader/ask-again.ts.</summary>
    internal static class WidgetInlineScript
    {
        public const string Text = ${JSON.stringify(inlineScript)};
    }
}
`;

import { header } from '../page-data/csharp-classes';
import { formerTexts, neededMarks, type Texts } from './former';

/** A literal that is the same in JSON and in C#. */
const literal = (text: string) => JSON.stringify(text);

const language = ([code, dictionary]: [string, Record<string, string>]) => `            {
                ${literal(code)},
                new Dictionary<string, string>
                {
${Object.entries(dictionary)
  .map(([key, text]) => `                    { ${literal(key)}, ${literal(text)} },\n`)
  .join('')}                }
            },
`;

/** WidgetTextTable.cs: all texts. The mark at the start shows that the file is UTF-8. */
export const csharpTexts = (texts: Texts, shipped?: string[]) => `\uFEFF${header}
using System;
using System.Collections.Generic;

namespace EvPortalWidgets
{
    /// <summary>The texts of the widgets in each language.</summary>
    internal static class WidgetTextTable
    {
        /// <summary>From the code of a language to its texts.</summary>
        public static readonly Dictionary<string, Dictionary<string, string>> Languages =
            new Dictionary<string, Dictionary<string, string>>(StringComparer.OrdinalIgnoreCase)
        {
${Object.entries(texts).map(language).join('')}        };

        /// <summary>The marks of values that each text needs.</summary>
        public static readonly Dictionary<string, string[]> Marks = new Dictionary<string, string[]>
        {
${Object.keys(texts.en ?? {})
  .map((key) => [key, neededMarks(texts, key, shipped)] as const)
  .flatMap(([key, marks]) =>
    marks.length ? `            { ${literal(key)}, new[] { ${marks.map(literal).join(', ')} } },\n` : [],
  )
  .join('')}        };
    }
}
`;

/** WidgetFormerTexts.cs: what only a build of a site needs to know. */
export const csharpFormer = (texts: Texts, shipped?: string[]) => `\uFEFF${header}
namespace EvPortalWidgets
{
    /// <summary>The texts of former versions, each with its key and its language.</summary>
    internal static class WidgetFormerTexts
    {
        public static readonly (string Key, string Language, string Text)[] All =
        {
${Object.keys(texts.en ?? {})
  .flatMap((key) => formerTexts(texts, key, shipped).map((former) => [key, ...former]))
  .map((former) => `            (${former.map(literal).join(', ')}),\n`)
  .join('')}        };
    }
}
`;

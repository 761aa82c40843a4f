import { lines, wordsOf } from '../../../extras/report/lines';
import { header } from '../../from-facts/page-data/csharp-classes';
import { reportWords } from './report-script';

const entry = ([name, words]: [string, readonly string[]]) =>
  `            { ${JSON.stringify(name)}, new string[] { ${words.map((word) => JSON.stringify(word)).join(', ')} } },\n`;

const dictionary = (summary: string, name: string, rows: [string, readonly string[]][]) => `
        /// <summary>${summary}</summary>
        public static readonly Dictionary<string, string[]> ${name} = new Dictionary<string, string[]>
        {
${rows.map(entry).join('')}        };
`;

/** WidgetReportWords.cs: all that a line of report.js may have. */
export const csharpReportWords = () => `${header}
using System.Collections.Generic;

namespace EvPortalWidgets
{
    /// <summary>All words that a report may have.</summary>
    internal static class WidgetReportWords
    {${dictionary(
      'The tags of each line, by its name.',
      'Tags',
      Object.entries(lines).map(([name, { tags }]) => [name, tags]),
    )}${dictionary(
      'What the number of each line is: ms, count or score.',
      'Units',
      Object.entries(lines).map(([name, { unit }]) => [name, [unit]]),
    )}${dictionary('The words of each tag.', 'Words', Object.entries(wordsOf(reportWords())))}    }
}
`;

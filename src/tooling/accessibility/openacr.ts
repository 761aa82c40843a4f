import { stringify } from 'yaml';
import type { Criterion } from './criterion';
import { tests } from './tests';

/** The criteria of a level, as OpenACR's schema asks: https://github.com/GSA/openacr, schema/openacr-0.1.0.json. */
const chapter = (all: Criterion[], level: Criterion['level']) => ({
  criteria: all
    .filter((each) => each.level === level)
    .map(({ number, result, why, site, evidence }) => ({
      num: number,
      components: [
        {
          name: 'web',
          adherence: {
            level: result,
            notes: [
              why,
              site && `The site’s: ${site}`,
              ...evidence.map((key) => `${tests[key].file}: ${tests[key].name}`),
            ]
              .filter(Boolean)
              .join('\n'),
          },
        },
      ],
    })),
});

/** accessibility.openacr.yaml: the report for programs. */
export function openAcr(criteria: Criterion[], name: string, version: string, description: string): string {
  return stringify(
    {
      title: `${name} Accessibility Conformance Report`,
      product: { name, version, description },
      // The schema asks for an address. The site that publishes the report writes its own.
      author: { email: '' },
      notes: 'The report covers the widgets, not the pages of a site that contain them.',
      evaluation_methods_used: 'Automated tests in Chromium, Firefox and WebKit; reading the code.',
      catalog: '2.5-edition-wcag-2.2-en',
      chapters: {
        success_criteria_level_a: chapter(criteria, 'A'),
        success_criteria_level_aa: chapter(criteria, 'AA'),
        success_criteria_level_aaa: { disabled: true, notes: 'Level AAA was not evaluated.' },
      },
    },
    { lineWidth: 0 },
  );
}

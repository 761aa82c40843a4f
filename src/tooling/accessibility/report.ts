import { table } from '../documents/table';
import type { Criterion } from './criterion';
import type { Principle } from './index';
import { tests } from './tests';

const words = {
  supports: 'supports',
  'partially-supports': 'partially',
  'not-applicable': 'not applicable',
};

const why = ({ why, site }: Criterion) => (site ? `${why} **The site’s**: ${site}` : why);

const section = ({ title, criteria }: Principle) => `## ${title}

${table(
  ['criterion', 'level', 'result', 'why', 'shown by'],
  criteria.map((each) => [
    `${each.number} ${each.name}`,
    each.level,
    words[each.result],
    why(each),
    each.evidence.join(', '),
  ]),
)}`;

const count = (all: Criterion[], wanted: Criterion['result']) =>
  all.filter(({ result }) => result === wanted).length;

/** ACCESSIBILITY.md: every criterion, and the tests that show it. */
export function accessibilityReport(principles: Principle[], version: string): string {
  const all = principles.flatMap(({ criteria }) => criteria);
  return `# Accessibility of the widgets, version ${version}

This is how the header, the page header, the login card and the footer meet the ${all.length} criteria of levels A and AA in
[WCAG 2.2](https://www.w3.org/TR/WCAG22/). They support ${count(all, 'supports')}, they support ${count(all, 'partially-supports')} partially,
and ${count(all, 'not-applicable')} do not apply. \`accessibility.openacr.yaml\` says the same in the
[OpenACR](https://github.com/GSA/openacr) form, for programs.

The European standard EN 301 549, which Ukraine has adopted as ДСТУ EN 301 549, asks for levels A and AA of WCAG 2.1 on web pages. 2.4.11,
2.5.7, 2.5.8, 3.2.6, 3.3.7 and 3.3.8 are new in WCAG 2.2.

A page meets a criterion only if its own content does too. What depends on the site is marked **The site’s**. The results are for the built-in
colours and texts. They come from automated tests in Chromium, Firefox and WebKit, among
them what the screen reader Orca says in Chromium, and from reading the code. No person with a disability
has tried the widgets for this report.

${principles.map(section).join('\n\n')}

## Tests

${table(
  ['shown by', 'test', 'file in the project'],
  Object.entries(tests).map(([key, { file, name }]) => [key, name, `\`${file}\``]),
)}
`;
}

import { HtmlValidate, StaticConfigLoader } from 'html-validate';

const judge = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended'],
    rules: {
      // HTML allows each id without blanks. React writes `:ev1r0:`.
      'valid-id': ['error', { relaxed: true }],
      // HTML allows a name for <address>. The footer's has its title.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      // Numbers are the site's. A copied number should have usual spaces.
      'tel-non-breaking': 'off',
      // HTML allows both letter cases.
      'doctype-style': 'off',
      // HTML has a default for it: `text`.
      'no-implicit-input-type': 'off',
      // A script gives slots the styles that they had on the page.
      'no-inline-style': 'off',
      // The browser writes `defer=""`, and what is between the tags is no fault.
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'no-trailing-whitespace': 'off',
      // A state of the stand-in site has a long name, which is its title.
      'long-title': 'off',
    },
  }),
);

/** What html-validate finds in a document, or in a part of one. It names the rule, and shows the place. */
export async function faultsOfHtml(html: string): Promise<string[]> {
  const { results } = await judge.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, offset }) => `${ruleId}: ${message}, at ${html.slice(offset - 40, offset + 80)}`,
    ),
  );
}

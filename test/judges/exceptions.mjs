/**
 * What a judge finds, and why it stays. An exception that is no longer needed fails.
 * @type {{ judge: string, rule: string, place: string, reason: string }[]}
 */
export const exceptions = [
  {
    judge: 'chromium-issues',
    rule: 'LazyLoadImageIssue',
    place: 'header img',
    reason:
      'Chromium looks for a width and a height in the styles. The flag has both in the markup, and `aspect-ratio` keeps its room, so that a flag of another shape keeps its own',
  },
  {
    judge: 'chromium-issues',
    rule: 'DocumentCookie',
    place: 'login-card.js',
    reason:
      'The language of an SMS is in the cookie `culture`, which is read once for each SMS. Safari before 18.4 and Firefox before 140 have no `cookieStore`',
  },
  {
    judge: 'equal-access',
    rule: 'input_autocomplete_valid',
    place: 'login-card input[type=email][autocomplete=username]',
    reason:
      'HTML allows `username` on each field for one line of text. Password managers look for it beside the password',
  },
  {
    judge: 'accesslint',
    rule: 'distinguishable/color-contrast',
    place: 'login-card h2',
    reason:
      'The line of progress is a gradient at the lower edge of the title, below its words. AccessLint takes it for the ground behind them',
  },
  {
    judge: 'accesslint',
    rule: 'distinguishable/letter-spacing',
    place: 'login-card div[data-place]',
    reason:
      'The place of a slot has the spacing of the site’s text in a custom property, `--widget-letter-spacing`, which any style of a visitor overrides. AccessLint takes it for the property itself',
  },
  {
    judge: 'accesslint',
    rule: 'distinguishable/word-spacing',
    place: 'login-card div[data-place]',
    reason:
      'The place of a slot has the spacing of the site’s text in a custom property, `--widget-word-spacing`, which any style of a visitor overrides. AccessLint takes it for the property itself',
  },
  {
    judge: 'field-types',
    rule: 'UNKNOWN_TYPE',
    place: 'login-card input[type=password][autocomplete=current-password]',
    reason:
      'Chromium’s word for each password that its own servers do not know. Its password manager reads `autocomplete` by itself',
  },
  {
    judge: 'csp-evaluator',
    rule: 'object-src: Missing object-src allows the injection of plugins which can execute JavaScript',
    place: 'src/site-guide/answers.md',
    reason:
      'The guide says what the widgets need. The whole policy is the site’s: those of the samples have `object-src`',
  },
  {
    judge: 'hunspell',
    rule: 'SMS',
    place: 'ru',
    reason: 'In both languages it is written so, and the Russian dictionary does not have it',
  },
  { judge: 'hunspell', rule: 'JavaScript', place: 'ru', reason: 'A name' },
  { judge: 'hunspell', rule: 'ч', place: 'ru', reason: 'An hour, shortened' },
  {
    judge: 'nu',
    rule: 'Attribute “pathLength” not allowed on element “polygon”',
    place: '<polygon>',
    reason: 'SVG 2 allows it on every shape',
  },
];

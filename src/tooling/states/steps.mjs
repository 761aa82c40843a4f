/**
 * What brings a widget into a state. `press` and `until` take a selector, `later` moves the page's clock forward by a number of
 * seconds. Buttons, fields and texts are translation keys; after the key of a field is what to fill in.
 * @typedef {import('../../shared/i18n/translator').Key} Key
 * @typedef {`click ${Key}` | `see ${Key}` | `fill ${Key} ${string}` | `press ${string}` | `until ${string}` | `later ${number}`} Step
 */

/** The parts of a step, with texts in place of translation keys. @param {Step} step @param {Record<string, string>} texts */
export function inWords(step, texts) {
  const [, action = '', rest = ''] = step.match(/(\w+) (.*)/) ?? [];
  if (!['click', 'fill', 'see'].includes(action)) return [action, rest];
  const [, key = '', text] = rest.match(/(\w+) ?(.*)/) ?? [];
  return [action, texts[key] ?? key, text];
}

import { texts } from '../src/tooling/from-facts/translations/texts';

/** The texts of the product. Tests find buttons and fields by them, so that a new wording changes no test. */
export const { en, uk } = texts;

/** A text with its values: `filled(en.ResendIn, { seconds: 9 })`. */
export const filled = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));

/** Matches a text with any values, or with values of this pattern: `pattern(en.ResendIn, '\\d+')`. */
export const pattern = (text: string, value = '.+') =>
  new RegExp(`^${text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\{\w+\}\}/g, () => value)}$`);

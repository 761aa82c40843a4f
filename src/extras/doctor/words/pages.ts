import type { Table } from './table';

/** What can be wrong with a page. */
export const ofPages = {
  'no build': ['says: {excuse}', 'The page shows no widgets', 'Do what it says'],
  'data unreadable': [
    'the page data cannot be parsed ({error})',
    'The widgets use their defaults',
    'Use an encoder for JSON that escapes <, not one for HTML',
  ],
  'data wrong': ['{field}: {problem}', 'The value is ignored', 'Correct it'],
  'data misspelled': ['"{found}" is no field of the page data, "{field}" is', 'It is ignored', 'Rename it'],
  'data twice': ['the page data have "{one}" and "{other}"', 'Only one of them counts', 'Remove one'],
  'no language': ['the page data have no lang', 'The addresses of the links are Russian', 'Write lang'],
  'texts missing': [
    'texts for {lang} are missing: {keys}',
    'Visitors see English',
    'Add them to translations, or add the tag of translations/{lang}.js',
  ],
  'no script': [
    'the widget "{widget}" has no script',
    'Its place stays as it is',
    'Add the tag of {widget}.js',
  ],
  'widget misspelled': [
    'data-widget="{found}" is no widget, "{widget}" is',
    'The place stays as it is',
    'Rename it',
  ],
  charset: [
    'has bytes that are not in its charset ({charset})',
    'Texts are unreadable',
    'Send "charset=utf-8", and save the file in UTF-8',
  ],
  'nonce twice': [
    'two answers have the nonce {nonce}',
    'A stored page lets scripts run that somebody has injected',
    'Do not cache the page, or use the JSON block and a policy without a nonce',
  ],
  'other language': [
    'is in {found}, not in {lang}',
    'Visitors cannot change the language',
    'Take the language from the path',
  ],
} as const satisfies Table;

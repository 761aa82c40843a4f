import type { Table } from './table';

/** What can be wrong with an address to which the widgets lead. */
export const ofAddresses = {
  'address missing': [
    'answers {status}',
    'The link "{link}" leads there',
    'Add the page, or a redirect to the right one',
  ],
  'address failed': ['answers {status}', 'Visitors see an error', 'Read the log of the server'],
  'address over http': [
    'leads from https to http',
    'What visitors send can be read on the way',
    'Redirect to https. Behind a proxy, pass on and read X-Forwarded-Proto',
  ],
  'flag missing': ['is {found}, not an image', 'The language switcher shows no flag', 'Add the file'],
} as const satisfies Table;

/** What can be wrong with a cookie. */
export const ofCookies = {
  'cookie without Secure': ['has no Secure on https', 'It can be read on the way', 'Set Secure'],
  'cookie refused': ['has SameSite=None without Secure', 'Browsers drop it', 'Set Secure'],
} as const satisfies Table;

/** What can be wrong with the answer to a call. */
export const ofCalls = {
  'call unusable': [
    'answers {found} instead of JSON',
    '{effect}',
    'Answer as the page "answers" of the guide says',
  ],
  'call redirected': [
    'leads to {address}',
    'A script gets HTML. {effect}',
    'Answer 401, or allow the call to everybody',
  ],
  'call stored': [
    'may be stored ({header})',
    'Visitors get the answer for somebody else',
    'Send "Cache-Control: no-store"',
  ],
  'call misunderstood': [
    'answers "{found}" for {lang}',
    'The widgets report a failure',
    'Answer the new code',
  ],
} as const satisfies Table;

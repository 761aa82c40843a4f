import { html } from './html.mjs';
import { cultures, languages, pseudoLanguage, splitLanguage } from './languages.mjs';

/** The values of `?backend=`, which scenarios.mjs reads. @type {[value: string, text: string][]} */
const backends = [
  ['', 'normal'],
  ['late', '2 s late'],
  ['slow', 'no answer'],
  ['500', 'error 500'],
];

/**
 * A bar for the person who looks at the stand-in site. It opens the same page for another role, in another language, or with another backend.
 * Only `npm start` and `npm run dev` show it, so that the tests measure pages without it.
 * @param {import('./layout.mjs').Context} context
 */
export function bar({ lang, visit, user }) {
  const { path } = splitLanguage(visit.path, undefined, {});
  /** @param {Record<string, string>} changes */
  const here = (changes, language = lang) => {
    const query = Object.entries({ ...visit.query, ...changes }).filter(([, value]) => value);
    return `/${language}${path === '/' ? '' : path}?${new URLSearchParams(query)}`.replace(/\?$/, '');
  };
  /** @param {string} address @param {string | undefined} text @param {boolean} isHere */
  const link = (address, text, isHere) =>
    html` <a href="${address}"${isHere && html` aria-current="true"`}>${text}</a>`;
  const { backend: current = '', inspect = '' } = visit.query;
  return html`
<details class="bar" lang="en"${visit.cookies.bar === 'open' && html` open`}>
<summary>Demo controls</summary>
<nav aria-label="Demo controls">
  <a href="/states"><strong>All widgets and states</strong></a>
  <span>Role:
    ${link(here({ role: 'visitor' }), 'visitor', !user)}
    ${link(here({ role: 'admin' }), 'administrator', user?.role === 'Admin')}</span>
  <span>Language: ${cultures.map((code) => link(here({}, code), languages[code], code === lang))}
    ${link(here({}, pseudoLanguage), 'pseudo', lang === pseudoLanguage)}</span>
  <span>Backend: ${backends.map(([backend, text]) => link(here({ backend }), text, backend === current))}</span>
  <span>Keys at Alt and the pointer: ${['', 'on'].map((value) => link(here({ inspect: value }), value || 'off', value === inspect))}</span>
</nav>
</details>`;
}

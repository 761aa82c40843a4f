import type { Answer, Get } from '../../../../src/extras/doctor/web/get';
import { texts } from '../../../../src/tooling/from-facts/translations/texts';
import { manifest, read } from '../../dist/files';
import { product } from './run';

export const origin = 'https://portal.example';

/** An answer that a test writes: a page, if it has no type. */
export interface Written {
  status?: number;
  headers?: Record<string, string>;
  cookies?: string[];
  body?: string | Buffer;
}

const widgets = Object.keys(product.widgets);
const folder = '/widgets';

/** The attributes of a tag of a file, as our C# writes them. */
export const source = (name: string, attribute = 'src', from = folder) => {
  const { hash = '', integrity = '' } = manifest.files[name] ?? {};
  return `${attribute}="${from}/${name}?v=${hash}" integrity="${integrity}"`;
};

export const tag = (name: string) => `<script ${source(`${name}.js`)} defer></script>`;

type Lang = 'uk' | 'ru' | 'en';

export interface Parts {
  lang?: Lang;
  /** The JSON as the page has it. */
  data?: (json: string) => string;
  scripts?: string;
  body?: string;
  /** The name that the placeholder of the footer has instead. */
  misspelled?: string;
}

const dataOf = (lang: Lang) =>
  JSON.stringify({ lang, translations: texts[lang], languages: { uk: 'У', en: 'E', de: 'D' } });

export const inline = (json: string) => `<script>window.__PAGE__ = ${json}</script>`;

export const meta = (policy: string) => `<meta http-equiv="Content-Security-Policy" content="${policy}">`;

/** A page with all widgets. */
export function html({
  lang = 'uk',
  data = inline,
  scripts,
  body = '',
  misspelled = 'footer',
}: Parts = {}): string {
  const placeholders = widgets
    .map((name) => `<div data-widget="${name === 'footer' ? misspelled : name}"></div>`)
    .join('');
  return `<!doctype html><meta charset="utf-8"><link rel="stylesheet" ${source('widgets.css', 'href')}>
${placeholders}${body}${data(dataOf(lang))}
${scripts ?? ['shared', ...widgets].map(tag).join('\n')}`;
}

/** The login pages of the site. */
export const pages = (parts: Parts, headers: Record<string, string> = {}): Record<string, Written> =>
  Object.fromEntries(
    (['uk', 'en'] as const).map((lang) => [
      `/${lang}/account/login`,
      { body: html({ lang, ...parts }), headers },
    ]),
  );

const json = (Value: string): Written => ({
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  body: JSON.stringify({ Value }),
});

/** A file of the build, as a server with compression sends it. */
export const file = (name: string, headers: Record<string, string> = {}): Written => ({
  headers: {
    'content-type': name.endsWith('.css') ? 'text/css' : 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    vary: 'Accept-Encoding',
    'cache-control': 'public, max-age=31536000, immutable',
    ...headers,
  },
  body: read(name),
});

const defaults = (path: string): Written => {
  const [, name] = path.match(/^\/widgets\/([\w/.-]+)$/) ?? [];
  if (name) return file(name);
  const [, lang] = path.match(/^(?:\/(uk|ru|en)\/account\/login|\/)$/) ?? [];
  if (lang || path === '/') return { body: html({ lang: (lang ?? 'uk') as 'uk' }) };
  if (path.startsWith('/Content/flags/')) return { headers: { 'content-type': 'image/svg+xml' } };
  if (path === '/web/getbuildversion') return json('1.2.3');
  return {};
};

/** A site in memory, on https. It answers what the test writes for a path, and otherwise as a healthy site does. */
export function memory(
  written: Record<string, Written | ((headers: Record<string, string>) => Written)> = {},
): Get {
  return async (address, asked) => {
    const key = address.origin === origin ? address.pathname : address.origin + address.pathname;
    const own = written[key];
    const culture = address.pathname === '/web/setculture' && json(address.searchParams.get('culture') ?? '');
    const answer = (typeof own === 'function' ? own(asked) : own) ?? (culture || defaults(key));
    const { status = 200, headers = {}, cookies = [], body = '' } = answer;
    const bytes = Buffer.from(body as string);
    const all = { 'content-type': 'text/html; charset=utf-8', ...headers };
    return { address, status, headers: all, cookies, sent: bytes.length, body: bytes } satisfies Answer;
  };
}

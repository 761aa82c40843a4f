import { accepted, refused } from './backend/answers.mjs';
import { findState } from './find-state.mjs';
import { splitLanguage } from './languages.mjs';
import { sendHtml, sendJson } from './reply.mjs';
import { texts } from './texts.mjs';

/**
 * @typedef {import('../../src/tooling/states/answers.mjs').CallName} CallName
 * @typedef {import('./visit.mjs').Visit} Visit
 * @typedef {import('../../src/tooling/states/answers.mjs').ErrorCode} ErrorCode
 */

/** An error page of ASP.NET. Scripts get HTML too. */
export const serverError = '<!doctype html><title>Server error</title>';

/** The answers to a page of `/states`. It sends no SMS and counts no attempts. */
const ofEveryState = 'checkout:ok,phonelogin:ok,emaillogin:ok';

/**
 * The answer that the calling page has selected, by its state or by its address: `?backend=slow` or
 * `?backend=checkout:SmsSentTimeout:300,version:500`. So two tabs can have different answers. `slow` never answers, `late` answers
 * after 2 s, `drop` closes the connection, `ok` accepts everything. The others are an error
 * 500 or the code of an error, with its `Data`.
 * @param {CallName} call
 * @param {Visit} visit
 */
export function selectedAnswer(call, { headers, cookies, origin }) {
  const page = new URL(headers.referer ?? '/', origin);
  const { lang, path } = splitLanguage(page.pathname, page.searchParams.get('lang'), cookies);
  const state = findState(path);
  const asked = page.searchParams.get('backend') ?? '';
  const scenario = [state && ofEveryState, state?.backend, asked !== 'late' && asked].filter(Boolean).join();
  const parts = scenario.split(',').map((part) => (part.includes(':') ? part : `${call}:${part}`).split(':'));
  const [, name, data] = parts.findLast(([of]) => of === call) ?? [];
  return { isLate: asked === 'late', name, data: Number(data ?? 42), lang };
}

/**
 * @param {CallName} call
 * @param {ReturnType<typeof selectedAnswer>} selected
 * @param {import('node:http').ServerResponse} response
 */
export function playScenario(call, { name = '', data, lang }, response) {
  if (name === 'slow') return;
  if (name === 'drop') return response.destroy();
  if (name === '500') return sendHtml(response, { status: 500, html: serverError });
  if (name === 'ok') return sendJson(response, accepted(call));
  if (!(name in texts.en.errors)) throw new Error(`There is no answer named ${name}`);
  const code = /** @type {ErrorCode} */ (name);
  return sendJson(response, refused(call, { code, data: code === 'SmsSentTimeout' ? data : null }, lang));
}

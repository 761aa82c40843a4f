import { errorObject } from './backend/error-object.mjs';
import { methods } from './calls.mjs';
import { splitLanguage } from './languages.mjs';
import { sendHtml, sendJson } from './reply.mjs';
import { findState } from './states.mjs';
import { texts } from './texts.mjs';

/**
 * @typedef {import('./calls.mjs').CallName} CallName
 * @typedef {import('./visit.mjs').Visit} Visit
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {import('./backend/error-object.mjs').ErrorCode} ErrorCode
 *
 * @typedef {'ok' | 'slow' | 'drop' | 'html' | '500' | ErrorCode} FixedAnswer
 *   `slow` never answers, `drop` closes the connection, `html` is an HTML page instead of JSON
 * @typedef {Partial<Record<CallName, FixedAnswer>>} Scenario
 */

/** An error page of ASP.NET. Scripts get HTML too. */
export const serverError = '<!doctype html><title>Server error</title>';

/** The default answers for a page of `/states`. It sends no SMS and counts no attempts. @type {Scenario} */
const ofEveryState = { checkout: 'ok', phonelogin: 'ok', emaillogin: 'ok' };

/**
 * The calling page selects the answers, by its state or with `?backend=slow` or
 * `?backend=checkout:slow,version:500` in its address. So two tabs can have different answers.
 * @param {CallName} call
 * @param {Visit} visit
 * @returns {FixedAnswer | undefined}
 */
export function fixedAnswer(call, visit) {
  const { page, path } = callerOf(visit);
  const state = findState(path);
  const selected = isLate(visit) ? {} : parseScenario(page.searchParams.get('backend') ?? '');
  return selected[call] ?? (state && { ...ofEveryState, ...state.backend }[call]);
}

/** With `?backend=late` the usual answers come 2 s later. @param {Visit} visit */
export const isLate = (visit) => callerOf(visit).page.searchParams.get('backend') === 'late';

/**
 * @param {CallName} call
 * @param {FixedAnswer} fixed
 * @param {Visit} visit
 * @param {Response} response
 */
export function playScenario(call, fixed, visit, response) {
  if (fixed === 'slow') return;
  if (fixed === 'drop') return response.destroy();
  const { lang, path } = callerOf(visit);
  if (fixed === 'html') return sendHtml(response, { html: '<!doctype html><title>Log in</title>' });
  if (fixed === '500') {
    return sendHtml(response, { status: 500, html: serverError });
  }
  if (fixed === 'ok') return sendJson(response, { json: accept(call, visit) });
  if (!(fixed in texts.en.errors)) throw new Error(`There is no fixed answer named ${fixed}`);
  return sendJson(response, refuse(call, fixed, lang, findState(path)?.wait));
}

/** @param {Visit} visit */
function callerOf({ headers, cookies, origin }) {
  const page = new URL(headers.referer ?? '/', origin);
  return { page, ...splitLanguage(page.pathname, page.searchParams.get('lang'), cookies) };
}

/** @param {string} text @returns {Scenario} */
function parseScenario(text) {
  const parts = text.split(',').filter(Boolean);
  const entries = parts.flatMap((part) => {
    const [first, second] = part.split(':');
    return second ? [[first, second]] : Object.keys(methods).map((call) => [call, first]);
  });
  return Object.fromEntries(entries);
}

/** @param {CallName} call @param {Visit} visit */
function accept(call, { query }) {
  if (call === 'culture') return { Value: query.culture };
  if (call === 'version') return { Value: '2.14.3' };
  return call === 'checkout' ? { Value: true } : { Status: 0, Error: null, Value: 1 };
}

/**
 * @param {CallName} call
 * @param {ErrorCode} code
 * @param {import('./languages.mjs').Culture} lang
 * @param {number} [wait]
 */
function refuse(call, code, lang, wait = 42) {
  /** @type {Partial<Record<ErrorCode, unknown>>} */
  const data = { SmsSentTimeout: wait, UserAlreadyRegistered: { Email: 'd•••••@example.com' } };
  const error = errorObject(code, data[code] ?? null, lang);
  if (call === 'checkout' || code === 'StalePage') return { status: 400, json: error };
  if (call === 'emaillogin') return { json: { Status: 1, Error: error.Error, Value: 0 } };
  return { json: { Status: 1, Error: JSON.stringify(error) } };
}

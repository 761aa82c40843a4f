import { setTimeout as delay } from 'node:timers/promises';
import { rememberCulture } from './cookies.mjs';
import { asCulture, cultureOf, splitLanguage } from './languages.mjs';
import { renderPage } from './layout.mjs';
import { findPage } from './pages.mjs';
import { redirect, sendHtml, sendJson } from './reply.mjs';
import { playScenario, selectedAnswer } from './scenarios.mjs';

/**
 * @typedef {import('./visit.mjs').Visit} Visit
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {{ backend: ReturnType<typeof import('./backend.mjs').createBackend>, dist: string, watch: boolean, demo: boolean }} Site
 */

/**
 * @param {NonNullable<typeof import('./calls.mjs').calls[string]>} call
 * @param {Visit} visit
 * @param {Response} response
 * @param {Site} site
 */
export async function handleCall({ name, method }, visit, response, { backend }) {
  if (name === 'checkout') response.setHeader('Access-Control-Allow-Origin', '*');
  if (visit.method !== method) return sendJson(response, { status: 405, json: { Error: `Only ${method}` } });
  const selected = selectedAnswer(name, visit);
  if (selected.isLate) await delay(2000);
  if (selected.name) return playScenario(name, selected, response);
  return sendJson(response, backend.answer[name](visit));
}

/** @param {Visit} visit @param {Response} response @param {Site} site */
export function handlePage(visit, response, site) {
  const { sessions } = site.backend;
  const { role, ...query } = visit.query;
  if (role) {
    // `?role=admin` on any page shows the header of an administrator without a login. This is useful for a designer.
    const cookies = role === 'admin' ? [sessions.start({ role: 'Admin' })] : sessions.end(visit.cookies);
    return redirect(response, `${visit.path}?${new URLSearchParams(query)}`.replace(/\?$/, ''), cookies);
  }

  const { lang, path, prefixed } = splitLanguage(visit.path, query.lang, visit.cookies);
  // The widgets have one address of the logout for all languages. So its path does not name the visitor's.
  if (path === '/account/logout')
    return redirect(response, `/${cultureOf(visit.cookies)}/account/login`, sessions.end(visit.cookies));
  const { page, status } = findPage(path);
  if (!prefixed && !page.unprefixed) return redirect(response, `/${lang}${path === '/' ? '' : path}`);

  const user = sessions.userOf(visit.cookies);
  const mayEnter = !page.role || user?.role === 'Admin' || (user && page.role === 'user');
  if (!mayEnter) return redirect(response, `/${lang}/account/login`);
  const rendered = renderPage(page, { lang, visit, user, site });
  // Only a first visit sets the language. The footer has Russian links on each page.
  const isFirst = prefixed && !asCulture(visit.cookies.culture);
  const cookies = [...rendered.cookies, ...(isFirst ? [rememberCulture(lang)] : [])];
  return sendHtml(response, { status, ...rendered, cookies });
}

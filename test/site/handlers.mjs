import { setTimeout as delay } from 'node:timers/promises';
import { methods } from './calls.mjs';
import { splitLanguage } from './languages.mjs';
import { renderPage } from './layout.mjs';
import { findPage } from './pages.mjs';
import { redirect, sendHtml, sendJson } from './reply.mjs';
import { fixedAnswer, isLate, playScenario } from './scenarios.mjs';

/**
 * @typedef {import('./visit.mjs').Visit} Visit
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {ReturnType<typeof import('./backend.mjs').createBackend>} Backend
 * @typedef {{ backend: Backend, dist: string, watch: boolean, demo: boolean, now: () => number }} Site
 */

/**
 * @param {import('./calls.mjs').CallName} call
 * @param {Visit} visit
 * @param {Response} response
 * @param {Site} site
 */
export async function handleCall(call, visit, response, { backend }) {
  if (call === 'checkout') response.setHeader('Access-Control-Allow-Origin', '*');
  if (visit.method !== methods[call]) {
    return sendJson(response, { status: 405, json: { Error: `Only ${methods[call]}` } });
  }
  if (isLate(visit)) await delay(2000);
  const fixed = fixedAnswer(call, visit);
  if (fixed) return playScenario(call, fixed, visit, response);
  return sendJson(response, backend.answer[call](visit));
}

/** @param {Visit} visit @param {Response} response @param {Site} site */
export function handlePage(visit, response, site) {
  const { sessions } = site.backend;
  if (visit.query.role) return switchRole(visit, response, sessions);

  const { lang, path, prefixed } = splitLanguage(visit.path, visit.query.lang, visit.cookies);
  if (path === '/account/logout') return redirect(response, `/${lang}`, sessions.end(visit.cookies));
  const { page, status } = findPage(path);
  if (!prefixed && !page.unprefixed && status === 200) {
    return redirect(response, `/${lang}${path === '/' ? '' : path}`);
  }

  const user = sessions.userOf(visit.cookies);
  const mayEnter = !page.role || user?.role === 'Admin' || (user && page.role === 'user');
  if (!mayEnter) return redirect(response, `/${lang}/account/login`);
  return sendHtml(response, { status, ...renderPage(page, { lang, visit, user, site }) });
}

/**
 * `?role=admin` on any page shows the header of an administrator without a login. This is useful for a designer.
 * @param {Visit} visit
 * @param {Response} response
 * @param {Backend['sessions']} sessions
 */
function switchRole(visit, response, sessions) {
  const admin = visit.query.role === 'admin';
  const cookies = admin ? [sessions.start({ role: 'Admin' })] : sessions.end(visit.cookies);
  const { role, ...query } = visit.query;
  const search = new URLSearchParams(query).toString();
  return redirect(response, visit.path + (search && `?${search}`), cookies);
}

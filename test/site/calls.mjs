import { importSource } from './import-source.mjs';

/** @type {typeof import('../../src/facts/routes.ts')} */
const { callPaths } = await importSource('src/facts/routes.ts');

/** @typedef {import('../../src/tooling/states/answers.mjs').CallName} CallName */

/** @typedef {{ name: CallName, method: 'GET' | 'POST' }} Call */

/**
 * The calls of the widgets by path.
 * @type {Record<typeof callPaths[keyof typeof callPaths], Call> & Record<string, Call | undefined>}
 */
export const calls = {
  [callPaths.setCulture]: { name: 'culture', method: 'GET' },
  [callPaths.siteVersion]: { name: 'version', method: 'GET' },
  [callPaths.checkout]: { name: 'checkout', method: 'GET' },
  [callPaths.phoneLogin]: { name: 'phonelogin', method: 'POST' },
  [callPaths.emailLogin]: { name: 'emaillogin', method: 'POST' },
};

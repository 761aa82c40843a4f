import { existsSync, readFileSync } from 'node:fs';

/** @typedef {Record<string, { version?: string, optional?: boolean }>} Packages */

/** npm writes this list of what it has installed. */
const list = 'node_modules/.package-lock.json';

/** @param {string} path @returns {Packages} */
const packagesIn = (path) => JSON.parse(readFileSync(path, 'utf8')).packages;

/**
 * The first package that is not installed as package-lock.json says, for example after a switch of branches. Other systems need
 * the optional ones.
 * @param {Packages} wanted @param {Packages} installed
 */
export const outdated = (wanted, installed) =>
  Object.entries(wanted).find(([path, { version, optional }]) =>
    installed[path] ? installed[path].version !== version : path && !optional,
  )?.[0];

/** Says below all other errors that the packages must be installed. */
export function askForInstall() {
  const path = existsSync(list) && outdated(packagesIn('package-lock.json'), packagesIn(list));
  if (!path) return;
  process.on('exit', () => console.error(`${path} is not the version in package-lock.json: run npm ci`));
}

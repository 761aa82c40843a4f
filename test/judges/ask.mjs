import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ownFolder } from './own-folder.mjs';

/**
 * @typedef {object} Finding
 * @property {string} rule the name that the judge gives to it
 * @property {string} place where it is, without what changes with each build
 * @property {string} seen the page or the file in which it was seen
 *
 * @typedef {object} Judge
 * @property {string} id for `npm run judges -- ID`, and in the exceptions
 * @property {string} name
 * @property {string} looksAt for the table
 * @property {() => string} version
 * @property {(keyof typeof import('./programs.mjs').programs)[]} [needs]
 * @property {{ rule: string, html?: string }} planted a fault, and the rule that finds it
 *
 * @typedef {Judge & { look(seen: import('./walk.mjs').Seen): Promise<object[]>, finish?(): Promise<Finding[]> }} JudgeOfPages
 * `finish` is for what it says after all pages.
 * @typedef {Judge & { plant(site: object): Finding[] | Promise<Finding[]>, find(site: object): Finding[] | Promise<Finding[]> }} OtherJudge
 */

/** The packages of the judges are in this folder. */
export const require = createRequire(import.meta.url);

/** The version of an npm package. @param {string} name */
export const npmVersion = (name) =>
  JSON.parse(readFileSync(ownFolder(`node_modules/${name}/package.json`), 'utf8')).version;

/** The version of a Debian package. @param {string} name */
export const debianVersion = (name) =>
  execFileSync('dpkg-query', ['--show', name], { encoding: 'utf8' }).split(/\s+/)[1] ?? '';

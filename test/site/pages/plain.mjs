import { html } from '../html.mjs';

/**
 * @typedef {import('../layout.mjs').Page} Page
 * @typedef {import('../texts.mjs').Key} Key
 */

/** A page that has only a title. @param {Page['title']} title @returns {Page} */
const plain = (title) => ({ title, content: () => html`` });

/** The page of a link of the widgets. Its title is the text of the link. @param {Key} key */
export const linked = (key) => plain(({ translations }) => translations[key]);

/** @type {Page} */
export const home = { ...plain(({ t }) => t.home), home: true };

/** @type {Page} */
export const signUp = { ...plain(({ t }) => t.signUp), unprefixed: true };

/** @type {Page} */
export const forgotPassword = { ...plain(({ t }) => t.forgotPassword), unprefixed: true };

/** @type {Page} */
export const notFound = { ...plain(({ t }) => t.notFound), unprefixed: true };

import { html } from '../html.mjs';

/**
 * @typedef {import('../layout.mjs').Page} Page
 * @typedef {import('../layout.mjs').Context} Context
 */

/** @param {string[]} text */
const paragraphs = (text) => html`${text.map((paragraph) => html`<p>${paragraph}</p>`)}`;

/**
 * A page of paragraphs.
 * @param {keyof Context['t']['plain']} name
 * @returns {Page}
 */
function plain(name) {
  return {
    title: ({ t }) => t.plain[name].title,
    content: ({ t }) => paragraphs(t.plain[name].text),
    unprefixed: true,
  };
}

/**
 * A page that the footer links to.
 * @param {keyof Context['t']['legal']} name
 * @returns {Page}
 */
function legal(name) {
  return {
    title: ({ translations }) => translations[name],
    content: ({ t }) => paragraphs(t.legal[name]),
  };
}

export const signUp = plain('signUp');
export const forgotPassword = plain('forgotPassword');
export const privacy = legal('PrivacyPolicy');
export const terms = legal('Terms');
export const notFound = plain('notFound');

import { html } from '../html.mjs';

/**
 * @typedef {import('../layout.mjs').Page} Page
 * @typedef {import('../layout.mjs').Context} Context
 */

/**
 * A page of paragraphs.
 * @param {keyof Context['t']['plain']} name
 * @param {Partial<Page>} [more]
 * @returns {Page}
 */
function plain(name, more) {
  return {
    title: ({ t }) => t.plain[name].title,
    content: ({ t }) => html`${t.plain[name].text.map((paragraph) => html`<p>${paragraph}</p>`)}`,
    ...more,
  };
}

export const signUp = plain('signUp', { unprefixed: true });
export const forgotPassword = plain('forgotPassword', { unprefixed: true });
export const privacy = plain('privacy');
export const terms = plain('terms');
export const notFound = plain('notFound', { unprefixed: true });

import { safeDocument } from '../page/unshadowed/safe-document';

/** ASP.NET's name for the field with its antiforgery token, and for the token in a form. */
export const tokenName = '__RequestVerificationToken';

const fields = () => safeDocument.querySelectorAll<HTMLInputElement>(`input[name=${tokenName}]`);

/** The value of the page's antiforgery field, if it has one. */
export const antiforgery = (): string | undefined => fields()[0]?.value;

/**
 * Copies the token of a fresh copy of the page into this page. Returns false if one of them has none. The HTML is searched
 * with a pattern, because Trusted Types may forbid parsing it.
 */
export function renewAntiforgery(html: string): boolean {
  const [field = ''] = html.match(new RegExp(`<input\\b[^>]*\\b${tokenName}\\b[^>]*>`, 'i')) ?? [];
  const [, token] = field.match(/\bvalue=["']?([^"'\s>]+)/i) ?? [];
  const found = fields();
  if (token) for (const each of found) each.value = token;
  return !!token && found.length > 0;
}

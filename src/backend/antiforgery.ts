/** ASP.NET's name for the field with its antiforgery token, and for the token in a form. */
export const tokenName = '__RequestVerificationToken';

const fields = () => document.querySelectorAll<HTMLInputElement>(`input[name=${tokenName}]`);

export const antiforgery = (): string | undefined => fields()[0]?.value;

/** Copies the token of a fresh copy of the page into this page, if both have one. A pattern finds it: Trusted Types may forbid parsing. */
export function renewAntiforgery(html: string): boolean {
  const pattern = new RegExp(`<input(?=[^>]*\\b${tokenName}\\b)[^>]*\\svalue=["']?([^"'\\s>]+)`, 'i');
  const token = html.match(pattern)?.[1];
  if (token) for (const field of fields()) field.value = token;
  return !!token && !!antiforgery();
}

import { isLanguageCode } from '../../src/shared';

/** The culture in the `culture` cookie: a plain code, or ASP.NET Core's `c=uk|uic=uk`, percent-encoded or not, in quotes or not. */
export function readCulture(): string {
  try {
    const [, raw = ''] = document.cookie.match(/(?:^|; *)culture=([^;]*)/) ?? [];
    const value = decodeURIComponent(raw).replace(/"/g, '');
    const [, culture = value] = value.match(/\buic=([^|]*)/) ?? value.match(/\bc=([^|]*)/) ?? [];
    if (isLanguageCode(culture)) return culture;
  } catch {
    // The browser forbids cookies, or the value is not valid percent-encoding.
  }
  return 'uk';
}

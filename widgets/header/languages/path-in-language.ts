/** In ASP.NET Core these query parameters override the cookie that was just set, so they are removed. */
const cultureParameters = /(^\?|&)(ui-)?culture(=[^&]*)?(?![^&])/gi;

/**
 * The path, query and hash of the same page in another language. The first segment of the path is replaced if it is one
 * of `codes`, in any letter case. Otherwise the language is inserted before it.
 */
export function pathInLanguage(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  lang: string,
  codes: string[],
): string {
  const known = codes.map((code) => code.toLowerCase());
  const path = pathname.replace(/^\/([^/]*)/, (whole, first) =>
    !first || known.includes(first.toLowerCase()) ? `/${lang}` : `/${lang}${whole}`,
  );
  return path + search.replace(cultureParameters, '').replace(/^&/, '?') + hash;
}

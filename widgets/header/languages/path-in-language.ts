/** In ASP.NET Core these query parameters override the cookie that was just set, so they are removed. */
const cultureParameters = /(^\?|&)(ui-)?culture(=[^&]*)?(?![^&])/gi;

/** The address of the same page in another language: replaces a first segment that is one of `codes`, also with a region, or adds one. */
export function pathInLanguage(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  lang: string,
  codes: string[],
): string {
  const known = codes.map((code) => code.toLowerCase());
  // Only two letters are a region: `/en-route` is a page.
  const isKnown = (segment: string) =>
    [segment, segment.replace(/[-_]..$/, '')].some((each) => known.includes(each));
  const path = pathname.replace(/^\/([^/]*)/, (whole, first) =>
    !first || isKnown(first.toLowerCase()) ? `/${lang}` : `/${lang}${whole}`,
  );
  return path + search.replace(cultureParameters, '').replace(/^&/, '?') + hash;
}

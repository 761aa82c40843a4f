import { createBackend, type Host, type Signal, signal } from '../../src';

/** In ASP.NET Core these query parameters override the cookie that was just set, so they are removed. */
const cultureParameters = /(^\?|&)(ui-)?culture(=[^&]*)?(?![^&])/gi;

/**
 * The address of the same page in another language. The first segment of the path is replaced if it is one of `codes`, in
 * any letter case. Otherwise the language is inserted before it.
 */
export function inLanguage(
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

/**
 * Changes the language. It is busy from the choice until the page is left or the call has failed. `open` is true while
 * the list of languages is visible. The error message is shown in that list.
 */
export function createSwitcher(
  { page, abortSignal, emit, address, navigate, onReturn }: Omit<Host, 't' | 'dataset'>,
  open: Signal<boolean>,
) {
  const busy = signal(false);
  const failed = signal(false);
  /** The languages with a flag that did not load. Their codes are shown instead. */
  const missingFlags = signal<string[]>([]);
  const codes = page.languages.map(({ code }) => code);
  let call = new AbortController();
  const cancel = () => call.abort();
  abortSignal.addEventListener('abort', cancel);

  /** Opens or closes the list. If an error message is shown, it only removes the message. */
  function toggle() {
    if (busy.value) return;
    open.value = failed.value || !open.value;
    failed.value = false;
  }

  async function change(code: string) {
    if (busy.value) return;
    busy.value = true;
    failed.value = open.value = false;
    call = new AbortController();
    const { signal } = call;
    const answer = await createBackend(page, signal).setCulture(code);
    if (signal.aborted) return;
    const lang = codes.find((each) => each === answer);
    busy.value = false;
    failed.value = open.value = !lang;
    if (!lang) return;
    const path = inLanguage(new URL(address()), lang, [page.lang, ...codes]);
    if (!emit('language:change', { lang, path })) return;
    // A navigation to the current address may not load a page, so the switcher must not stay busy.
    busy.value = lang !== page.lang;
    navigate(path);
  }

  const addMissingFlag = (code: string) => {
    missingFlags.value = [...missingFlags.value, code];
  };
  onReturn(() => {
    cancel();
    busy.value = false;
  });
  return { busy, failed, missingFlags, addMissingFlag, toggle, change };
}

import { createBackend, type Host, type Signal, signal } from '../../src';

/** ASP.NET Core lets these in the query win over the cookie that was just set. */
const overruling = /(^\?|&)(ui-)?culture(=[^&]*)?(?![^&])/gi;

/** The same page in another language: the first segment is replaced when it is one of `codes`, in any letter case. Otherwise the language is put before it. */
export function inLanguage(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  lang: string,
  codes: string[],
): string {
  const known = codes.map((code) => code.toLowerCase());
  const path = pathname.replace(/^\/([^/]*)/, (whole, first) =>
    !first || known.includes(first.toLowerCase()) ? `/${lang}` : `/${lang}${whole}`,
  );
  return path + search.replace(overruling, '').replace(/^&/, '?') + hash;
}

/**
 * The change of the language: busy from the choice until the page is left, or until it failed. `open` is whether the
 * languages, and with them the failure, are in sight.
 */
export function createSwitcher(
  { page, signal: life, emit, address, navigate, onReturn }: Omit<Host, 't' | 'dataset'>,
  open: Signal<boolean>,
) {
  const busy = signal(false);
  const failed = signal(false);
  /** The languages whose flags did not load: their codes stand in. */
  const lost = signal<string[]>([]);
  const codes = page.languages.map(({ code }) => code);
  let call = new AbortController();
  const cancel = () => call.abort();
  life.addEventListener('abort', cancel);

  /** Where a failure is told, this leaves the languages open and takes it away. */
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
    // To go to where the page is may load nothing.
    busy.value = lang !== page.lang;
    navigate(path);
  }

  const lose = (code: string) => {
    lost.value = [...lost.value, code];
  };
  onReturn(() => {
    cancel();
    busy.value = false;
  });
  return { busy, failed, lost, lose, toggle, change };
}

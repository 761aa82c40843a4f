import { createBackend, Failure, type Signal, signal } from '../../../src/shared';
import type { Host } from '../keys';
import { pathInLanguage } from './path-in-language';

/** Changes the language. It is busy from the choice until the page is left or the call has failed. `open` shows the list. */
export function createSwitcher(
  { pageData, abortSignal, emit, address, navigate, onReturn }: Omit<Host, 't' | 'attribute' | 'onOnline'>,
  open: Signal<boolean>,
) {
  const busy = signal(false);
  const failed = signal(false);
  /** The languages with a flag that did not load. Their codes are shown instead. */
  const missingFlags = signal<string[]>([]);
  const codes = pageData.languages.map(({ code }) => code);
  let call = new AbortController();

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
    const lang = await createBackend(pageData).setCulture(code, signal);
    if (signal.aborted) return;
    busy.value = false;
    failed.value = open.value = lang instanceof Failure;
    if (lang instanceof Failure) return;
    const path = pathInLanguage(new URL(address()), lang, [pageData.lang, ...codes]);
    if (!emit('language:change', { lang, path })) return;
    // A navigation to the current address may not load a page, so the switcher must not stay busy.
    busy.value = lang !== pageData.lang;
    navigate(path, () => {
      busy.value = false;
    });
  }

  const addMissingFlag = (code: string) => {
    missingFlags.value = [...missingFlags.value, code];
  };

  /** Call this once, when the header is on the page. */
  function start() {
    const cancel = () => call.abort();
    abortSignal.addEventListener('abort', cancel);
    onReturn(() => {
      cancel();
      busy.value = false;
    });
  }
  return { busy, failed, missingFlags, addMissingFlag, toggle, change, start };
}

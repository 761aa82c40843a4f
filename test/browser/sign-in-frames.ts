import { onTestFinished } from 'vitest';
import { welcome } from './login-card/card';
import { policy } from './policy';
import type { useSite } from './visit';

/**
 * Runs in the clean page around the frames: signs in once in each of these documents, and returns what went wrong. It takes all
 * methods from the clean page, because elements of the documents may have the names of methods.
 */
async function signInEach(paths: string[]): Promise<string[]> {
  const { querySelector } = Document.prototype;
  const { addEventListener } = EventTarget.prototype;
  const until = async (what: string, found: () => unknown) => {
    for (const end = Date.now() + 10_000; Date.now() < end; ) {
      if (found()) return;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    throw new Error(`no ${what}`);
  };
  async function signIn(page: Document): Promise<void> {
    const find = (selector: string) =>
      querySelector.call(page, `[data-widget=login-card] ${selector}`) as HTMLInputElement;
    const type = async (kind: string, text: string) => {
      const field = () => find(`[autocomplete=${kind}]`);
      await until(kind, field);
      field().value = text;
      field().dispatchEvent(new Event('input', { bubbles: true }));
      find('[type=submit]').click();
    };
    let isIn = false;
    addEventListener.call(page, 'login:success', (event) => {
      event.preventDefault();
      isIn = true;
    });
    await type('tel-national', '501234567');
    await type('one-time-code', '123456');
    await until('login:success', () => isIn);
    await until(
      'other widgets',
      () => !querySelector.call(page, '[data-widget]:not([data-widget-state=ready])'),
    );
  }
  const left = [...paths];
  const faults: string[] = [];
  const work = async () => {
    for (let path = left.pop(); path; path = left.pop()) {
      const frame = document.createElement('iframe');
      frame.src = path;
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
      document.body.append(frame);
      await loaded;
      await signIn(frame.contentDocument as Document).catch((error) =>
        faults.push(`${path}: ${error.message}`),
      );
      frame.remove();
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
  return faults.sort();
}

/** Signs in once in each of these documents, by name, in frames of a clean page. Returns what went wrong. */
export async function signInAll(site: ReturnType<typeof useSite>, documents: Record<string, string>) {
  for (const call of ['/login/checkout', '/account/phonelogin']) {
    site.server.answer(call, welcome);
    onTestFinished(() => site.server.answer(call));
  }
  const frameless = { 'content-security-policy': `${policy}; frame-src 'none'` };
  const pathOf = (name: string) => `/case/${name.replaceAll(' ', '/')}`;
  for (const [name, content] of Object.entries(documents)) site.serve(pathOf(name), content, frameless);
  const page = await site.openDocument('<!doctype html><title>Frames</title><body>');
  return page.evaluate(signInEach, Object.keys(documents).map(pathOf));
}

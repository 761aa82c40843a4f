import { onTestFinished } from 'vitest';
import { json } from './login-card/card';
import { policy } from './policy';
import type { useSite } from './visit';

/**
 * Runs in the clean page around the frames: visits each of these documents, and returns what the visitor sees there and what is sent. The last
 * line is `done`, or what went wrong. It takes all methods from the clean page, because the documents may have replaced theirs. A `whole` visit
 * also presses the buttons of the header, makes mistakes, and signs in by both methods.
 */
async function visitEach({ paths, whole }: { paths: string[]; whole: boolean }) {
  const { querySelector, querySelectorAll } = Document.prototype;
  const { addEventListener } = EventTarget.prototype;
  const types = ['login:success', 'login:refused', 'language:change', 'logout', 'page-header:control'];
  const until = async (what: string, found: () => unknown) => {
    for (const end = Date.now() + 10_000; Date.now() < end; ) {
      if (found()) return;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    throw new Error(`no ${what}`);
  };
  async function visit({ contentDocument: page, contentWindow }: HTMLIFrameElement, told: string[]) {
    const all = (selector: string) => [...querySelectorAll.call(page, selector)] as HTMLElement[];
    const find = (selector: string) =>
      querySelector.call(page, `[data-widget=login-card] ${selector}`) as HTMLInputElement;
    let events = 0;
    const cancel = (event: Event) => {
      event.preventDefault();
      told.push(event.type + JSON.stringify(Object.entries((event as CustomEvent).detail)));
      events++;
    };
    for (const type of types) addEventListener.call(page, type, cancel);
    addEventListener.call(contentWindow, 'error', (event) => told.push((event as ErrorEvent).message));
    /** Waits for the next event, and takes down what the page shows then. */
    const after = async (what: string, act: () => void, isNext = () => true) => {
      const before = events;
      act();
      await until(what, () => events > before || isNext());
      await until('end of the call', () => !find('[aria-busy=true]'));
      if (whole) for (const each of all('[data-widget]')) told.push(`${what}: ${each.outerHTML}`);
    };
    const fill = async (kind: string, text: string) => {
      const field = () => find(`[autocomplete=${kind}]`);
      await until(kind, field);
      field().focus();
      field().value = text;
      field().dispatchEvent(new Event('input', { bubbles: true }));
    };
    const submit = (what: string) =>
      after(
        what,
        () => find('[type=submit]').click(),
        () => false,
      );
    const isReady = () => !querySelector.call(page, '[data-widget]:not([data-widget-state=ready])');
    if (whole) {
      await until('widgets', isReady);
      await until('version', () => all('[data-widget=footer]')[0]?.textContent?.includes('1.2.3'));
      for (const at of all('[data-widget$=header] button').keys()) {
        const button = all('[data-widget$=header] button')[at];
        await after(
          `button ${at}`,
          () => button?.click(),
          () => !button?.lang,
        );
      }
    }
    await fill('tel-national', '501234567');
    find('[type=submit]').click();
    if (whole) {
      await fill('one-time-code', '1234');
      await submit('wrong code');
    }
    await fill('one-time-code', '123456');
    await submit('code');
    await until('widgets', isReady);
    if (!whole) return;
    all('[data-widget=login-card] [data-mode] > :not(form) button')[0]?.click();
    await fill('username', 'driver@example.com');
    await fill('current-password', 'wrong');
    await submit('wrong password');
    await fill('current-password', 'charge');
    await submit('password');
  }
  const left = [...paths];
  const results: Record<string, string[]> = {};
  const countdown = /--left: ?[\d.]+%|\b\d\d(?= s<| с<|<)/g;
  const work = async () => {
    for (let path = left.pop(); path; path = left.pop()) {
      const frame = document.createElement('iframe');
      frame.src = path;
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
      document.body.append(frame);
      await loaded;
      const told: string[] = [];
      told.push(
        await visit(frame, told).then(
          () => 'done',
          (error) => error.message,
        ),
      );
      results[path] = told.map((line) => line.replaceAll(path, '/page').replace(countdown, '…'));
      frame.remove();
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
  return results;
}

type Site = ReturnType<typeof useSite>;
type Handler = NonNullable<Parameters<Site['server']['answer']>[1]>;

/** Answers a call that is exactly as the widgets should make it. The refusal of any other says what was sent. */
const expecting =
  (query: Record<string, string>, fields: Record<string, string> | undefined, value: unknown): Handler =>
  (request, response, visit) => {
    const { method, headers } = visit;
    const sent = [method, visit.query, headers['content-type'], headers['x-requested-with'], visit.body];
    const type = fields && 'application/json';
    const right = [fields ? 'POST' : 'GET', query, type, 'XMLHttpRequest', fields ?? ''];
    const isRight = JSON.stringify(sent) === JSON.stringify(right);
    const refusal = { Status: 1, Error: `refused ${JSON.stringify(sent)}` };
    return json(isRight ? { Value: value } : refusal)(request, response, visit);
  };

const calls: Record<string, Handler> = {
  '/login/checkout': expecting({ u: '380501234567', l: 'uk' }, undefined, true),
  '/account/phonelogin': expecting({}, { phonecode: '380', phone: '501234567', code: '123456' }, 1),
  '/account/emaillogin': expecting({}, { email: 'driver@example.com', pass: 'charge' }, 1),
  '/web/setculture': expecting({ culture: 'uk' }, undefined, 'en'),
  '/web/getbuildversion': expecting({}, undefined, '1.2.3'),
};

/** Visits each of these documents, by name, in frames of a clean page. Returns what was seen and sent. */
export async function visitAll(site: Site, documents: Record<string, string>, whole = false) {
  for (const [call, handler] of Object.entries(calls)) {
    site.server.answer(call, handler);
    onTestFinished(() => site.server.answer(call));
  }
  const frameless = { 'content-security-policy': `${policy}; frame-src 'none'` };
  const pathOf = (name: string) => `/case/${name.replaceAll(' ', '/')}`;
  for (const [name, content] of Object.entries(documents)) site.serve(pathOf(name), content, frameless);
  const page = await site.openDocument('<!doctype html><title>Frames</title><body>');
  const results = await page.evaluate(visitEach, { paths: Object.keys(documents).map(pathOf), whole });
  return Object.keys(documents).map((name) => ({ name, told: results[pathOf(name)] ?? [] }));
}

/** Signs in by SMS in each of these documents. Returns what went wrong. */
export const signInAll = async (site: Site, documents: Record<string, string>) =>
  (await visitAll(site, documents))
    .map(({ name, told }) => `${name}: ${told.at(-1)}`)
    .filter((line) => !line.endsWith(': done'));

/** @typedef {{ name: string, since: number, resolve: (response: Response) => void, reject: (error: Error) => void }} Call */

const names = ['setculture', 'getbuildversion', 'checkout', 'phonelogin', 'emaillogin'];

/** Calls that one action of a visitor must never cause twice. */
export const intents = ['setculture', 'checkout', 'phonelogin', 'emaillogin'];

const json =
  (/** @type {unknown} */ body, status = 200) =>
  () =>
    new Response(JSON.stringify(body), { status });

/** @param {string} code @param {unknown} [Data] */
const refuse = (code, Data = null) => ({ Code: code, Data, Error: `«server says ${code}»` });

/** All possible answers of a server. @type {((lang: string) => (() => Response) | Error)[]} */
const answers = [
  ...['UserAlreadyRegistered', 'SmsMaxAttemptsReached', 'NotAllowedSmsForCountry', 'WrongLogin', 'Other'].map(
    (code) => () => json(refuse(code), 400),
  ),
  () => json(refuse('SmsSentTimeout', 42), 400),
  () => json({ Status: 1, Error: JSON.stringify(refuse('SmsSentTimeout', '7')) }),
  ...[-5, 0, 1e15, '9'.repeat(400), 'Infinity', null].map(
    (wait) => () => json(refuse('SmsSentTimeout', wait), 400),
  ),
  ...['120', '9'.repeat(400), 'Fri, 31 Dec 2099 23:59:59 GMT'].map(
    (wait) => () => () => new Response('', { status: 429, headers: { 'Retry-After': wait } }),
  ),
  () => json({ Status: 1, Error: '\u200b\u2060' }),
  () => json({ Status: 1, Error: JSON.stringify(refuse('WrongLogin')) }),
  () => json({ Status: 1, Error: '«server says no»', Value: 0 }),
  () => () => new Response('<!doctype html><title>Log in</title>'),
  () => () => new Response('{"Value":', { status: 200 }),
  () => () => new Response('', { status: 500 }),
  () => new TypeError('Failed to fetch'),
];

/** @type {(lang: string) => (() => Response) | Error} */
const success = (lang) => json({ Status: 0, Error: null, Value: lang });

/**
 * Whether a call sends the values that a card shows. The visitor or a script of the host may have entered them.
 * @param {string} name @param {string} url @param {unknown} body
 */
function checkShown(name, url, body) {
  const shown = (/** @type {string} */ kind) =>
    /** @type {HTMLInputElement[]} */ ([
      ...document.querySelectorAll(`[data-mode] [autocomplete=${kind}]`),
    ]).map(({ value }) => value);
  const digits = (/** @type {string} */ text) => text.replace(/\D/g, '');
  const number = new URL(url, location.href).searchParams.get('u')?.slice(3) ?? '';
  const fields = typeof body === 'string' ? JSON.parse(body) : {};
  const isShown =
    name === 'emaillogin'
      ? shown('username').some((text) => text.trim() === fields.email) &&
        shown('current-password').includes(fields.pass)
      : name === 'phonelogin'
        ? shown('one-time-code').some((text) => digits(text) === fields.code)
        : name !== 'checkout' ||
          document.querySelector('[data-step=code]') ||
          shown('tel-national').some((text) => digits(text).endsWith(number));
  if (!isShown) console.error(`${name} sends what no card shows`);
}

/** Replaces the network. A call gets its answer when \`answer\` is called. */
export function installBackend() {
  /** @type {Call[]} */
  const pending = [];
  const counts = { made: 0, intents: 0 };
  const drop = (/** @type {Call} */ call) =>
    pending.includes(call) && pending.splice(pending.indexOf(call), 1);

  const fake = (/** @type {Request | string} */ input, /** @type {RequestInit} */ { signal, body } = {}) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const url = typeof input === 'string' ? input : input.url;
      const name = names.find((each) => url.includes(each)) ?? url;
      /** @type {Call} */
      const call = { name, since: performance.now(), resolve, reject };
      checkShown(name, url, body);
      counts.made++;
      if (intents.includes(name)) counts.intents++;
      pending.push(call);
      signal?.addEventListener('abort', () => {
        drop(call);
        reject(new DOMException('aborted', 'AbortError'));
      });
    });
  Object.assign(window, { fetch: fake });

  return {
    pending,
    counts,
    /** @param {import('./random.mjs').Chance} chance @param {string} lang */
    answer(chance, lang) {
      if (!pending.length) return;
      const call = chance.pick(pending);
      drop(call);
      const value = call.name === 'setculture' ? lang : call.name === 'getbuildversion' ? '«2.14.3»' : '1';
      const answer = chance.once(2) ? success(value) : chance.pick(answers)(lang);
      if (answer instanceof Error) call.reject(answer);
      else call.resolve(answer());
    },
  };
}

/** @typedef {ReturnType<typeof installBackend>} Backend */

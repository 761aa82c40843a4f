// @vitest-environment node
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Operator } from '../../../../../src/extras/doctor/sign-in/operator';
import { idsIn } from '../../../../../src/tooling/guide/ids';
import { startSite } from '../../../../site/server.mjs';
import { folder } from '../../../dist/files';
import { textOf } from '../../../documents';
import { run, signIn } from '../run';

type Site = Awaited<ReturnType<typeof startSite>>;

const number = '380501234567';
const email = 'admin@example.com';
const password = 'charge';

let site: Site;
beforeEach(async () => {
  site = await startSite();
});
afterEach(() => site.close() as Promise<void>);

/** Reads the SMS, knows the password, and sees the data of an Admin on the page. */
const operator = (shown = '"Admin"'): Operator => ({
  ask: async (question, isSecret = false) => {
    expect(isSecret).toBe(/password/.test(question));
    if (isSecret) return password;
    return /code/.test(question) ? (site.backend.outbox.at(-1)?.code ?? '') : shown;
  },
});

const bySms = (shown?: string) => signIn([site.url, '--sign-in', number], operator(shown));

test('the login of the stand-in is right, by SMS and by email', async () => {
  const { code, wrong, skipped, faults, steps, checked } = await signIn(
    [site.url, '--sign-in', number, '--email', email],
    operator(),
  );
  expect([wrong, skipped, faults, code]).toEqual([[], [], [], 0]);
  expect(checked).toMatchObject({ steps: steps.length, SMS: 1 });
  for (const { place } of steps) {
    const [page, id = ''] = place.split('#');
    expect(idsIn(textOf(`src/site-guide/${page}.md`))).toContain(id);
  }
});

type Answers = Site['backend']['answer'];
type Change = (...given: [reply: Reply, visit: Visit]) => Reply;
type Visit = Parameters<Answers['phonelogin']>[0];
type Reply = ReturnType<Answers['phonelogin']>;

/** Changes what the stand-in answers to a call. */
function change(call: 'checkout' | 'phonelogin', by: Change): void {
  const { answer } = site.backend;
  const right = answer[call];
  answer[call] = (visit) => by(right(visit), visit);
}

const isAccepted = ({ json }: Reply) => (json as { Status: unknown }).Status === 0;
const acceptance = { Status: 0, Error: null, Value: 1 };
const cookieOf = ({ cookies }: Pick<Visit, 'cookies'>) => cookies.__RequestVerificationToken;

/** The page after the login, with the name of a user. */
const nameAll = (name: string) =>
  site.answer('/uk/panel', (_, response, visit) => {
    const isIn = site.backend.sessions.userOf(visit.cookies);
    const page = { 'Content-Type': 'text/html; charset=utf-8' };
    if (isIn) response.writeHead(200, page).end(`<!doctype html><p>${name}</p>`);
    else response.writeHead(302, { Location: '/uk/account/login' }).end();
  });

test.each<[mistake: string, plant: () => void, wrong: string[]]>([
  [
    'a code stays valid after its use',
    () => {
      const used = new Set();
      change('phonelogin', (reply, { body }) => {
        if (isAccepted(reply)) used.add(body.code);
        return used.has(body.code) ? { ...reply, json: acceptance } : reply;
      });
    },
    ['SMS, code twice: accepted'],
  ],
  [
    'a second SMS is sent without a wait',
    () => change('checkout', () => ({ json: { Value: true } })),
    ['SMS, asked again: accepted'],
  ],
  [
    'a wait has no seconds',
    () =>
      change('checkout', (reply) =>
        reply.status ? { ...reply, json: { ...(reply.json as object), Data: null } } : reply,
      ),
    ['SMS, asked again: refused with the code SmsSentTimeout, and without seconds'],
  ],
  [
    'a wrong code is refused without a code',
    () =>
      change('phonelogin', (reply) => {
        const { Status, Error: error } = reply.json as { Status?: number; Error: string };
        return Status ? { json: { Status, Error: JSON.parse(error).Error } } : reply;
      }),
    ['SMS, wrong code: refused without a code'],
  ],
  [
    'the session is that of another account',
    () => nameAll('Petro'),
    ['SMS, account: it does not have what you have typed'],
  ],
  [
    'a code is right for each number',
    () => {
      const { answer } = site.backend;
      const right = answer.phonelogin;
      answer.phonelogin = (visit) => right({ ...visit, body: { ...visit.body, phone: number.slice(3) } });
    },
    ['SMS, code for another number: accepted'],
  ],
  [
    'a code is right in each browser',
    () => {
      site.backend.antiforgery.browserOf = () => 'each';
    },
    ['SMS, code in another browser: accepted'],
  ],
  [
    'each token is right',
    () => {
      site.backend.antiforgery.allows = () => true;
    },
    ['SMS, stale token: refused with the code WrongLogin'],
  ],
  [
    'each refusal is Ukrainian',
    () => {
      const { answer } = site.backend;
      const right = answer.phonelogin;
      answer.phonelogin = (visit) => right({ ...visit, cookies: { ...visit.cookies, culture: 'uk' } });
    },
    ['SMS, language of a refusal: the same words'],
  ],
  [
    'a login keeps the session that the browser had',
    () => {
      const members = new Set();
      const { sessions } = site.backend;
      change('phonelogin', (reply, visit) => {
        if (isAccepted(reply)) members.add(cookieOf(visit));
        return reply;
      });
      sessions.userOf = (cookies) => (members.has(cookieOf({ cookies })) ? { role: 'Admin' } : undefined);
      sessions.end = (cookies) => [members.delete(cookieOf({ cookies }))].map(() => 'x=');
    },
    ['SMS, earlier session: it does'],
  ],
  [
    'a login begins no session',
    () => change('phonelogin', ({ status, json }) => ({ status, json })),
    ['SMS, page after the login: the login card again'],
  ],
  [
    'a logout ends nothing',
    () => {
      site.backend.sessions.end = () => [];
    },
    ['SMS, logout: the session goes on'],
  ],
  [
    'the right code is refused',
    () => change('phonelogin', () => ({ status: 500, json: {} })),
    ['stale token', 'wrong code', 'code for another number', 'code in another browser', 'right code'].map(
      (name) => `SMS, ${name}: an answer that the card cannot read, with status 500`,
    ),
  ],
])('%s: the doctor names it', async (_, plant, expected) => {
  nameAll('Olena');
  plant();
  const { wrong, code } = await bySms('Olena');
  expect([wrong, code]).toEqual([expected, 1]);
});

test('a password that is accepted whatever it is, is named', async () => {
  const { answer } = site.backend;
  const right = answer.emaillogin;
  answer.emaillogin = (visit) => right({ ...visit, body: { ...visit.body, pass: password } });
  const { wrong, checked } = await signIn([site.url, '--email', email], operator());
  expect(wrong).toEqual(['email, wrong password: accepted']);
  expect(checked).toMatchObject({ SMS: 0 });
});

test('at most two SMS are asked for, also of a site that refuses none, and for the named number alone', async () => {
  change('checkout', () => ({ json: { Value: true } }));
  const { checked } = await bySms();
  const asked = site.requests.filter(({ path }) => path === '/login/checkout').map(({ query }) => query.u);
  expect(asked).toEqual([number, number]);
  expect(checked).toMatchObject({ SMS: 2 });
});

test('no number, code, password, address or name is printed, also if the site repeats it', async () => {
  const typed: string[] = [];
  const { ask } = operator();
  const { phonelogin } = site.backend.answer;
  site.backend.answer.phonelogin = (visit) => {
    const { code, phone } = visit.body;
    const json = { Code: `${code}${phone}`, Error: `No: ${code} ${phone}`, Data: visit.body };
    const reply = phonelogin(visit);
    return isAccepted(reply) ? reply : { status: 400, json };
  };
  const remembered = async (question: string, isSecret?: boolean) => {
    const text = await ask(question, isSecret);
    typed.push(text);
    return text;
  };
  const { text } = await signIn([site.url, '--sign-in', number, '--email', email], { ask: remembered });
  expect(typed).toHaveLength(4);
  for (const secret of [...typed, number, number.slice(3), email]) expect(text).not.toContain(secret);
});

test('without an answer of the operator nothing is tried, and nothing is wrong', async () => {
  const silent = { ask: async () => '' };
  const { code, wrong, steps } = await signIn([site.url, '--sign-in', number, '--email', email], silent);
  expect([code, wrong]).toEqual([0, []]);
  expect(steps.filter(({ state }) => state === 'right').map(({ name }) => name)).toEqual([
    'code requested',
    'asked again',
  ]);
  expect(site.requests.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('a number that has just got a code is no fault, and gets no second one', async () => {
  await bySms();
  change('checkout', () => ({ status: 400, json: { Code: 'SmsSentTimeout', Data: 30, Error: 'Wait.' } }));
  const { code, wrong, checked } = await bySms();
  expect([code, wrong]).toEqual([0, []]);
  expect(checked).toMatchObject({ SMS: 0 });
});

test.each([
  ['--sign-in'],
  ['--sign-in', '38050'],
  ['--sign-in', '+380501234567'],
  ['--sign-in', '441234567890'],
  ['--email'],
  ['--email', 'olena'],
])('%s %s is a wrong option', async (...args) => {
  expect(await run([site.url, ...args])).toMatchObject({ code: 2, last: expect.stringContaining('--email') });
});

test('dist/doctor.mjs reads the answers from its input, and asks elsewhere than where it reports', async () => {
  const command = execFile('node', [`${folder}doctor.mjs`, site.url, '--email', email]);
  command.stdin?.end(`${password}\n"Admin"\n`);
  const [report, questions] = [command.stdout, command.stderr].map((stream) => stream?.toArray());
  const [code] = await once(command, 'close');
  expect(code).toBe(0);
  const steps = (await report)?.join('').trim().split('\n').slice(0, -1);
  expect(steps?.filter((line) => !line.startsWith('right: by email, '))).toEqual([]);
  expect(steps?.at(-1)).toContain(', logout: ');
  expect((await questions)?.join('')).toMatch(/^The password: \n.*\? \(Enter: nothing\) $/);
});

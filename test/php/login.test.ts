// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { byScript, client } from '../aspnet/portal/client';
import { codesIn, serve } from '../aspnet/portal/serve';
import { freePort } from '../aspnet/redis/redis-server';
import { playTraces } from '../model/traces/play';
import { signIn } from '../unit/extras/doctor/run';

/** What a site writes itself: it has the limits of the guide. Its SMS are in a file. */
const ofSite = `<?php
const TRIES = 5;
function sendCode(string $number, string $language): int {
    if ($number === '380990000001') stop('SmsMaxAttemptsReached');
    if ($number === '380990000002') stop('SmsUnavailable');
    begin();
    $last = $_SESSION['code'] ?? null;
    if ($last && $last['number'] === $number && $last['wrong'] < TRIES) {
        $wait = $last['sent'] + 60 - time();
        if ($wait > 0) return $wait;
    }
    $code = sprintf('%06d', random_int(0, 999999));
    $_SESSION['code'] = ['number' => $number, 'code' => $code, 'sent' => time(), 'wrong' => 0];
    file_put_contents('sms.txt', "SMS to +$number: $code\\n", FILE_APPEND);
    return 0;
}
function userByCode(string $number, string $code): ?string {
    if (!isset($_COOKIE[session_name()])) return null;
    begin();
    $last = $_SESSION['code'] ?? null;
    if (!$last || $last['number'] !== $number) return null;
    if ($last['wrong'] >= TRIES || $last['code'] !== $code) {
        $_SESSION['code']['wrong']++;
        return null;
    }
    unset($_SESSION['code']);
    return $number;
}
function userByPassword($email, $password): ?string {
    if ($email === 'often@example.com') stop('TooManyRequests');
    return $password == 'charge' ? $email : null;
}
`;

/** PHP sends what a page has written as soon as there is this much of it, and later no cookie of a session. */
const page = `<!-- ${'x'.repeat(10_000)} --><?php require 'login.php'; echo 'For ', $user;`;

describe('a login of your own in PHP, as the guide has it', () => {
  let site: Awaited<ReturnType<typeof serve>>;
  let folder: string;

  beforeAll(async () => {
    const [, section = ''] = readFileSync('src/site-guide/login.md', 'utf8').split('## In PHP');
    const [portal = '', index = '', login = ''] = [...section.matchAll(/^```php\n(.*?)^```/gms)].map(
      ([, code = '']) => code,
    );
    folder = mkdtempSync(join(tmpdir(), 'php-'));
    const files = {
      'own.php': ofSite,
      'portal.php': portal,
      'index.php': index,
      'login.php': login,
      'home.php': page,
      'panel.php': page,
      'not-found.php': '<?php http_response_code(404);',
      'sms.txt': '',
    };
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    const url = `127.0.0.1:${await freePort()}`;
    // PHP names its address only in its log. With its cache it would see a changed file up to two seconds later.
    const command = `echo "Now listening on: http://${url}"; exec php -d opcache.enable=0 -S ${url} index.php 2>&1`;
    site = await serve('sh', ['-c', command], { cwd: folder });
    await site.logged('Development Server');
  });
  afterAll(async () => {
    await site?.close();
    rmSync(folder, { recursive: true });
  });

  const codes = (phone: string) => codesIn(readFileSync(join(folder, 'sms.txt'), 'utf8').split('\n'), phone);

  /** What the card gets for a call. */
  async function call(visitor: ReturnType<typeof client>, path: string, fields: object, headers = {}) {
    const all = { ...byScript, 'content-type': 'application/json', ...headers };
    const { status, text } = await visitor.send('POST', path, all, JSON.stringify(fields));
    return { status, ...JSON.parse(text) };
  }
  const byEmail = (visitor: ReturnType<typeof client>, pass = 'charge', headers = {}) =>
    call(visitor, '/account/emaillogin', { email: 'admin@example.com', pass }, headers);
  const rights = async (visitor: ReturnType<typeof client>) =>
    (await visitor.get('/')).text.match(/"accessRights":"(.*?)"/)?.[1];

  test('a page below other output knows the admin, until the logout', async () => {
    const visitor = client(site.url);
    expect(await rights(visitor)).toBe('');
    expect(visitor.received).toEqual([]);
    expect(await byEmail(visitor)).toMatchObject({ status: 200, Status: 0, Value: 1 });
    expect(await rights(visitor)).toBe('Admin');
    expect((await visitor.get('/ru/account/logout')).status).toBe(302);
    expect(await rights(visitor)).toBe('');
    expect(site.log.join('\n')).not.toMatch(/Warning|Notice|Deprecated|Fatal/);
  });

  // portal.php refuses each code with the same words.
  playTraces(() => ({ url: site.url, page: '/', codes }), { SmsMaxAttemptsReached: 'WrongLogin' });

  test.for([
    ['culture=en', 'The email or the password is wrong.'],
    ['culture=xx', 'Неправильна пошта або пароль.'],
    // A sister subdomain can set it.
    ['culture[]=en', 'Неправильна пошта або пароль.'],
  ])('with the cookie %s a refusal says "%s"', async ([cookie, text]) => {
    const answer = await byEmail(client(site.url), 'wrong', { cookie });
    expect([answer.status, JSON.parse(answer.Error).Error]).toEqual([200, text]);
  });

  test.for([
    ['380990000001', 'SmsMaxAttemptsReached', 'Too many attempts. Try again later.'],
    ['380990000002', 'SmsUnavailable', 'No code can be sent now. Sign in by email.'],
  ])(
    'an SMS to %s, which a limit or the service stops, is refused with %s',
    async ([number, code, error]) => {
      const visitor = client(site.url);
      const { status, text } = await visitor.get(`/login/checkout?u=${number}&l=en`, {
        ...byScript,
        cookie: 'culture=en',
      });
      expect([status, JSON.parse(text)]).toEqual([400, { Code: code, Data: null, Error: error }]);
    },
  );

  test('a password of an account with too many tries is refused before it is looked at', async () => {
    const fields = { email: 'often@example.com', pass: 'charge' };
    const answer = await call(client(site.url), '/account/emaillogin', fields, { cookie: 'culture=en' });
    expect(answer).toMatchObject({
      status: 429,
      Code: 'TooManyRequests',
      Error: 'Too many attempts. Try again later.',
    });
  });

  test('a visitor who is no admin has a logout in the menu, and a page in the language of its address', async () => {
    const visitor = client(site.url);
    const fields = { email: 'driver@example.com', pass: 'charge' };
    expect(await call(visitor, '/account/emaillogin', fields)).toMatchObject({ Status: 0 });
    const { text } = await visitor.get('/en/account/login');
    expect(text).toContain('<html lang="en">');
    expect(text).toContain('"link":"\\/ru\\/account\\/logout"');
    expect((await visitor.get('/uk/nothing')).status).toBe(404);
  });

  test('without the header of the card nobody is signed in', async () => {
    const visitor = client(site.url);
    expect(await byEmail(visitor, 'charge', { 'X-Requested-With': 'elsewhere' })).toMatchObject({
      status: 400,
    });
    expect(visitor.received).toEqual([]);
  });

  test.for([
    ['/account/phonelogin', { phonecode: '380', phone: '501234567', code: true }],
    ['/account/emaillogin', { email: 'admin@example.com', pass: ['charge'] }],
    ['/account/emaillogin', [1]],
  ] as const)('%s with %o is refused, because a value is no text', async ([path, fields]) => {
    expect(await call(client(site.url), path, fields)).toMatchObject({ status: 400 });
    expect(site.log.join('\n')).not.toMatch(/Warning|Notice|Deprecated|Fatal/);
  });

  test.for(['cross-site', 'same-site'])('an image of a %s page signs nobody out', async (from) => {
    const visitor = client(site.url);
    await byEmail(visitor);
    await visitor.get('/ru/account/logout', { 'Sec-Fetch-Site': from });
    expect(await rights(visitor)).toBe('Admin');
  });

  /** What is wrong by the doctor. It reads the code, and sees the name on the page. */
  async function doctor() {
    const ask = async (question: string, isSecret = false) =>
      isSecret ? 'charge' : /code/.test(question) ? (codes('380501234567').at(-1) ?? '') : '380501234567';
    const options = ['--sign-in', '380501234567', '--email', 'admin@example.com'];
    return signIn([site.url, '--lang', 'uk', ...options], { ask });
  }

  test('the doctor finds nothing wrong in this login', async () => {
    const { wrong, skipped } = await doctor();
    expect([wrong, new Set(skipped)]).toEqual([
      [],
      new Set(['SMS', 'email'].flatMap((by) => [`${by}, stale token: the page has no antiforgery field`])),
    ]);
    expect(site.log.join('\n')).not.toMatch(/Warning|Notice|Deprecated|Fatal/);
  });

  test.for([
    ['a code that stays valid', 'own.php', "unset($_SESSION['code']);", '', 'SMS, code twice: accepted'],
    ['no wait', 'own.php', 'if ($wait > 0) return $wait;', '', 'SMS, asked again: accepted'],
    [
      'no code',
      'portal.php',
      "refuse('WrongLogin', $error)",
      '$error',
      'SMS, wrong code: refused without a code',
    ],
    [
      'another account',
      'own.php',
      'return $number;\n',
      "return '380671234567';\n",
      'SMS, account: it does not have what you have typed',
    ],
  ] as const)('with %s it says so', async ([, name, right, wrong, expected]) => {
    const path = join(folder, name);
    const text = readFileSync(path, 'utf8');
    expect(text).toContain(right);
    onTestFinished(() => writeFileSync(path, text));
    writeFileSync(
      path,
      text.replace(right, () => wrong),
    );
    expect((await doctor()).wrong).toEqual([expected]);
  });
});

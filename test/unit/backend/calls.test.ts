import { describe, expect, test } from 'vitest';
import { answer, antiforgeryField, backend, calls, json, names } from './calling';

const origin = 'https://chargers.example';

/** Makes one of the calls, and returns what was sent. */
async function sent(name: keyof typeof calls, of = backend()) {
  const made = answer(json({ Value: 1 }));
  await calls[name](of);
  const [call, ...more] = made;
  if (!call || more.length) throw new Error(`${made.length} calls were made`);
  return call;
}

describe('the addresses of the calls', () => {
  test.for([
    ['setCulture', 'GET', '/web/setculture?culture=uk'],
    ['siteVersion', 'GET', '/web/getbuildversion'],
    ['checkout', 'GET', '/login/checkout?u=380501234567&l=uk'],
    ['phoneLogin', 'POST', '/account/phonelogin'],
    ['emailLogin', 'POST', '/account/emaillogin'],
  ] as const)('%s: %s %s', async ([name, method, path]) => {
    const { method: used, url } = await sent(name);
    expect([used, url.href]).toEqual([method, origin + path]);
  });

  test.for([
    ['https://api.example/v1', 'https://api.example/v1/login/checkout?u=380501234567&l=uk'],
    ['https://api.example/v1//', 'https://api.example/v1/login/checkout?u=380501234567&l=uk'],
    ['https://api.example/v1?key=5#top', 'https://api.example/v1/login/checkout?key=5&u=380501234567&l=uk'],
    ['https://api.example?u=0', 'https://api.example/login/checkout?u=380501234567&l=uk'],
    ['/api/#top', `${origin}/api/login/checkout?u=380501234567&l=uk`],
  ])('with the api %s checkout goes to %s', async ([apiUrl, href]) => {
    expect((await sent('checkout', backend({ apiUrl }))).url.href).toBe(href);
  });

  test('values are encoded', async () => {
    const made = answer(json({ Value: 1 }));
    await backend().setCulture('a&b=c#d', new AbortController().signal);
    expect(made[0]?.url.href).toBe(`${origin}/web/setculture?culture=a%26b%3Dc%23d`);
  });
});

test.for(names)(
  '%s to the page’s own origin has cookies, X-Requested-With and the antiforgery token; no cache and no redirect to another origin',
  async (name) => {
    const own = backend();
    const without = await sent(name, own);
    expect(without).toMatchObject({ credentials: 'same-origin', mode: 'same-origin', cache: 'no-store' });
    expect(without.headers).toMatchObject({ 'x-requested-with': 'XMLHttpRequest' });
    expect(without.headers).not.toHaveProperty('requestverificationtoken');
    antiforgeryField('s3cret');
    const { headers, body } = await sent(name, own);
    expect(headers).toMatchObject({ requestverificationtoken: 's3cret' });
    expect(body).not.toContain('s3cret');
  },
);

test.for([
  ['phoneLogin', { phonecode: '380', phone: '501234567', code: '0042' }],
  ['emailLogin', { email: 'a@b.example', pass: 'p<a&ss' }],
] as const)('%s sends its fields as JSON, or as a form with the token in it', async ([name, fields]) => {
  const inJson = await sent(name);
  expect(JSON.parse(inJson.body)).toEqual(fields);
  expect(inJson.headers['content-type']).toBe('application/json');
  const form = backend({ bodyFormat: 'form' });
  const inForm = await sent(name, form);
  expect(Object.fromEntries(new URLSearchParams(inForm.body))).toEqual(fields);
  expect(inForm.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
  antiforgeryField('s3cret');
  const { headers, body } = await sent(name, form);
  expect(headers).toMatchObject({ requestverificationtoken: 's3cret' });
  expect(new URLSearchParams(body).get('__RequestVerificationToken')).toBe('s3cret');
});

test('checkout at another origin is a simple request, without custom headers and cookies', async () => {
  antiforgeryField('s3cret');
  const call = await sent('checkout', backend({ apiUrl: 'https://api.example' }));
  expect(call).toMatchObject({ method: 'GET', credentials: 'omit', mode: undefined });
  expect(Object.keys(call.headers).join()).not.toMatch(/requested|token|content-type/);
});

test('an absolute apiUrl with the page’s origin counts as the page’s own origin', async () => {
  const { credentials } = await sent('checkout', backend({ apiUrl: `${origin}/api` }));
  expect(credentials).toBe('same-origin');
});

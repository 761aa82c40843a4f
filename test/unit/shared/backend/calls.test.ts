import { expect, test } from 'vitest';
import { answer, antiforgeryField, backend, calls, json, ofEach } from './calling';

const origin = 'https://chargers.example';

/** Makes one of the calls, and returns what was sent. */
async function sent(name: keyof typeof calls, of = backend()) {
  const made = answer(json({ Value: 1 }));
  await calls[name](of);
  const [call, ...more] = made;
  if (!call || more.length) throw new Error(`${made.length} calls were made`);
  return call;
}

test.for(
  ofEach<[method: string, path: string]>({
    setCulture: ['GET', '/web/setculture?culture=uk'],
    siteVersion: ['GET', '/web/getbuildversion'],
    checkout: ['GET', '/login/checkout?u=380501234567&l=uk'],
    phoneLogin: ['POST', '/account/phonelogin'],
    emailLogin: ['POST', '/account/emaillogin'],
  }),
)(
  '%s: %s %s, with cookies and the token, without a cache or a redirect to another origin',
  async ([name, method, path]) => {
    const without = await sent(name);
    expect(without).toMatchObject({ method, credentials: 'same-origin', mode: 'same-origin' });
    expect([without.url.href, without.cache]).toEqual([origin + path, 'no-store']);
    expect(without.headers).toMatchObject({ 'x-requested-with': 'XMLHttpRequest' });
    expect(without.headers).not.toHaveProperty('requestverificationtoken');
    antiforgeryField('s3cret');
    const { headers, body } = await sent(name);
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

test.for([
  [{}, 'requestverificationtoken', '__RequestVerificationToken'],
  [{ header: 'X-CSRF-TOKEN' }, 'x-csrf-token', '__RequestVerificationToken'],
  [{ field: 'csrf[token]' }, 'requestverificationtoken', 'csrf[token]'],
  [{ header: 'X-CSRF-TOKEN', field: 'csrf' }, 'x-csrf-token', 'csrf'],
] as const)(
  'with the antiforgery names %j the header is %s and the field %s',
  async ([antiforgery, header, field]) => {
    antiforgeryField('other', 'other');
    antiforgeryField('s3cret', field);
    const { headers, body } = await sent('emailLogin', backend({ bodyFormat: 'form', antiforgery }));
    const tokens = [...Object.entries(headers), ...new URLSearchParams(body)].filter(
      ([, value]) => value === 's3cret',
    );
    expect(tokens).toEqual([
      [header, 's3cret'],
      [field, 's3cret'],
    ]);
  },
);

test.for([
  [
    'https://api.example/v1//?key=5&u=0#top',
    'https://api.example/v1/login/checkout?key=5&u=380501234567&l=uk',
  ],
  ['/api/#top', `${origin}/api/login/checkout?u=380501234567&l=uk`],
  [`${origin}/api`, `${origin}/api/login/checkout?u=380501234567&l=uk`],
])(
  'with the api %s checkout goes to %s, as a simple request if that is another origin',
  async ([apiUrl, href]) => {
    antiforgeryField('s3cret');
    const { url, method, credentials, mode, headers } = await sent('checkout', backend({ apiUrl }));
    expect([url.href, method]).toEqual([href, 'GET']);
    const isOwn = url.origin === origin;
    expect([credentials, mode]).toEqual(isOwn ? ['same-origin', 'same-origin'] : ['omit', undefined]);
    expect(/requested|token|content-type/.test(Object.keys(headers).join())).toBe(isOwn);
  },
);

import { describe, expect, test } from 'vitest';
import { answer, antiforgeryField, backend, calls, json, names } from './calling';

const origin = 'https://chargers.example';
const ok = json({ Value: 1 });

describe('the addresses of the calls', () => {
  test.for([
    ['setCulture', 'GET', '/web/setculture?culture=uk'],
    ['siteVersion', 'GET', '/web/getbuildversion'],
    ['checkout', 'GET', '/login/checkout?u=380501234567&l=uk'],
    ['phoneLogin', 'POST', '/account/phonelogin'],
    ['emailLogin', 'POST', '/account/emaillogin'],
  ] as const)('%s: %s %s', async ([name, method, path]) => {
    const made = answer(ok);
    await calls[name](backend());
    expect(made).toHaveLength(1);
    expect(made[0]?.method).toBe(method);
    expect(made[0]?.url.href).toBe(origin + path);
  });

  test.for(['https://api.example/v1', 'https://api.example/v1/', 'https://api.example/v1//'])(
    'checkout goes to the api %s',
    async (apiUrl) => {
      const made = answer(ok);
      await calls.checkout(backend({ apiUrl }));
      expect(made[0]?.url.href).toBe('https://api.example/v1/login/checkout?u=380501234567&l=uk');
    },
  );

  test.for([
    ['https://api.example/v1?key=5#top', 'https://api.example/v1/login/checkout?key=5&u=380501234567&l=uk'],
    ['https://api.example?u=0', 'https://api.example/login/checkout?u=380501234567&l=uk'],
    ['/api/#top', `${origin}/api/login/checkout?u=380501234567&l=uk`],
  ])('an api with a query or a hash, %s, keeps the path of checkout', async ([apiUrl, href]) => {
    const made = answer(ok);
    await calls.checkout(backend({ apiUrl }));
    expect(made[0]?.url.href).toBe(href);
  });

  test('an api that is a path is a path of the page’s origin', async () => {
    const made = answer(ok);
    await calls.checkout(backend({ apiUrl: '/api' }));
    expect(made[0]?.url.href).toBe(`${origin}/api/login/checkout?u=380501234567&l=uk`);
  });

  test('values are encoded in the address', async () => {
    const made = answer(ok);
    await backend().setCulture('a&b=c#d', new AbortController().signal);
    expect(made[0]?.url.searchParams.get('culture')).toBe('a&b=c#d');
    expect(made[0]?.url.hash).toBe('');
  });
});

describe('the data that the logins send', () => {
  const phone = { phonecode: '380', phone: '501234567', code: '0042' };
  const email = { email: 'a@b.example', pass: 'p<a&ss' };

  test.for([
    ['phoneLogin', phone],
    ['emailLogin', email],
  ] as const)('%s sends its fields as JSON', async ([name, fields]) => {
    const made = answer(ok);
    await calls[name](backend());
    expect(JSON.parse(made[0]?.body ?? '')).toEqual(fields);
    expect(made[0]?.headers['content-type']).toBe('application/json');
  });

  test.for([
    ['phoneLogin', phone],
    ['emailLogin', email],
  ] as const)('%s sends its fields as a form if the page selects that', async ([name, fields]) => {
    const made = answer(ok);
    await calls[name](backend({ bodyFormat: 'form' }));
    expect(Object.fromEntries(new URLSearchParams(made[0]?.body))).toEqual(fields);
    expect(made[0]?.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
  });
});

test.for(names)('%s does not use the cache of the browser', async (name) => {
  const made = answer(ok);
  await calls[name](backend());
  expect(made.map(({ cache }) => cache)).toEqual(['no-store']);
});

describe('a call to the page’s own origin', () => {
  test.for(names)('%s sends cookies and X-Requested-With', async (name) => {
    const made = answer(ok);
    await calls[name](backend());
    expect(made[0]?.credentials).toBe('same-origin');
    expect(made[0]?.headers['x-requested-with']).toBe('XMLHttpRequest');
    expect(made[0]?.headers).not.toHaveProperty('requestverificationtoken');
  });

  test.for(names)(
    '%s is not repeated at another origin, whatever redirect the server sends',
    async (name) => {
      const made = answer(ok);
      await calls[name](backend());
      expect(made[0]?.mode).toBe('same-origin');
    },
  );

  test.for(names)('%s sends the antiforgery token if the page has one', async (name) => {
    antiforgeryField('s3cret');
    const made = answer(ok);
    await calls[name](backend());
    expect(made[0]?.headers.requestverificationtoken).toBe('s3cret');
    expect(made[0]?.body).not.toContain('s3cret');
  });

  test.for(['phoneLogin', 'emailLogin'] as const)(
    '%s as a form also sends the token as a field',
    async (name) => {
      antiforgeryField('s3cret');
      const made = answer(ok);
      await calls[name](backend({ bodyFormat: 'form' }));
      expect(made[0]?.headers.requestverificationtoken).toBe('s3cret');
      expect(new URLSearchParams(made[0]?.body).get('__RequestVerificationToken')).toBe('s3cret');
    },
  );

  test('the token is read when the call is made, so it may be added later', async () => {
    const made = answer(ok);
    const one = backend();
    antiforgeryField('later');
    await calls.emailLogin(one);
    expect(made[0]?.headers.requestverificationtoken).toBe('later');
  });

  test('without a token the form has no field for it', async () => {
    const made = answer(ok);
    await calls.emailLogin(backend({ bodyFormat: 'form' }));
    expect(made[0]?.body).not.toContain('Token');
  });
});

test('checkout at another origin is a simple request, without custom headers and cookies', async () => {
  antiforgeryField('s3cret');
  const made = answer(ok);
  await calls.checkout(backend({ apiUrl: 'https://api.example' }));
  expect(made[0]?.method).toBe('GET');
  expect(made[0]).toMatchObject({ credentials: 'omit', mode: undefined });
  const safelisted = ['accept', 'accept-language', 'content-language'];
  expect(Object.keys(made[0]?.headers ?? {}).filter((name) => !safelisted.includes(name))).toEqual([]);
});

test('an absolute apiUrl with the page’s origin counts as the page’s own origin', async () => {
  const made = answer(ok);
  await calls.checkout(backend({ apiUrl: `${origin}/api` }));
  expect(made[0]?.credentials).toBe('same-origin');
});

// @vitest-environment node
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Get, getter } from '../../../../../src/extras/doctor/web/get';
import { isLogout, Missed, visits } from '../../../../../src/extras/doctor/web/visits';

const at = (path: string) => new URL(path, 'https://portal.example');

/** A site in memory: the target of each redirect by its path. */
const redirecting =
  (targets: Record<string, string>, asked: string[] = []): Get =>
  async (address) => {
    asked.push(address.pathname);
    const location = targets[address.pathname];
    const headers = location === undefined ? {} : { location };
    return {
      address,
      status: location === undefined ? 200 : 302,
      headers,
      cookies: [],
      sent: 0,
      body: Buffer.from(''),
    };
  };

test.each([
  '/ru/account/logout',
  '/Account/LogOff',
  '/account/log-out',
  '/signout-oidc',
  '/Identity/Account/Sign-Out',
  '/?handler=Logout',
])('%s is never asked, nor followed', async (path) => {
  expect(isLogout(at(path))).toBe(true);
  const asked: string[] = [];
  const site = visits(redirecting({ '/x': path }, asked));
  expect(await site.follow(at(path))).toBeInstanceOf(Missed);
  expect(await site.follow(at('/x'))).toBeInstanceOf(Missed);
  expect(asked).toEqual(['/x']);
});

test('redirects are followed on the own site, and no further', async () => {
  const targets = {
    '/a': '/b',
    '/b': 'http://www.portal.example/c',
    '/d': 'https://login.example/',
    '/e': '/e',
  };
  const asked: string[] = [];
  const site = visits(redirecting(targets, asked));
  expect(await site.follow(at('/a'))).toMatchObject({
    status: 200,
    path: [at('/a'), at('/b'), new URL('http://www.portal.example/c')],
  });
  expect(await site.follow(at('/d'))).toMatchObject({ reason: 'it leads to https://login.example' });
  expect(await site.follow(at('/e'))).toMatchObject({ reason: 'too many redirects' });
  expect(asked).toEqual(['/a', '/b', '/c', '/d', '/e']);
});

test('an address is asked once, at most two are under way, and at most 60 are asked', async () => {
  let running = 0;
  let most = 0;
  const asked: string[] = [];
  const get: Get = async (address) => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => setImmediate(resolve));
    running--;
    return redirecting({}, asked)(address, {});
  };
  const site = visits(get);
  const answers = await Promise.all(
    Array.from({ length: 70 }, (_, number) => site.ask(at(`/${number % 65}`))),
  );
  expect([most, asked.length]).toEqual([2, 60]);
  expect(answers[64]).toMatchObject({ reason: 'more than 60 requests' });
  expect(answers[69]).toBe(answers[4]);
});

/** A site in memory that answers each path with this many bytes. */
const sending =
  (bytes: number, onAsk = () => {}): Get =>
  async (address) => {
    onAsk();
    return { address, status: 200, headers: {}, cookies: [], sent: 1, body: Buffer.alloc(bytes) };
  };

test('after 64 MB of answers nothing more is asked', async () => {
  let asked = 0;
  const site = visits(sending(8_000_000, () => asked++));
  const answers = await Promise.all(Array.from({ length: 20 }, (_, number) => site.ask(at(`/${number}`))));
  expect(asked).toBe(8);
  expect(answers[19]).toMatchObject({ reason: 'more than 64 MB of answers' });
});

test('after two minutes nothing more is asked', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const site = visits(sending(1, () => vi.advanceTimersByTime(50_000)));
  const answers = await Promise.all(Array.from({ length: 5 }, (_, number) => site.ask(at(`/${number}`))));
  const missed = answers.map((answer) => answer instanceof Missed && answer.reason);
  expect(missed).toEqual([false, false, false, 'more than 2 minutes', 'more than 2 minutes']);
});

test('an answer that becomes longer than 8 MB by decompression is not kept', async () => {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(8_000_001)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const length = getter('doctor/1')(url, {}).then(({ body }) => body.length);
  await expect(length).rejects.toThrow('the answer is too long');
});

test('without an answer there is a reason', async () => {
  const timeout = Object.assign(new Error('aborted'), { name: 'AbortError' });
  for (const [error, reason] of [
    [new Error('self-signed certificate'), 'self-signed certificate'],
    [timeout, 'no answer within 15 s'],
  ] as const)
    expect(await visits(() => Promise.reject(error)).ask(at('/'))).toMatchObject({ reason });
});

test('a request has a User-Agent and the wanted encodings; its body is decompressed and counted', async () => {
  const seen: unknown[] = [];
  const server = createServer(({ headers, method }, response) => {
    seen.push([method, headers['user-agent'], headers['accept-encoding']]);
    const body = gzipSync('x'.repeat(5_000));
    response
      .writeHead(302, { location: '/x', 'content-encoding': 'gzip', 'set-cookie': ['a=1', 'b=2'] })
      .end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const answer = await getter('doctor/1')(url, { 'Accept-Encoding': 'br, gzip' });
  expect(answer).toMatchObject({ status: 302, cookies: ['a=1', 'b=2'], headers: { location: '/x' } });
  expect([answer.body.length, answer.sent < 100]).toEqual([5_000, true]);
  expect(seen).toEqual([['GET', 'doctor/1', 'br, gzip']]);
});

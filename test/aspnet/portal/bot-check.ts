import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';
import { byScript, client } from './client';

/** A service that knows one token. */
export async function checkService() {
  const server = createServer(async (request, response) => {
    const fields = new URLSearchParams(Buffer.concat(await request.toArray()).toString());
    const success = fields.get('secret') === 'ours' && fields.get('response') === 'person';
    // A status with which some services refuse a token.
    response.statusCode = success ? 200 : 400;
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ success }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`,
    close: () => server.close(),
  };
}

/** While few codes are entered, new numbers need the token of a check. */
export async function botChecked({ url, log }: { url: string; log: string[] }, start: number): Promise<void> {
  const visitor = client(url);
  const ask = (number: number, cookie = '') =>
    visitor.checkout(`380${start + number * 20_000}`, 'uk', cookie ? { ...byScript, cookie } : {});
  for (let number = 0; number < 50; number++) expect(await ask(number)).toBe(1);
  expect(await ask(50)).toMatchObject({
    code: 'BotCheckRequired',
    error: expect.stringContaining('не робот'),
  });
  expect(await ask(50, 'bot-check=robot')).toMatchObject({ code: 'BotCheckRequired' });
  expect(await ask(50, 'bot-check=person')).toBe(1);
  expect(log.join()).not.toContain('does not answer');
}

// @vitest-environment node
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { manifest } from '../../browser/document';
import { textOf } from '../../unit/documents';
import { freePort } from './redis-server';

const hasNginx = spawnSync('nginx', ['-v']).status === 0;
if (!hasNginx) console.log('The file of nginx is not tried: this machine has no nginx.');

describe.skipIf(!hasNginx)('nginx with the file of the guide', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const stops: (() => unknown)[] = [() => rmSync(folder, { recursive: true })];
  const calls: string[] = [];
  let port: number;

  /** A server of the site that ends each call without an answer, as one that dies does. */
  async function dying(name: string): Promise<number> {
    const server = createServer(({ socket, url, headers }) => {
      calls.push(`${name} ${url} ${headers.host} ${headers['x-forwarded-proto']}`);
      socket.destroy();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    stops.push(() => server.close());
    return (server.address() as AddressInfo).port;
  }

  const ask = async (path: string) => {
    const options = { host: '127.0.0.1', port, path, headers: { Host: 'portal.example' } };
    const [answer] = await once(request(options).end(), 'response');
    answer.resume();
    return answer as { statusCode: number; headers: Record<string, string> };
  };

  beforeAll(async () => {
    const [, text = ''] = textOf('src/site-guide/operate.md').match(/^```nginx\n(.*?)^```/ms) ?? [];
    port = await freePort();
    const [first, second, plain] = [await dying('first'), await dying('second'), await freePort()];
    // Only what this machine does not have is another one: addresses, a certificate, a folder, and the module for brotli. A server
    // that has failed is asked again at once.
    const written = text
      .replace('10.0.0.11:5000', `127.0.0.1:${first} max_fails=0`)
      .replace('10.0.0.12:5000', `127.0.0.1:${second} max_fails=0`)
      .replace('listen 80;', `listen 127.0.0.1:${plain};`)
      .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
      .replace(/ *ssl_certificate.*\n/g, '')
      .replace('root /srv/www;', `root ${folder};`)
      .replace('brotli_static on;', '')
      .replaceAll('/var/log/nginx', folder);
    cpSync('dist', join(folder, 'widgets'), { recursive: true });
    cpSync('dist', join(folder, 'widgets/1.4.0'), { recursive: true });
    const config = `${process.getuid?.() ? '' : 'user root;'} pid ${folder}/pid; error_log ${folder}/error.log; events {} http { types { text/javascript js; } access_log ${folder}/access.log; ${written} }`;
    writeFileSync(join(folder, 'nginx.conf'), config);
    const nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder, '-g', 'daemon off;']);
    stops.unshift(async () => {
      nginx.kill('SIGQUIT');
      await once(nginx, 'exit');
    });
    await vi.waitUntil(
      () =>
        new Promise((done) => {
          const socket = connect(port, '127.0.0.1', () => done(true)).on('error', () => done(false));
          socket.on('connect', () => socket.destroy());
        }),
      { timeout: 10_000 },
    );
  });
  afterAll(async () => {
    for (const stop of stops) await stop();
  });

  test.each([
    ['/widgets/1.4.0/header.js', 200, 'public, max-age=31536000, immutable'],
    [`/widgets/header.js?v=${manifest.files['header.js']?.hash}`, 200, 'public, max-age=31536000, immutable'],
    ['/widgets/header.js', 200, 'no-cache'],
    ['/widgets/LICENSES.txt', 200, 'no-cache'],
    ['/widgets/manifest.json', 404, undefined],
    ['/widgets/page.d.ts', 404, undefined],
    ['/widgets/doctor.mjs', 404, undefined],
  ])('sends %s with %d, and browsers keep it: %s', async (path, status, cache) => {
    const { statusCode, headers } = await ask(path);
    expect([statusCode, headers['cache-control']]).toEqual([status, cache]);
  });

  test('repeats a page at the other server, but no call that may have sent an SMS', async () => {
    expect((await ask('/uk')).statusCode).toBe(502);
    expect(calls.splice(0).map((call) => call.split(' ')[0])).toHaveLength(2);
    // ASP.NET knows the call in any letter case, and with a slash.
    for (const path of ['/login/checkout', '/LOGIN/Checkout', '/login/checkout/']) {
      expect((await ask(`${path}?u=380501234567`)).statusCode).toBe(502);
      expect(calls.splice(0)).toEqual([expect.stringContaining('portal.example http')]);
    }
  });

  test.each(['access.log', 'error.log'])('writes no phone number into %s', (name) => {
    const log = textOf(join(folder, name));
    expect(log).toContain('GET /uk');
    expect(log).not.toMatch(/checkout|380501234567/i);
  });
});

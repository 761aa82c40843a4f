import { readFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { expect, test } from 'vitest';
import { files } from './manifest';

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const immutable = 'public, max-age=31536000, immutable';

/** Tests how a site sends the scripts. `folder` is the address of the folder of its build, with the version. */
export function serving(site: () => { url: string }, folder: string): void {
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<Answer>((resolve, reject) => {
      const sent = request(site().url + path, { method, headers }, async (answer) => {
        const body = Buffer.concat(await answer.toArray());
        resolve({ status: answer.statusCode, headers: answer.headers, body });
      });
      sent.on('error', reject).end();
    });

  const hashOf = (name: string) => files[name]?.hash;
  const header = `${folder}/header.js?v=${hashOf('header.js')}`;

  test.for([
    [undefined, ''],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br ; q=0.00 , gzip;q=0.001', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['GZIP;Q=0.1', 'gzip'],
    ['identity, brotli', ''],
  ] as const)('Accept-Encoding %s is answered with "%s"', async ([accepted, encoding]) => {
    const answer = await ask(header, accepted ? { 'accept-encoding': accepted } : {});
    const name = `header.js${{ br: '.br', gzip: '.gz', '': '' }[encoding]}`;
    expect(answer).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'text/javascript; charset=utf-8',
        'content-length': String(answer.body.length),
        vary: 'Accept-Encoding',
        etag: `"${hashOf(name)}"`,
      },
    });
    expect(answer.headers['content-encoding'] ?? '').toBe(encoding);
    expect(answer.body.equals(readFileSync(`dist/${name}`))).toBe(true);
  });

  test.for([
    [header, immutable],
    [`${folder}/header.js`, immutable],
    [`${folder}/header.js?v=0123456789abcdef`, 'no-cache'],
    [`/widgets/header.js?v=${hashOf('header.js')}`, immutable],
    ['/widgets/header.js', 'no-cache'],
  ] as const)('%s is cached: %s', async ([path, cached]) => {
    const { status, headers } = await ask(path);
    expect([status, headers['cache-control']]).toEqual([200, cached]);
  });

  test.for(['widgets.css', 'shared.js', 'LICENSES.txt'])('%s has its type', async (name) => {
    const { headers } = await ask(`${folder}/${name}`);
    const type = { css: 'text/css', js: 'text/javascript', txt: 'text/plain' }[name.split('.')[1] ?? ''];
    expect(headers['content-type']).toBe(`${type}; charset=utf-8`);
  });

  test('a browser that has the file gets 304 for the encoding that it has', async () => {
    const known = `"other", W/"${hashOf('header.js.br')}"`;
    const same = await ask(header, { 'accept-encoding': 'br', 'if-none-match': known });
    expect([same.status, same.body.length, same.headers.etag]).toEqual([
      304,
      0,
      `"${hashOf('header.js.br')}"`,
    ]);
    const other = await ask(header, { 'accept-encoding': 'gzip', 'if-none-match': known });
    expect(other.status).toBe(200);
  });

  test('HEAD is answered with the headers of GET', async () => {
    const { status, headers, body } = await ask(header, { 'accept-encoding': 'br' }, 'HEAD');
    expect([status, headers['content-encoding'], headers['content-length'], body.length]).toEqual([
      200,
      'br',
      String(files['header.js.br']?.bytes),
      0,
    ]);
  });

  test.for([
    `${folder}/manifest.json`,
    `${folder}/header.js.br`,
    `${folder}/../web.config`,
    `/widgets/..%2fappsettings.json`,
    '/widgets/9.9/header.js',
  ])('%s is not found', async (path) => {
    expect((await ask(path)).status).toBe(404);
  });

  test('only GET and HEAD are allowed', async () => {
    const { status, headers } = await ask(header, {}, 'POST');
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });
}

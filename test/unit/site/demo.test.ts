// @vitest-environment node
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { startSite } from '../../site/server.mjs';

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

test.each(['PORT', '--port'])('npm start takes its port from %s, and prints what to open', async (by) => {
  const port = String(await freePort());
  const env = { ...process.env, PORT: by === 'PORT' ? port : '1' };
  const args = by === 'PORT' ? [] : ['--port', port];
  const site = spawn(process.execPath, ['test/site/start.mjs', ...args], { env });
  onTestFinished(() => void site.kill());
  const lines: string[] = [];
  for await (const line of createInterface(site.stdout)) if (lines.push(line) && /=500/.test(line)) break;
  const printed = lines.join('\n');
  for (const part of [`http://localhost:${port}/states`, 'admin@example.com / charge', '?role=admin'])
    expect(printed).toContain(part);
});

test('only the pages of npm start have the bar, which leads to the same page in another way', async () => {
  const hrefs = async (demo: boolean) => {
    const site = await startSite({ demo });
    onTestFinished(() => void site.close());
    const page = await (await fetch(`${site.url}/ru/kontakty?backend=late`)).text();
    const [, bar = ''] = page.match(/<nav class="bar"(.*?)<\/nav>/s) ?? [];
    return [...bar.matchAll(/href="([^"]*)"/g)].map(([, href]) => href?.replace('&amp;', '&'));
  };
  expect(await hrefs(false)).toEqual([]);
  expect(await hrefs(true)).toEqual([
    '/states',
    '/ru/kontakty?backend=late&role=visitor',
    '/ru/kontakty?backend=late&role=admin',
    '/uk/kontakty?backend=late',
    '/ru/kontakty?backend=late',
    '/en/kontakty?backend=late',
    '/ru/kontakty',
    '/ru/kontakty?backend=late',
    '/ru/kontakty?backend=slow',
    '/ru/kontakty?backend=500',
  ]);
});

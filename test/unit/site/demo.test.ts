// @vitest-environment node
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

test('npm start takes its port from PORT, and prints what to open', async () => {
  const port = String(await freePort());
  const site = spawn(process.execPath, ['test/site/start.mjs'], { env: { ...process.env, PORT: port } });
  onTestFinished(() => void site.kill());
  const lines: string[] = [];
  for await (const line of createInterface(site.stdout)) if (lines.push(line) && /=500/.test(line)) break;
  const printed = lines.join('\n');
  for (const part of [`http://localhost:${port}/states`, 'admin@example.com / charge', '?role=admin'])
    expect(printed).toContain(part);
});

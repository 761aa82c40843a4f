// @vitest-environment node
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';

test('npm start takes its port from PORT, and prints what to open', async () => {
  // With 0 the system chooses a free port.
  const site = spawn(process.execPath, ['test/site/start.mjs'], { env: { ...process.env, PORT: '0' } });
  onTestFinished(() => void site.kill());
  const lines: string[] = [];
  for await (const line of createInterface(site.stdout)) if (lines.push(line) && /=500/.test(line)) break;
  const printed = lines.join('\n');
  expect(printed).toMatch(/http:\/\/localhost:(?!5080)\d+\/states/);
  for (const part of ['admin@example.com / charge', '?role=admin']) expect(printed).toContain(part);
});

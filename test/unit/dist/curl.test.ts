// @vitest-environment node
import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { startSite } from '../../site/server.mjs';
import { textOf } from '../documents';
import { manifest } from './files';

const hasCurl = !spawnSync('curl', ['--version']).error && process.platform !== 'win32';

test.skipIf(!hasCurl)('the command of the guide shows how a site sends shared.js', async () => {
  const site = await startSite();
  onTestFinished(() => site.close());
  const [command = ''] = textOf('src/site-guide/serving.md').match(/^curl .+$/m) ?? [];
  const { hash = '', brotli } = manifest.files['shared.js'] ?? {};
  const local = command.replace('https://portal.example', site.url).replace('HASH', hash);
  expect(local).toContain(`${site.url}/widgets/shared.js?v=${hash}'`);
  const { stdout } = await promisify(execFile)('sh', ['-c', local]);
  const lines = stdout.toLowerCase().split(/\r?\n/);
  expect(lines).toEqual(
    expect.arrayContaining([
      'content-encoding: br',
      'vary: accept-encoding',
      'cache-control: public, max-age=31536000, immutable',
      `${brotli} bytes`,
    ]),
  );
});

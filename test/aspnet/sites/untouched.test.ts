// @vitest-environment node
import { chmodSync, cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { run as output } from '../../../src/tooling/work-tree';
import { env, run, sdkVersion } from '../dotnet';
import { serve } from '../portal/serve';
import { addToGit, followSite } from './core-site';

/** Root may write into each folder. */
const isRoot = process.getuid?.() === 0;

describe.skipIf(!sdkVersion())('no build of a site writes into its sources', { timeout: 120_000 }, () => {
  let site: Awaited<ReturnType<typeof followSite>>;
  const place = (...names: string[]) => join(site.root, ...names);

  beforeAll(async () => {
    site = await followSite('board');
    // It belongs to this user alone.
    chmodSync(site.root, 0o755);
  }, 300_000);
  afterAll(() => site?.remove());

  /** The sources of the site in git, as after `git clone`. */
  function cloned(name: string) {
    const folder = place(name, 'Portal');
    const isBuilt = (path: string) => /\/Portal\/(bin|obj)$/.test(path);
    cpSync(site.folder, folder, { recursive: true, filter: (path) => !isBuilt(path) });
    return { folder, changes: addToGit(folder) };
  }

  /** Starts what was built, and asks for a page and its scripts. */
  async function visit(command: string, args: string[], options: { cwd: string; env: NodeJS.ProcessEnv }) {
    const host = await serve(command, [...args, '--urls', 'http://127.0.0.1:0'], options);
    onTestFinished(() => host.close());
    const html = await (await fetch(host.url)).text();
    const scripts = [...html.matchAll(/<script src="([^"]+)/g)].map(([, path = '']) => path);
    expect(scripts).not.toEqual([]);
    for (const path of scripts) expect([path, (await fetch(host.url + path)).status]).toEqual([path, 200]);
  }

  test('git sees no change after restore, build, publish and a visit', async () => {
    const { folder, changes } = cloned('clone');
    const out = place('clone', 'published');
    for (const command of ['restore', 'build', `publish -o ${out}`])
      await run(folder, env, 'dotnet', ...command.split(' '), '--disable-build-servers');
    await visit('dotnet', [join(folder, 'bin/Debug/net10.0/Portal.dll')], { cwd: folder, env });
    await visit('dotnet', ['Portal.dll'], { cwd: out, env });
    expect(changes()).toEqual(['!! bin/', '!! obj/']);
  });

  test('sources that are read-only are built into another folder', async () => {
    const { folder, changes } = cloned('read-only');
    const own = place('of-the-build');
    mkdirSync(own);
    chmodSync(own, 0o777);
    await output('chmod', ['-R', 'a-w', folder]);
    onTestFinished(async () => void (await output('chmod', ['-R', 'u+w', folder])));
    const [command = '', ...before] = isRoot
      ? ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups', 'dotnet']
      : ['dotnet'];
    const folders = { HOME: own, DOTNET_CLI_HOME: own, TMPDIR: own, NUGET_PACKAGES: join(own, 'packages') };
    const options = { cwd: folder, env: { ...env, ...folders } };
    const build = ['build', '--artifacts-path', own, '-p:UseArtifactsOutput=true', '--disable-build-servers'];
    await run(folder, options.env, command, ...before, ...build);
    await visit(command, [...before, join(own, 'bin/Portal/debug/Portal.dll')], options);
    expect(changes()).toEqual([]);
  });
});

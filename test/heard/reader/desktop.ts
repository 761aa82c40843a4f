import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openDisplay } from '../../browser/engines/display';
import { programs } from '../../browser/engines/list.mjs';

const run = promisify(execFile);

/**
 * Opens a desktop for one screen reader and one browser: a display, message buses, and folders. Several can be open at
 * once.
 */
export async function openDesktop() {
  const home = await mkdtemp(join(tmpdir(), 'heard-'));
  const display = await openDisplay();
  const env: Record<string, string> = {
    PATH: process.env.PATH ?? '',
    HOME: home,
    LANG: 'C.UTF-8',
    XDG_CACHE_HOME: home,
    XDG_CONFIG_HOME: home,
    XDG_DATA_HOME: home,
    XDG_RUNTIME_DIR: join(home, 'run'),
    DISPLAY: display.DISPLAY,
  };
  await mkdir(join(home, 'run'), { mode: 0o700 });

  const stops: (() => unknown)[] = [display.close];
  const start = (program: string, ...args: string[]) => {
    const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'ignore'] });
    const ended = once(child, 'exit');
    stops.push(async () => {
      child.kill();
      await ended;
    });
    return child;
  };
  const bus = start(programs.bus, '--session', '--nofork', '--print-address');
  const [address] = await once(bus.stdout, 'data');
  env.DBUS_SESSION_BUS_ADDRESS = String(address).trim();
  start(programs.accessibilityBus, '--launch-immediately', '--a11y=1', '--screen-reader=1');

  return {
    env,
    start,
    input: (...args: string[]) => run(programs.input, args, { env }),
    async close() {
      for (const stop of stops.reverse()) await stop();
      await rm(home, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 });
    },
  };
}

export type Desktop = Awaited<ReturnType<typeof openDesktop>>;

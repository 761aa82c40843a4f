import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { programs } from './list.mjs';

/** Opens a display for one window. If several windows shared a display, only one of them would have the focus. */
export async function openDisplay() {
  const options = ['-displayfd', '1', '-screen', '0', '2200x1400x24', '-nolisten', 'tcp'];
  const server = spawn(programs.display, options, { stdio: ['ignore', 'pipe', 'ignore'] });
  const [number] = await once(server.stdout, 'data');
  return { DISPLAY: `:${String(number).trim()}`, close: () => server.kill() };
}

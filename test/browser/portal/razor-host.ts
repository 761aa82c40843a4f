import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { built, env } from '../../dotnet';
import { serve } from './serve';

/** The folder of the Razor site, and the program that its build makes. */
export const razor = {
  folder: fileURLToPath(new URL('../../razor', import.meta.url)),
  built: join(built, 'razor/bin/Portal/debug/Portal.dll'),
};

/** Starts a built site on a free port of this machine. */
export function startHost({ folder, built }: typeof razor, ...settings: string[]) {
  return serve('dotnet', [built, '--urls', 'http://127.0.0.1:0', ...settings], folder, env);
}

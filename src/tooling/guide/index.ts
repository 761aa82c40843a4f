import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { guidePages } from './pages';

/** What the frames of the guide load, from dist/. */
const loaded = /^(?:[\w-]+\.js|widgets\.css|translations\/en\.js|LICENSES\.txt)$/;

/** Runs `npm run guide -- FOLDER`: plain HTML, for any server of files, or for none. */
export function guide([folder]: string[], built: Record<string, string | Buffer>): void {
  if (!folder) throw new Error('Name a folder: npm run guide -- FOLDER');
  const files = guidePages();
  for (const [name, content] of Object.entries(built)) if (loaded.test(name)) files[`dist/${name}`] = content;
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
}

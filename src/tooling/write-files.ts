import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const filesIn = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

/** Makes a folder have these files and no others. A page may load them meanwhile, so a file that is the same stays as it is. */
export async function writeFiles(folder: string, files: Record<string, string | Buffer>): Promise<void> {
  const wanted = new Map(Object.entries(files).map(([name, content]) => [join(folder, name), content]));
  const old = (await filesIn(folder)).filter((path) => !wanted.has(path));
  await Promise.all(old.map((path) => rm(path)));
  await Promise.all([...wanted].map(([path, content]) => writeChanged(path, content)));
}

async function writeChanged(path: string, content: string | Buffer): Promise<void> {
  const before = await readFile(path).catch(() => undefined);
  // The time of the manifest is that of the build.
  if (before?.equals(Buffer.from(content)) && !path.endsWith('manifest.json')) return;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

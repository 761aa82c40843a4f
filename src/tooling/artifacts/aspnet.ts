import { readFile } from 'node:fs/promises';

/** The guides of the C#, by their path in src/ and in dist/. The C# itself is in the packages for NuGet. */
const guides = [
  'README',
  'attacks',
  'limits',
  'passkeys',
  'servers',
  'core/README',
  'mvc5/README',
  'redis/README',
  'web/README',
];

export async function aspnetFiles(): Promise<Record<string, string>> {
  const paths = guides.map((name) => `aspnet/${name}.md`);
  return Object.fromEntries(
    await Promise.all(paths.map(async (path) => [path, await readFile(`src/${path}`, 'utf8')] as const)),
  );
}

import { createHash } from 'node:crypto';
import { chmod, cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { json } from '../artifacts/json';
import { run } from '../work-tree';

/** What npm and NuGet say about the product. The owner fills in what package.json lacks. */
export interface Product {
  name: string;
  version: string;
  description: string;
  license: string;
  author?: string;
  repository?: string;
}

/** Makes a package for npm from the files in `dist`. The scripts contain all they need, so it depends on nothing. */
export async function packForNpm(dist: string, product: Product, staging: string, release: string) {
  await cp(dist, staging, { recursive: true });
  const { name, version, description, license, author, repository } = product;
  const types = './page.d.ts';
  const manifest = {
    ...{ name, version, description, license, author, repository, types },
    exports: { '.': { types, default: './manifest.json' }, './*': './*' },
    files: ['**'],
    sideEffects: true,
  };
  await writeFile(join(staging, 'package.json'), json(manifest));
  // npm packs the modes of the files, which depend on the user.
  for (const entry of await readdir(staging, { recursive: true, withFileTypes: true }))
    await chmod(join(entry.parentPath, entry.name), entry.isFile() ? 0o644 : 0o755);
  await run('npm', ['pack', '--pack-destination', release], { cwd: staging });
}

/** Lists the packages that are in the scripts, in the form of CycloneDX. */
export async function billOfMaterials(tree: string, { name }: Product): Promise<string> {
  const options = [
    '--sbom-format',
    'cyclonedx',
    '--omit',
    'dev',
    '--omit',
    'optional',
    '--package-lock-only',
  ];
  const { stdout } = await run('npm', ['sbom', ...options], { cwd: tree });
  const bill = JSON.parse(stdout);
  // These would be different each time. npm takes the name from the folder.
  delete bill.serialNumber;
  delete bill.metadata.timestamp;
  bill.metadata.component.name = name;
  delete bill.metadata.component.properties;
  return json(bill);
}

/** The hash of each file in a folder, in the form that `sha256sum --check` reads. */
export async function checksums(folder: string): Promise<string> {
  const lines: string[] = [];
  for (const name of (await readdir(folder)).sort()) {
    const hash = createHash('sha256').update(await readFile(join(folder, name)));
    lines.push(`${hash.digest('hex')}  ${name}\n`);
  }
  return lines.join('');
}

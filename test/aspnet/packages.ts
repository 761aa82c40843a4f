import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { filesOf, writeFormer } from '../../src/tooling/release/former';
import { built, dotnet, env, run, sdkVersion } from './dotnet';

/** All packages and samples, made once for all tests, the packages by the command of the guides; and what was built for them. */
export const packages = join(built, 'packages');
export const artifacts = join(built, 'packages-artifacts');

const options = ['-m:1', '-warnaserror', '-v', 'quiet', '--disable-build-servers'];

/** To make packages again. The analyzers take longer than the compiler, and would say the same. */
export const again = [...options, '-p:RunAnalyzers=false'];

/** Builds the solution, and makes the packages, which most tests of the C# put into a site. Each warning is an error. */
export default async function packAll(): Promise<void> {
  if (!sdkVersion()) return;
  const own = [...options, `-p:ArtifactsPath=${artifacts}/`];
  // Those of another commit may have a higher number.
  rmSync(packages, { recursive: true, force: true });
  // No package contains the samples and the wall of SmsGuard.
  await dotnet('.', 'build', 'src/aspnet', '-c', 'Release', ...own);
  await dotnet('.', 'pack', 'src/aspnet', '-o', packages, ...own);
}

/** An assembly of the packages. One that is built for both frameworks is that for .NET Framework. */
export function assemblyOf(name: string): string {
  const isForBoth = name === 'EvPortalWidgets.SmsGuard';
  return join(artifacts, `bin/${name}/release${isForBoth ? '_net472' : ''}/${name}.dll`);
}

/** Puts the repository beside a site, as the guides say. */
export const addRepository = (root: string): void =>
  symlinkSync(resolve('.'), join(root, 'ev-portal-widgets'));

const pack = /^dotnet pack \S+ (?:-c Release )?-o (\w+)\n/m;

/** The commands of a step, without the one that makes the packages: the ready ones are copied. */
export function withoutPack(root: string, commands: string): string {
  const [line, folder] = commands.match(pack) ?? [];
  if (!line || !folder) return commands;
  cpSync(packages, join(root, folder), { recursive: true });
  return commands.replace(line, '');
}

/** The version of the package after an update. It is higher than any of ours. */
export const newer = '999.0.0';

/**
 * Adds the packages of the next version to those of a site. They have the scripts of this version, as after its release, or those of
 * another folder of former releases.
 */
export async function addNewer(
  root: string,
  folder: 'packages' | 'feed',
  former = join(root, 'former'),
): Promise<void> {
  const dist = join(root, 'dist');
  const file = join(dist, 'manifest.json');
  cpSync('dist', dist, { recursive: true });
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  writeFormer(join(root, 'former', manifest.version), filesOf('dist'));
  writeFileSync(file, JSON.stringify({ ...manifest, version: newer }, null, 2));
  const own = [
    `-p:WidgetsFolder=${dist}/`,
    `-p:FormerWidgets=${resolve(former)}/`,
    `-p:ArtifactsPath=${root}/artifacts/`,
  ];
  await run('.', env, 'dotnet', 'pack', 'src/aspnet', '-o', join(root, folder), ...again, ...own);
}

import { join } from 'node:path';
import { run } from '../work-tree';
import type { Product } from './packages';

/** Makes the NuGet package of a kit. MSBuild takes properties that are not set from the environment. */
export async function packKit(
  kit: 'core' | 'mvc5',
  dist: string,
  { author, repository }: Product,
  notes: string,
  release: string,
): Promise<void> {
  const properties = { Authors: author, RepositoryUrl: repository, PackageReleaseNotes: notes };
  await run('dotnet', ['pack', join(dist, 'aspnet', kit), '-o', release, '-warnaserror'], {
    env: { ...process.env, ...properties },
  });
}

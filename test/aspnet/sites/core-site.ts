import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite, env, run } from '../dotnet';
import { type Step, stepsOf, unpackBeside, write } from '../guide';
import { addRepository, withoutPack } from '../packages';
import { onlyOurPackages } from '../portal/core-site';
import { serve } from '../portal/serve';

type Place = Pick<Step, 'path' | 'place' | 'anchor'>;

/** How a site differs from the one that the guide shows. The guide says all of this in words. */
export interface Differences {
  /** Where the site has what the guide means: by the guide's path and the text beside its lines. */
  places?: Record<string, Place>;
  /** What a line of the guide becomes here. */
  words?: [string, string][];
  /** A file of the guide that the site does not have, so it follows no step that changes it. */
  lacks?: string;
  /** What the guide says in a sentence, for sites that are as this one. */
  adds?: Step[];
  /** What the team writes at the end. */
  finish?: (folder: string) => void;
  /** Whether the site has packages of others. */
  others?: boolean;
}

/** Follows sections of the guide for ASP.NET Core in a copy of a site, and builds it. `make` puts the site into the folder. */
export async function followGuideIn(
  make: (root: string, run: (...command: [string, ...string[]]) => Promise<void>) => Promise<void> | void,
  sections: string[],
  { places = {}, words = [], lacks, adds = [], finish, others }: Differences = {},
) {
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  const folder = join(root, 'Portal');
  const own = { ...env, TMPDIR: root };
  const command = (...[name, ...args]: [string, ...string[]]) => run(root, own, name, ...args);
  addRepository(root);
  await make(root, command);
  for (const step of stepsOf('core').filter(({ section }) => sections.includes(section))) {
    if (step.place && step.path === lacks) continue;
    const text = words.reduce((text, [guide, site]) => text.replaceAll(guide, site), step.text);
    if (step.path) write(folder, { ...step, ...places[`${step.path} ${step.anchor ?? ''}`.trim()], text });
    else await command('sh', '-ec', withoutPack(root, text));
    if (step.path === 'nuget.config')
      (others ? unpackBeside : onlyOurPackages)(join(root, step.path), 'unpacked');
  }
  for (const step of adds) write(folder, step);
  finish?.(folder);
  await buildSite(folder);
  return {
    folder,
    start: (...settings: string[]) =>
      serve(
        'dotnet',
        [
          join(folder, 'bin/Debug/net10.0/Portal.dll'),
          ...['--urls', 'http://127.0.0.1:0', '--environment', 'Development', ...settings],
        ],
        folder,
        env,
      ),
    remove: () => rmSync(root, { recursive: true }),
  };
}

import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite, env, run } from '../dotnet';
import { type Step, stepsOf, unpackBeside, write } from '../guide';
import { addNewer, addRepository, withoutPack } from '../packages';
import { serve } from '../portal/serve';
import { sites } from './core-list';

type Place = Pick<Step, 'path' | 'place' | 'anchor'>;

/** How a site differs from the one that the guide shows. The guide says all of this in words. */
export interface Differences {
  /** Where the site has what the guide means: by the guide's path and the text beside its lines. */
  places?: Record<string, Place>;
  /** What a line of the guide becomes here. */
  words?: [string, string][];
  /** A file of the guide that the site does not have, so it follows no step that changes it. */
  lacks?: string;
  /** The steps of the guide for several servers. */
  forServers?: Step[];
  /** What the guide says in a sentence, for sites that are as this one. */
  adds?: Step[];
  /** What the team writes at the end. */
  finish?: (folder: string) => void;
  /** Whether the site has packages of others. */
  others?: boolean;
}

/** Starts a built site on a free port of this machine. */
export const startIn = (folder: string, settings: string[], environment = env) =>
  serve(
    'dotnet',
    [join(folder, 'bin/Debug/net10.0/Portal.dll'), '--urls', 'http://127.0.0.1:0', ...settings],
    { cwd: folder, env: environment },
  );

/** Adds the sources of a site to git. Returns a function that lists the files that git did not know then, and those that have changed. */
export function addToGit(folder: string): () => string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });
  writeFileSync(join(folder, '.gitignore'), 'bin/\nobj/\n');
  git('init', '--quiet');
  git('add', '--all');
  return () =>
    git('status', '--porcelain', '--ignored')
      .split('\n')
      .filter((line) => line && !/^A {2}/.test(line));
}

/** Follows the guide in a copy of one of the sites, as its team does. */
export const followSite = (name: string, sections: string[] = [], more: Differences = {}) => {
  const { project = ['', ''], ...differences } = sites[name] ?? {};
  return followGuideIn(
    (root) => {
      const folder = join(root, 'Portal');
      cpSync(join('test/aspnet/sites', name), folder, { recursive: true });
      const file = join(folder, 'Portal.csproj');
      writeFileSync(file, readFileSync(file, 'utf8').replace(...project));
    },
    sections,
    { ...differences, ...more },
  );
};

/**
 * Follows the first page of the guide for ASP.NET Core and some more of its sections in a new site, and builds it. `make` puts the site
 * into the folder.
 */
export async function followGuideIn(
  make: (root: string, run: (...command: [string, ...string[]]) => Promise<void>) => Promise<void> | void,
  sections: string[],
  { places = {}, words = [], lacks, forServers = [], adds = [], finish, others }: Differences = {},
) {
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  const folder = join(root, 'Portal');
  // Files that the SDK would build in other folders go to this folder, too.
  const own = { ...env, TMPDIR: root };
  const command = (...[name, ...args]: [string, ...string[]]) => run(root, own, name, ...args);
  const commands = ({ text }: Step) => command('sh', '-ec', withoutPack(root, text));
  addRepository(root);
  await make(root, command);
  const all = ['The package', 'The widgets on a page', ...sections];
  const steps = [...stepsOf('core').filter(({ section }) => all.includes(section)), ...forServers]
    .filter((step) => !step.place || step.path !== lacks)
    .map((step) => ({
      ...step,
      ...places[`${step.path} ${step.anchor ?? ''}`.trim()],
      text: words.reduce((text, [guide, site]) => text.replaceAll(guide, site), step.text),
    }));
  for (const step of steps) {
    if (step.path) write(folder, step);
    else await commands(step);
    if (step.path === 'nuget.config')
      (others ? unpackBeside : onlyOurPackages)(join(root, step.path), 'unpacked');
  }
  for (const step of adds) write(folder, step);
  finish?.(folder);
  // `dotnet add package` has restored the site.
  await buildSite(folder, ...(existsSync(join(folder, 'obj')) ? ['--no-restore'] : []));
  return {
    root,
    folder,
    command,
    start: (...settings: string[]) => startIn(folder, ['--environment', 'Development', ...settings]),
    /** Makes the next version of the package, and updates the site to it. */
    async update(former?: string): Promise<void> {
      await addNewer(root, 'packages', former);
      for (const step of steps) if (/dotnet add \S+ package/.test(step.text)) await commands(step);
      await buildSite(folder);
    },
    remove: () => rmSync(root, { recursive: true }),
  };
}

/** The site, or undefined with one line in the log where the packages of others cannot be downloaded. */
export const orOffline = <Site>(name: string, following: Promise<Site>): Promise<Site | undefined> =>
  following.catch((error: Error) => {
    if (!/NU1(100|101|301)|Unable to load the service index/.test(error.message)) throw error;
    console.log(`${name} is skipped: its packages cannot be downloaded.`);
    return undefined;
  });

/** Removes nuget.org. */
export function onlyOurPackages(config: string): void {
  unpackBeside(config, 'unpacked');
  const text = readFileSync(config, 'utf8')
    .replace('<packageSources>', '$&<clear />')
    .replace(/<add key="nuget.org".*?>/, '')
    .replace(/<packageSource key="nuget.org">.*?<\/packageSource>/, '');
  writeFileSync(config, text);
}

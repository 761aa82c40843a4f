import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dotnet } from '../dotnet';
import { type Step, stepsOf } from '../guide';
import { parse, withLine } from '../sections';

const here = 'test/aspnet/web-configs';

/** The files of sites, by what is remarkable about them. */
export const sites = readdirSync(`${here}/sites`).map((file) => file.replace('.config', ''));

/** The ways in which the line of the handler can get into a file, and out of it. */
export const ways = {
  before: 'as the site has it',
  hand: 'by hand',
  package: 'by the package',
  again: 'by the package, twice',
  both: 'by hand and by the package',
  undone: 'by the package, which is removed again',
  undoneBoth: 'by both, and the package is removed again',
};
export type Way = keyof typeof ways;

const stepFor = (section: string): Step => {
  const found = stepsOf('mvc5').find(({ path, anchor }) => path === 'Web.config' && anchor === section);
  if (!found) throw new Error(`the guide has no step for ${section} of Web.config`);
  return found;
};

/** Whether a site signs in already, as the guide asks before it adds a section. */
export const signsIn = (config: string) =>
  /owin:/.test(config) || /<authentication\b/.test(withoutComments(config));
const withoutComments = (config: string) => config.replace(/<!--.*?-->/gs, '');

/** Does the steps of the guide that are about Web.config, with the conditions that it names. */
function byHand(config: string): string {
  const { anchor: handlers = '', text: handler } = stepFor('<system.webServer><handlers>');
  const { anchor: web = '', text: authentication } = stepFor('<system.web>');
  const hasHandler = /"\/widgets\/\*"|configSource/.test(config);
  const first = hasHandler ? config : withLine(config, handlers, handler);
  return signsIn(config) ? first : withLine(first, web, authentication);
}

/** Makes all ways of all files. Returns the text of one of them. */
export async function go() {
  const root = mkdtempSync(join(tmpdir(), 'web-configs-'));
  const folder = (way: Way) => join(root, way);
  cpSync(`${here}/sites`, folder('before'), { recursive: true });
  const read = (way: Way, site: string) => readFileSync(join(folder(way), `${site}.config`), 'utf8');
  mkdirSync(folder('hand'));
  for (const site of sites)
    writeFileSync(join(folder('hand'), `${site}.config`), byHand(read('before', site)));
  const apply = (kind: 'install' | 'uninstall', from: Way, to: Way) => {
    const Xdt = join(process.cwd(), `src/aspnet/web/package/web.config.${kind}.xdt`);
    const properties = Object.entries({ From: folder(from), To: folder(to), Xdt });
    const given = properties.map(([name, value]) => `-p:${name}=${value}`);
    return dotnet('.', 'msbuild', `${here}/Transform.proj`, '-t:Apply', '-nodeReuse:false', ...given);
  };
  await apply('install', 'before', 'package');
  await apply('install', 'package', 'again');
  await apply('install', 'hand', 'both');
  await apply('uninstall', 'package', 'undone');
  await apply('uninstall', 'both', 'undoneBoth');
  return { root, read, file: (way: Way, site: string) => parse(read(way, site)) };
}

import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesIn } from '../../unit/files';
import { buildSite, built, env, run } from '../dotnet';
import { type Step, sentenceOf, stepsOf, stepsUnderMono, useLayout, write } from '../guide';
import { addRepository, assemblyOf } from '../packages';
import { command, configure, setting, startHost } from '../portal/mvc5-host';
import { withLine } from '../sections';
import { layout } from './core-list';

/** How a site differs from the one that the guide shows. The guide says all of this in words. */
export interface Differences {
  /** The sections for its login. By default those of the sample. */
  sections?: string[];
  /** The sections that such a site follows, beside those of all sites. */
  more?: string[];
  /** Its layouts, if they have other names. */
  layouts?: string[];
  /** What is there instead of the text beside which the guide puts its lines. */
  anchors?: [string, string][];
  /** What the guide says in a sentence, for sites that are as this one. */
  adds?: Step[];
  /** What the team writes at the end. */
  finish?: (folder: string) => void;
  /** What a line of the guide becomes here. */
  words?: [string, string][];
  /** The class of the guide for the session of a site without Forms authentication. */
  session?: string;
  /** Its layout for the pages of the sample. Without one they have the layout of the sample. */
  own?: string;
  /** The line of its Global.asax.cs after which it has the guide's line for pages that follow the visitor's choice. */
  follows?: string;
}

const template = 'test/aspnet/mvc5/template';
const always = ['The widgets on a page', 'Web.config', 'Sites under Mono'];
const ofSample = ['Languages and sign-in', 'The sample under Mono'];

let bin: Promise<string> | undefined;

/** Builds the template. Returns the folder with MVC, our packages and the web server, which each site of this file of tests gets. */
async function assemblies(): Promise<string> {
  const folder = join(built, `mvc5-sites-${process.env.VITEST_POOL_ID}`);
  cpSync(template, folder, { recursive: true });
  await buildSite(folder);
  const bin = join(folder, 'bin');
  rmSync(join(bin, 'Portal.dll'));
  for (const name of ['SmsGuard', 'Web', 'Mvc5'])
    cpSync(assemblyOf(`EvPortalWidgets.${name}`), join(bin, `EvPortalWidgets.${name}.dll`));
  return bin;
}

/** Follows the guide for MVC 5 in a copy of a site, and builds it as C# 5. */
export async function followGuideIn(source: string, differences: Differences) {
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  const folder = join(root, 'Portal');
  for (const file of ['Global.asax', 'Views/Web.config']) cpSync(join(template, file), join(folder, file));
  cpSync(source, folder, { recursive: true });
  bin ??= assemblies();
  cpSync(await bin, join(folder, 'bin'), { recursive: true });
  addRepository(root);
  if (differences.session) useSession(folder, differences.session);
  for (const step of [...stepsOf('mvc5'), ...stepsUnderMono()]) {
    if (!isFor(step, folder, differences)) continue;
    if (!step.path) await command(root, step.text);
    else for (const own of adapted(step, differences)) write(folder, own);
  }
  if (differences.own) useLayout(folder, differences.own);
  if (differences.follows) followChoice(folder, differences.follows);
  for (const step of differences.adds ?? []) write(folder, step);
  differences.finish?.(folder);
  // The codes of the SMS are in the log, and the log is on the console.
  setting(folder, 'Development', 'true');
  const listener = '<add name="console" type="System.Diagnostics.ConsoleTraceListener" />';
  configure(folder, (config) => withLine(config, '<system.diagnostics><trace><listeners>', listener));
  await compile(folder);
  return {
    folder,
    start: () => startHost(folder),
    remove: () => rmSync(root, { recursive: true }),
  };
}

function isFor(
  { section, path, text }: Step,
  folder: string,
  { more = [], sections = ofSample, session }: Differences,
): boolean {
  if (path === `${session}.cs`) return true;
  if (![...always, ...sections, ...more].includes(section ?? '')) return false;
  // Only for a site without the section.
  return (
    !text.includes('<authentication') ||
    !readFileSync(join(folder, 'Web.config'), 'utf8').includes('<authentication')
  );
}

function adapted(step: Step, { layouts = [layout], anchors = [], words = [] }: Differences): Step[] {
  const [, anchor = step.anchor] = anchors.find(([guide]) => guide === step.anchor) ?? [];
  const text = words.reduce((text, [guide, site]) => text.replaceAll(guide, site), step.text);
  return (step.path === layout ? layouts : [step.path]).map((path) => ({ ...step, path, anchor, text }));
}

/** Writes the guide's line for a session into the start of the site. */
function useSession(folder: string, session: string): void {
  const guide = readFileSync('src/aspnet/mvc5/README.md', 'utf8');
  const [, line] = guide.match(/`(EvPortalWidgets\.WidgetSignIn\.Session = .*?;)`/) ?? [];
  if (!line?.includes(`new ${session}()`)) throw new Error(`the guide has no line for ${session}`);
  write(folder, { path: 'Global.asax.cs', place: 'before', anchor: 'RouteTable.Routes', text: `${line}\n` });
}

function followChoice(folder: string, anchor: string): void {
  const text = `${sentenceOf('src/aspnet/README.md', 'Thread.CurrentThread.CurrentUICulture')}\n`;
  write(folder, { path: 'Global.asax.cs', place: 'after', anchor, text });
}

function compile(folder: string): Promise<void> {
  const sources = filesIn([folder], /\.cs$/);
  const libraries = [
    'System.Configuration',
    'System.Web',
    'System.Web.ApplicationServices',
    'System.Web.Extensions',
    'System.Xml',
  ];
  const ofMvc = readdirSync(join(folder, 'bin')).filter((name) => name.endsWith('.dll'));
  const references = [...libraries, ...ofMvc.map((name) => `bin/${name}`)].map((name) => `-r:${name}`);
  const options = [
    '-nologo',
    '-langversion:5',
    '-warnaserror',
    // MSBuild leaves it out: a site binds to another version of MVC by a redirect in its Web.config.
    '-nowarn:1701',
    '-define:TRACE',
    '-target:library',
    '-out:bin/Portal.dll',
  ];
  return run(folder, env, 'mcs', ...options, ...references, ...sources);
}

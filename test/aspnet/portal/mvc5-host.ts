import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mono } from '../../browser/engines/list.mjs';
import { buildSite, built, env, run, sdkVersion } from '../dotnet';
import { type Step, stepsOf, unpackBeside, useLayout, write } from '../guide';
import { addNewer, addRepository, withoutPack } from '../packages';
import { translated } from '../powershell';
import { serve } from './serve';

const path = (relative: string) => fileURLToPath(new URL(`../../../${relative}`, import.meta.url));

/** The reason why the MVC 5 site cannot run on this machine; undefined if it can. */
export function missing(): string | undefined {
  if (!sdkVersion()) return 'there is no .NET SDK 10 or newer';
  const lacking = mono.programs.find((file) => !existsSync(file));
  return lacking && `there is no ${lacking} (apt-get install ${mono.packages})`;
}

const command = (root: string, text: string) =>
  run(root, env, 'sh', '-ec', translated(withoutPack(root, text)));

/** The packages of a site with MVC. */
const parts = ['Mvc5', 'Web', 'Redis'];
const removeAssemblies = (folder: string) => {
  for (const name of parts) rmSync(join(folder, `bin/EvPortalWidgets.${name}.dll`), { force: true });
};

/** Does steps of a guide in the folder with dist/, the packages and the site. */
async function follow(root: string, steps: Step[]): Promise<void> {
  for (const step of steps) {
    const isBesideSolution = step.path === 'nuget.config';
    if (step.path) write(isBesideSolution ? root : join(root, 'Portal'), step);
    else await command(root, step.text);
    if (isBesideSolution) unpackBeside(join(root, 'nuget.config'), 'unpacked');
  }
}

/**
 * Follows the guide with the package in a copy of the template. The output of an earlier build and the packages of others are kept.
 * Adds what a folder of the tests has.
 */
export async function followSteps(name: string, added?: string, more: Step[] = []): Promise<string> {
  const root = join(built, name);
  const folder = join(root, 'Portal');
  mkdirSync(folder, { recursive: true });
  const unpacked = parts.map((name) => `unpacked/evportalwidgets.${name.toLowerCase()}`);
  for (const name of ['ev-portal-widgets', 'feed', ...unpacked])
    rmSync(join(root, name), { recursive: true, force: true });
  removeAssemblies(folder);
  addRepository(root);
  for (const entry of readdirSync(folder)) {
    if (!['bin', 'obj'].includes(entry)) rmSync(join(folder, entry), { recursive: true });
  }
  cpSync(path('test/aspnet/mvc5/template'), folder, { recursive: true });
  const others = ['The session of the site', 'Web Forms', 'A login of your own', 'Content security policy'];
  const steps = stepsOf('mvc5').filter(({ section }) => !others.includes(section));
  await follow(root, [...steps, ...more]);
  if (added) cpSync(path(`test/aspnet/${added}`), folder, { recursive: true });
  const routes = { path: 'App_Start/RouteConfig.cs', place: 'before', anchor: 'routes.MapRoute(' };
  write(folder, { ...routes, text: 'routes.MapMvcAttributeRoutes();\n' });
  setting(folder, 'Development', 'true');
  return folder;
}

/** Follows the guide, and adds cases that only tests need. */
export async function followGuide(): Promise<string> {
  const folder = await followSteps('mvc5', 'mvc5/cases');
  useLayout(folder, '~/Views/Shared/_Layout.cshtml');
  const scripts = { path: 'Views/Shared/_Layout.cshtml', place: 'instead of', anchor: '@Html.WidgetScripts' };
  write(folder, { ...scripts, text: '@Html.WidgetScripts(portalPage, Portal.OwnPolicy.NonceOf(Context))\n' });
  for (const name of ['site/public', 'aspnet/own-texts'])
    cpSync(path(`test/${name}`), folder, { recursive: true });
  const filters = ['EverybodySignsIn', 'EverythingIsCached', 'OwnPolicy'].map(
    (name) => `GlobalFilters.Filters.Add(new ${name}());\n`,
  );
  const text = filters.join('');
  write(folder, { path: 'Global.asax.cs', place: 'after', anchor: 'GlobalFilters.Filters', text });
  setting(folder, 'Host', 'portal.example');
  return folder;
}

/** Compiles the web server into the bin folder of a site. */
export const compileHost = (bin: string) =>
  run(
    '.',
    env,
    'mcs',
    '-nologo',
    `-out:${bin}/Host.exe`,
    '-r:System.Web',
    '-recurse:test/aspnet/mvc5/host/*.cs',
  );

export const startHost = (folder: string, port = '0', path = '/', log: string[] = []) =>
  serve('mono', [join(folder, 'bin/Host.exe'), folder, port, path], folder, process.env, log);

/** Builds the site and starts it. */
export async function start(folder: string) {
  await buildSite(folder);
  await compileHost(join(folder, 'bin'));
  let host = await startHost(folder);
  return {
    ...host,
    /** Changes the site, and starts it again at its address. The log goes on. */
    async restart(change: () => unknown): Promise<void> {
      await host.close();
      await change();
      host = await startHost(folder, new URL(host.url).port, '/', host.log);
      await fetch(`${host.url}/widgets/shared.js`);
    },
    close: () => host.close(),
  };
}

/** Changes Web.config. */
export function configure(folder: string, change: (config: string) => string): void {
  const config = join(folder, 'Web.config');
  writeFileSync(config, change(readFileSync(config, 'utf8')));
}

/** Names a setting of the widgets. */
export const setting = (folder: string, name: string, value: string): void =>
  configure(folder, (config) =>
    config
      .replace(new RegExp(`<add key="EvPortalWidgets:${name}".*?>`), '')
      .replace('<appSettings>', `$&<add key="EvPortalWidgets:${name}" value="${value}" />`),
  );

/** Makes the next version of the package, and updates the site to it. */
export async function update(folder: string): Promise<void> {
  const root = dirname(folder);
  await addNewer(root, 'feed');
  for (const { text } of stepsOf('mvc5').filter(({ text }) => text.includes('Install-Package')))
    await command(root, text.replace(/^dotnet pack .*\n/, ''));
  await buildSite(folder);
}

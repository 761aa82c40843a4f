import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { mono } from '../../browser/engines/list.mjs';
import { buildSite, built, env, run, sdkVersion } from '../dotnet';
import { type Step, stepsOf, stepsUnderMono, unpackBeside, useLayout, write } from '../guide';
import { addNewer, addRepository, artifacts, withoutPack } from '../packages';
import { translated } from '../powershell';
import { withLine } from '../sections';
import { serve } from './serve';

/** The reason why the MVC 5 site cannot run on this machine; undefined if it can. */
export function missing(): string | undefined {
  if (!sdkVersion()) return 'there is no .NET SDK 10 or newer';
  const lacking = mono.programs.find((file) => !existsSync(file));
  return lacking && `there is no ${lacking} (apt-get install ${mono.packages})`;
}

/** Runs the commands of a step in the folder with dist/, the packages and the site. */
export const command = (root: string, text: string) =>
  run(root, env, 'sh', '-ec', translated(withoutPack(root, text)));

/** The packages of a site with MVC. */
const parts = ['Mvc5', 'Web', 'SmsGuard', 'Redis'];

/** Follows steps in a copy of a template of the tests. The output of an earlier build and the packages of others are kept. */
export async function follow(name: string, template: string, steps: Step[]): Promise<string> {
  const root = join(built, name);
  const folder = join(root, 'Portal');
  mkdirSync(folder, { recursive: true });
  const ofParts = parts.flatMap((part) => [
    `unpacked/evportalwidgets.${part.toLowerCase()}`,
    `Portal/bin/EvPortalWidgets.${part}.dll`,
  ]);
  for (const name of ['ev-portal-widgets', 'feed', 'Portal/bin/Host.exe', ...ofParts])
    rmSync(join(root, name), { recursive: true, force: true });
  addRepository(root);
  for (const entry of readdirSync(folder)) {
    if (!['bin', 'obj'].includes(entry)) rmSync(join(folder, entry), { recursive: true });
  }
  cpSync(`test/aspnet/${template}`, folder, { recursive: true });
  for (const step of steps) {
    const isBesideSolution = step.path === 'nuget.config';
    if (step.path) write(isBesideSolution ? root : folder, step);
    else await command(root, step.text);
    if (isBesideSolution) unpackBeside(join(root, 'nuget.config'), 'unpacked');
  }
  return folder;
}

/** Adds what folders of the tests have. */
export const add = (folder: string, ...names: string[]): void => {
  for (const name of names) cpSync(`test/${name}`, folder, { recursive: true });
};

/** Follows the guide for MVC 5 with the package, and steps of other guides. */
export async function followMvc5(name: string, more: Step[] = []): Promise<string> {
  const others = ['The session of the site', 'Web Forms', 'A login of your own', 'Content security policy'];
  const steps = [...stepsOf('mvc5'), ...stepsUnderMono()].filter(({ section }) => !others.includes(section));
  const folder = await follow(name, 'mvc5/template', [...steps, ...more]);
  const routes = { path: 'App_Start/RouteConfig.cs', place: 'before', anchor: 'routes.MapRoute(' };
  write(folder, { ...routes, text: 'routes.MapMvcAttributeRoutes();\n' });
  setting(folder, 'Development', 'true');
  return folder;
}

/** Follows the guide, and adds cases that only tests need. */
export async function followGuide(): Promise<string> {
  const folder = await followMvc5('mvc5');
  add(folder, 'aspnet/mvc5/cases', 'site/public', 'aspnet/own-texts');
  cpSync('src/flags', join(folder, 'Content/flags'), { recursive: true });
  useLayout(folder, '~/Views/Shared/_Layout.cshtml');
  const scripts = { path: 'Views/Shared/_Layout.cshtml', place: 'instead of', anchor: '@Html.WidgetScripts' };
  write(folder, { ...scripts, text: '@Html.WidgetScripts(portalPage, Portal.OwnPolicy.NonceOf(Context))\n' });
  const filters = ['EverybodySignsIn', 'EverythingIsCached', 'OwnPolicy'].map(
    (name) => `GlobalFilters.Filters.Add(new ${name}());\n`,
  );
  const text = filters.join('');
  write(folder, { path: 'Global.asax.cs', place: 'after', anchor: 'GlobalFilters.Filters', text });
  setting(folder, 'Host', 'portal.example');
  return folder;
}

/** Starts a built site in the web server of the samples. */
export function startHost(folder: string, port = '0', path = '/', log: string[] = []) {
  const host = join(folder, 'bin/Host.exe');
  // Another process may run the one that is there.
  if (!existsSync(host)) cpSync(join(artifacts, 'sites/Mvc5/bin/Host.exe'), host);
  return serve('mono', [host, folder, port, path], { cwd: folder, log });
}

/** Builds the site and starts it. */
export async function start(folder: string) {
  await buildSite(folder);
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
    withLine(
      config.replace(new RegExp(`<add key="EvPortalWidgets:${name}".*?>`), ''),
      '<appSettings>',
      `<add key="EvPortalWidgets:${name}" value="${value}" />`,
    ),
  );

/** Makes the next version of the package, and updates the site to it. */
export async function update(folder: string): Promise<void> {
  const root = dirname(folder);
  await addNewer(root, 'feed');
  for (const { text } of stepsOf('mvc5').filter(({ text }) => text.includes('Install-Package')))
    await command(root, text.replace(/^dotnet pack .*\n/, ''));
  await buildSite(folder);
}

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { siteFolder } from './mvc5-host';

const guide = readFileSync('src/aspnet/mvc5/README.md', 'utf8');

/** The code in the guide: whole files, and lines to insert into an element of a file. */
const snippets = [...guide.matchAll(/<!-- (?:file|into): (\S+?)(?:, (\S+))? -->\n```\w+\n(.*?)```/gs)];

/** The portal's file without the lines of the guide. The template of Visual Studio creates such a file. */
function template(name: string): string {
  return readFileSync(`test/mvc5/site/${name}`, 'utf8')
    .replace(/^.*="(EvPortalWidgets|Portal).*\n/gm, '')
    .replace(/ *<authentication.*?<\/authentication>\n/s, '');
}

function insert(file: string, element: string, lines: string): string {
  const [before = '', ...after] = readFileSync(file, 'utf8').split(`<${element}>\n`);
  if (after.length !== 1) throw new Error(`${file} must have one <${element}>`);
  return `${before}<${element}>\n${lines}${after}`;
}

/** The smallest site of the guide in its own folder. */
export function writeReadmeSite(): string {
  const folder = siteFolder('readme');
  const inFolder = (name: string) => {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    return file;
  };
  for (const name of ['Portal.csproj', 'Web.config', 'Views/Web.config'])
    writeFileSync(inFolder(name), template(name));
  for (const [, name = '', element, text = ''] of snippets) {
    const file = inFolder(name);
    writeFileSync(file, element ? insert(file, element, text) : text);
  }
  return folder;
}

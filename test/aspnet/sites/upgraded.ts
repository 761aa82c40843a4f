import { readFileSync } from 'node:fs';

/** The rows of the table of calls that are nothing but code: how a call was, and how it is. The others are for people. */
function rows(): [before: string, after: string][] {
  const guide = readFileSync('src/site-guide/UPGRADING.md', 'utf8');
  const [table = ''] = guide.slice(guide.indexOf('| 4.0.0 | 5.0.0 |')).split('\n\n', 1);
  return [...table.matchAll(/^ *\| `([^`…]+)` \| `([^`…]+)` \|$/gm)].map(([, before = '', after = '']) => [
    before,
    after,
  ]);
}

/** A name in a cell, such as `context`. It stands for what the code of the site has there. */
const name = /(?<!\w)(?!await\b)[a-z]+\b/g;

/** Does what a row says, for all such calls. What both cells end with stays. */
function replaced(source: string, [before, after]: [string, string]): string {
  const [, from = '', , to = ''] = /^(.*?)(?!\w)(.*)\n(.*)\2$/.exec(`${before}\n${after}`) ?? [];
  const pattern = from.replace(/[.()]/g, '\\$&').replace(name, (found) => `(?<${found}>[\\w+ ]+?)`);
  const by = to.replace(name, (found) => (from.match(name)?.includes(found) ? `$<${found}>` : found));
  return source.replace(new RegExp(`${pattern}(?!\\w)`, 'gi'), by);
}

/** The file of "A login of your own" of 4.0.0, after a team has changed the calls as the guide for upgrading says. */
export function upgraded(path: string): string {
  const source = readFileSync(`test/aspnet/former/4.0.0/samples/OwnLogin/${path}`, 'utf8');
  return rows().reduce((text, row) => {
    const next = replaced(text, row);
    if (next === text) throw new Error(`${path} has no ${row[0]}`);
    return next;
  }, source);
}

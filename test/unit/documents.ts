import { readdirSync, readFileSync } from 'node:fs';
import { filesIn } from './files';

/** The project's documents. wwwroot/ has a copy of dist/. */
export const documents = [
  ...readdirSync('.').filter((path) => path.endsWith('.md')),
  ...filesIn(['src', 'test'], /\.md$/),
].filter(
  (path) => !/^src\/aspnet\/(samples|generated|\w+\/(bin|obj))\/|\/wwwroot\/|\/(bin|obj)\//.test(path),
);

export const textOf = (path: string): string => readFileSync(path, 'utf8');

/** Finds a table of a document by the first word of its head. Returns rows of cells, without backticks. */
export function tableIn(text: string, head: string): string[][] {
  const lines = text.split('\n');
  const from = lines.findIndex((line) => line.startsWith(`| ${head} |`));
  if (from < 0) throw new Error(`there is no table that begins with "| ${head} |"`);
  const to = lines.findIndex((line, at) => at > from && !line.startsWith('|'));
  return lines.slice(from + 2, to).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', '')),
  );
}

/** The links of a document, except those to other sites: a path, the id of a heading, or both. */
export const linksIn = (text: string) =>
  [...text.matchAll(/\]\((?!\w+:)([^)#\s]*)(?:#([^)]*))?\)/g)].map(([, path = '', id = '']) => ({
    path,
    id,
  }));

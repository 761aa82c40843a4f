import { readFileSync } from 'node:fs';

export const readme = readFileSync('README.md', 'utf8');

interface Sample {
  /** The file that the README tells to write. */
  path: string;
  /** The file of the project that it is a copy of, where it is one. */
  copyOf: string | undefined;
  text: string;
}

/** The files of the smallest ASP.NET site, as the README shows them. */
export const samples: Sample[] = [
  ...readme.matchAll(/<!-- file: (\S+?)(?:, (\S+))? -->\n```\w+\n(.*?)```/gs),
].map(([, path = '', copyOf, text = '']) => ({ path, copyOf, text }));

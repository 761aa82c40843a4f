import { readFileSync } from 'node:fs';

/** How a site in ASP.NET Core uses the widgets. */
export const coreGuide = readFileSync('src/aspnet/core/README.md', 'utf8');

interface Sample {
  /** The file that the reader is told to write. */
  path: string;
  /** The file of the project that it is a copy of, where it is one. */
  copyOf: string | undefined;
  text: string;
}

/** The files of the smallest ASP.NET site, as the guide shows them. */
export const samples: Sample[] = [
  ...coreGuide.matchAll(/<!-- file: (\S+?)(?:, (\S+))? -->\n```\w+\n(.*?)```/gs),
].map(([, path = '', copyOf, text = '']) => ({ path, copyOf, text }));

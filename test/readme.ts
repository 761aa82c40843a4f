import { readFileSync } from 'node:fs';

/** How a site in ASP.NET Core uses the widgets. */
export const coreGuide = readFileSync('src/aspnet/core/README.md', 'utf8');

/** What the reader of the guide is told to do: to write a file, or to run commands. */
interface Step {
  section: string;
  /** The file to write; none for commands. */
  path?: string;
  /** The file of the project that it is a copy of, where it is one. */
  copyOf?: string;
  text: string;
}

export const steps: Step[] = coreGuide.split(/^## /m).flatMap((chapter) => {
  const section = chapter.slice(0, chapter.indexOf('\n'));
  const blocks = chapter.matchAll(
    /<!-- file: (?<path>\S+?)(?:, (?<copyOf>\S+))? -->\n```\w+\n(?<file>.*?)```|```sh\n(?<commands>.*?)```/gs,
  );
  return [...blocks].map(({ groups: { path, copyOf, file, commands } = {} }) => {
    return { section, path, copyOf, text: file ?? commands ?? '' };
  });
});

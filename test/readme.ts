import { readFileSync } from 'node:fs';

/** The guide for sites in ASP.NET Core. */
export const coreGuide = readFileSync('src/aspnet/core/README.md', 'utf8');

/** A step of the guide: to write a file, or to run commands. */
interface Step {
  section: string;
  /** The file to write. Undefined for commands. */
  path?: string;
  /** The file of this project with the same content, if there is one. */
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

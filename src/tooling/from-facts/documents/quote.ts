import { readFileSync } from 'node:fs';
import { extname } from 'node:path';

const samples = 'src/aspnet/samples';

const guides = 'src/aspnet';

const languages: Record<string, string> = {
  '.cs': 'csharp',
  '.cshtml': 'cshtml',
  '.css': 'css',
  '.js': 'js',
};

const contentOf = (path: string) => readFileSync(`${samples}/${path}`, 'utf8').replace('\uFEFF', '');

const block = (path: string, text: string) => `\`\`\`${languages[extname(path)]}\n${text.trimEnd()}\n\`\`\``;

/** A file of a sample, as a step of a guide: where a site has it, and all of it. */
export const quoteFile = (sample: string, path: string) => () =>
  `\`${path}\`:\n${block(path, contentOf(`${sample}/${path}`))}`;

/** The lines of a sample between two empty ones that begin with these words. */
export const quoteLines = (path: string, start: string) => () => {
  const found = contentOf(path)
    .split('\n\n')
    .filter((lines) => lines.startsWith(start));
  if (found.length !== 1) throw new Error(`${path} has ${found.length} times lines that begin with ${start}`);
  return block(path, found[0] ?? '');
};

/** The first lines of the step of a guide that contains this code, with its place. A test plays the step. */
export const quoteStep = (guide: string, part: string, most?: number) => () => {
  const steps = readFileSync(`${guides}/${guide}`, 'utf8').matchAll(
    /^(?<where>`[^\n]*:\n```\w+\n)(?<lines>.*?)^```$/gms,
  );
  const [step, ...others] = [...steps].filter(({ groups }) => groups?.lines?.includes(part));
  if (!step?.groups || others.length) throw new Error(`${guide} must have one step with ${part}`);
  const { where, lines = '' } = step.groups;
  return `${where}${lines.trimEnd().split('\n').slice(0, most).join('\n')}\n\`\`\``;
};

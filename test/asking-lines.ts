import { readFileSync } from 'node:fs';

/** The lines of the C# that ask again for shared.js. `end` is how its address ends. */
export function askingLines(end: string): string {
  const source = readFileSync('src/aspnet/shared/WidgetMarkup.cs', 'utf8');
  const [value = ''] = source.slice(source.indexOf('AskAgain =')).split(';\n');
  return [...value.matchAll(/"([^"]*)"/g)]
    .map(([, part]) => part)
    .join('')
    .replace('HASH', end);
}

// @vitest-environment node
import { SourceMap } from 'node:module';
import { expect, test } from 'vitest';
import { pageFiles, read } from './files';

const count = (text: string, part: string) => text.split(part).length - 1;

/** The literals that occur once in a script and once in the sources of its map. */
function uniqueLiterals(name: string) {
  const code = String(read(name));
  const json = JSON.parse(String(read(`${name}.map`)));
  const { sources, sourcesContent } = json;
  const map = new SourceMap(json);
  const texts: [string, string][] = sources.map((path: string, at: number) => [path, sourcesContent[at]]);
  const own = texts.filter(([path]) => /^\.\.\/(src|widgets)\//.test(path));
  const all = own.map(([, text]) => text).join('\n');
  return own.flatMap(([path, text]) =>
    [...text.matchAll(/'([\w:/-]{6,})'/g)].flatMap(([, literal = '']) =>
      count(code, `"${literal}"`) === 1 && count(all, literal) === 1
        ? [{ name, path, text, literal, map }]
        : [],
    ),
  );
}

const literals = pageFiles.filter((name) => name.endsWith('.js')).flatMap(uniqueLiterals);

test('there are literals to look for in each script', () => {
  expect(new Set(literals.map(({ name }) => name)).size).toBeGreaterThan(4);
});

test.each(literals)(
  'the source map of $name leads from "$literal" to its line',
  ({ name, path, text, literal, map }) => {
    const code = String(read(name));
    const before = code.slice(0, code.indexOf(`"${literal}"`)).split('\n');
    const entry = map.findEntry(before.length - 1, before.at(-1)?.length ?? 0);
    if (!('originalLine' in entry)) throw new Error('the source map has nothing for this place');
    expect(entry.originalSource).toContain(path.replaceAll('../', ''));
    expect(text.split('\n')[entry.originalLine]).toContain(literal);
  },
);

// @vitest-environment node
import { SourceMap } from 'node:module';
import { expect, test } from 'vitest';
import { files, read } from './files';

const scripts = files.filter((name) => name.endsWith('.js'));
const count = (text: string, part: string) => text.split(part).length - 1;

test.each(scripts)(
  'the source map of %s leads from each unique literal to its line in the source',
  (name) => {
    const code = String(read(name));
    const payload = JSON.parse(String(read(`${name}.map`)));
    const map = new SourceMap(payload);
    const sources: [string, string][] = payload.sources.map((path: string, at: number) => [
      path,
      payload.sourcesContent[at],
    ]);
    const own = sources.filter(([path]) => /^\.\.\/(src|widgets)\//.test(path));
    const literals = own.flatMap(([path, text]) =>
      [...text.matchAll(/'([\w:/-]{6,})'/g)].flatMap(([, literal = '']) =>
        count(code, `"${literal}"`) === 1 && count(own.join(), literal) === 1
          ? [{ path, text, literal }]
          : [],
      ),
    );
    expect(literals.length).toBeGreaterThan(1);
    for (const { path, text, literal } of literals) {
      const before = code.slice(0, code.indexOf(`"${literal}"`)).split('\n');
      const entry = map.findEntry(before.length - 1, before.at(-1)?.length ?? 0);
      if (!('originalLine' in entry)) throw new Error(`${name} maps "${literal}" to nothing`);
      expect(entry.originalSource).toContain(path.replaceAll('../', ''));
      expect(text.split('\n')[entry.originalLine]).toContain(literal);
    }
  },
);

// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { routes } from '../../../src/shared/routes';
import { csharpFiles, csharpFolder } from '../../../src/tooling/from-facts/documents/csharp-files';
import { filesIn } from '../files';

test('the committed C# is what Node knows of the widgets', () => {
  const files = csharpFiles();
  const paths = Object.keys(files).map((name) => `${csharpFolder}/${name}`);
  expect(filesIn([csharpFolder], /\.\w+$/).sort(), 'run `npm run docs`').toEqual(paths.sort());
  for (const [name, text] of Object.entries(files))
    expect(readFileSync(`${csharpFolder}/${name}`, 'utf8') === text, `${name}: run \`npm run docs\``).toBe(
      true,
    );
});

describe('the samples', () => {
  const samples = 'src/aspnet/samples';

  test.for([
    ['Core', /HttpGet\("\/?([^"]*)"/g],
    ['Mvc5', /Route\("([^"]*)"/g],
  ] as const)(
    'the portal for %s has a page at each address to which the widgets lead',
    ([folder, address]) => {
      const csharp = filesIn([`${samples}/${folder}`], /\.cs$/).map((path) => readFileSync(path, 'utf8'));
      const served = [...csharp.join('').matchAll(address)].map(([, path]) => `/${path}`);
      const lists = (['menu', 'account', 'legal', 'footer'] as const).flatMap((list) =>
        routes.links(list, list === 'menu' || list === 'account' ? '/{lang}' : ''),
      );
      // The folder that a site copies has these.
      const ofSample = ['/{lang}/panel', '/{lang}/account/login'];
      const pages = lists.map(([, path]) => path.replace(/^\/ru\//, '/{lang}/'));
      const needed = [...pages, routes.forgotPassword(), routes.signUp, '/', '/{lang}'].filter(
        (path) => !path.startsWith('/source/') && !ofSample.includes(path),
      );
      const all = served.map((path) => path.replace(':length(2)', ''));
      expect(needed.filter((path) => !all.includes(path))).toEqual([]);
    },
  );
});

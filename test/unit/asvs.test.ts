// @vitest-environment node
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { textOf } from './documents';
import { expectNone } from './expect-none';

const rows = [...textOf('test/ASVS.md').matchAll(/^\| ([\d., to]+) \| .+? \| (.+?) \| (.+) \|$/gm)].map(
  ([, numbers = '', who = '', shown = '']) => ({ numbers, who, shown }),
);
const tests = rows.flatMap(({ shown }) =>
  [...shown.matchAll(/`(test\/[^`]+)`: "(.+?)"(?=;| \||$)/g)].map(([, file = '', title = '']) => ({
    file,
    title,
  })),
);

test('each test that the table of ASVS names exists', () => {
  expect(tests.length).toBeGreaterThan(30);
  const gone = tests.filter(({ file, title }) => !existsSync(file) || !textOf(file).includes(title));
  expectNone(
    gone.map(({ file, title }) => `${file}: ${title}`),
    'Name another test in test/ASVS.md, or write that the requirement is not met.',
  );
});

test('each requirement of the table of ASVS has an answer, and is there once', () => {
  const judges = textOf('test/judges/JUDGES.md');
  const faults = rows.flatMap(({ numbers, who, shown }) => {
    const named = [...shown.matchAll(/judge `(.+?)`/g)].map(([, name]) => `(\`${name}\`)`);
    const missing = named.filter((name) => !judges.includes(name));
    const isShown = named.length || /`test\/|\]\(/.test(shown);
    const fits =
      who === 'not met' || (who === "the site's" && shown.length > 20) || (who === 'met' && isShown);
    return [
      ...missing.map((name) => `${numbers}: no judge ${name}`),
      ...(fits ? [] : [`${numbers}: ${who}`]),
    ];
  });
  expectNone(faults, 'Correct these rows of test/ASVS.md.');
  const numbers = rows.flatMap(({ numbers }) => numbers.split(', '));
  expect(numbers).toEqual([...new Set(numbers)]);
});

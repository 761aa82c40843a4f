// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalogue } from '../../../../widgets/login-card/error-catalogue';
import { stepsOf } from '../../../guide';

test.for(['core', 'mvc5'] as const)(
  'the guide for %s has at most 150 lines, and its tests follow each block of code',
  (kit) => {
    const guide = readFileSync(`src/aspnet/${kit}/README.md`, 'utf8');
    expect(guide.split('\n').length - 1).toBeLessThanOrEqual(150);
    const blocks = guide.match(/^```\w+$/gm) ?? [];
    expect(blocks.length).toBeGreaterThan(8);
    expect(stepsOf(kit)).toHaveLength(blocks.length);
  },
);

test('WidgetCodes has the codes of the error catalogue', () => {
  const source = readFileSync('src/aspnet/shared/answers/WidgetCodes.cs', 'utf8');
  const codes = [...source.matchAll(/const string (\w+) = "(\w+)"/g)];
  expect(codes.map(([, name]) => name).sort()).toEqual([...catalogue.keys()].sort());
  for (const [, name, code] of codes) expect(code).toBe(name);
});

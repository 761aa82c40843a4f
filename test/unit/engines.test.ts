import { expect, test } from 'vitest';
import { files } from '../engines.config';
import { filesIn } from './files';

test('each file in the list of test/engines.config.ts exists', () => {
  const all = filesIn(['test/browser'], /\.test\.ts$/);
  const isThere = (name: string) =>
    all.some((path) => path.startsWith(`test/browser/${name}.test.ts`.replace('*.test.ts', '')));
  expect(files.filter((name) => !isThere(name))).toEqual([]);
});

import { test } from 'vitest';
import { files } from '../engines.config';
import { expectNone } from './expect-none';
import { filesIn } from './files';

test('each file in the list of test/engines.config.ts exists', () => {
  const all = filesIn(['test/browser'], /\.test\.ts$/);
  const isThere = (name: string) =>
    all.some((path) => path.startsWith(`test/browser/${name}.test.ts`.replace('*.test.ts', '')));
  expectNone(
    files.filter((name) => !isThere(name)),
    'There are no such files in test/browser. Correct test/engines.config.ts.',
  );
});

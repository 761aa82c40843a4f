// @vitest-environment node
import { test } from 'vitest';
import { expectNone } from '../expect-none';
import { filesIn } from '../files';
import { textsIn } from './source';

test('a title of a test has at most 100 characters', () => {
  const long = /(?:\b(?:test|describe)(?:\.\w+)*|\))\(\s*(['"`])(?:\\.|(?!\1)[^\\\n]){101,}\1\s*,/g;
  expectNone(
    textsIn(filesIn(['test'], /\.tsx?$/), long),
    'Two behaviours are two tests. A long visit names its steps: step() in test/steps.ts.',
  );
});

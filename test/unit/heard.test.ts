// @vitest-environment node
import { expect, test } from 'vitest';
import { planOf } from '../heard/plan';
import { loginStories } from '../heard/stories/login-card';
import { pageStories } from '../heard/stories/page';
import { unmet } from '../heard/unmet';
import { textOf } from './documents';
import { expectNone } from './expect-none';

const stories = [...loginStories, ...pageStories];
const planned = stories.filter(({ planned }) => planned);

test('test/heard/PLAN.md has what Orca must say; `npm run unit -- test/unit/heard.test.ts -u` writes it', async () => {
  const [introduction] = textOf('test/heard/PLAN.md').split('\n## ');
  const plans = await Promise.all(planned.map(planOf));
  await expect([introduction?.trim(), ...plans, ''].join('\n\n').replace(/\n+$/, '\n')).toMatchFileSnapshot(
    '../heard/PLAN.md',
  );
});

test('test/heard/unmet.ts names stories', () => {
  expectNone(
    Object.keys(unmet).filter((name) => !stories.some((story) => story.name === name)),
    'Correct it.',
  );
});

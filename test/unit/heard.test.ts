// @vitest-environment node
import { expect, test } from 'vitest';
import { element, must, unmetOf } from '../heard/demands';
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

const code = '“Code”, text field, required is said, after “Sent”';

test.each([
  ['all of it', ['Sent', 'Code entry', 'required'], []],
  ['nothing', [], ['“Sent” is said once', code]],
  ['a message twice', ['Sent. Sent', 'Code entry required'], ['“Sent” is said once']],
  ['a message too late', ['Code entry required', 'Sent'], [code]],
  ['a property of what was before', ['Sent required', 'Code entry'], [code]],
])('a demand notices %s', (_, said, sentences) => {
  const demand = must('Sent', element('Code', 'text field', 'required'));
  expect(unmetOf(demand, said)).toEqual(sentences.map((sentence) => `MUST: ${sentence}`));
});

test('test/heard/unmet.ts names stories', () => {
  expectNone(
    Object.keys(unmet).filter((name) => !stories.some((story) => story.name === name)),
    'Correct it.',
  );
});

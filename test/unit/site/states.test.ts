// @vitest-environment node
import { test } from 'vitest';
import { widgetNames } from '../../../src/tooling/widget-names';
import { states } from '../../site/states.mjs';
import { expectNone } from '../expect-none';

test('each widget has states', () => {
  const without = widgetNames().filter((name) => !states.some(({ widget }) => widget === name));
  expectNone(without, 'Write test/site/states/NAME.mjs, or the browser tests do not open this widget.');
});

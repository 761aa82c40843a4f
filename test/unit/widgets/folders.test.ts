// @vitest-environment node
import { existsSync } from 'node:fs';
import { test } from 'vitest';
import { states } from '../../../src/tooling/states/states.mjs';
import { widgetNames } from '../../../src/tooling/widget-names';
import { expectNone } from '../expect-none';

/** The files that each widget needs besides its own code. */
const missing: Record<string, (name: string) => boolean> = {
  'widgets/NAME/index.tsx, which exports the component as default': (name) =>
    !existsSync(`widgets/${name}/index.tsx`),
  'widgets/NAME/reserve.css, which reserves the height': (name) => !existsSync(`widgets/${name}/reserve.css`),
  'test/unit/widgets/NAME with unit tests': (name) => !existsSync(`test/unit/widgets/${name}`),
  'src/tooling/states/NAME.mjs with its states, in the list of states.mjs: browser tests, /states and the guide show them':
    (name) => !states.some(({ widget }) => widget === name),
};

test.each(widgetNames())('the widget %s is complete', (name) => {
  const lacks = Object.entries(missing).filter(([, isMissing]) => isMissing(name));
  expectNone(
    lacks.map(([what]) => what.replaceAll('NAME', name)),
    `Add what the widget ${name} needs; src/README.md has the recipe.`,
  );
});

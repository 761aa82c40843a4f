import { readFile } from 'node:fs/promises';
import { build, type Plugin } from 'esbuild';
import { expect, test } from 'vitest';
import { hooks } from '../../../../src/shared/ui/react/needs';
import { trimmedReact } from '../../../../src/tooling/trimming/react/plugin';
import { secondTry } from '../../../../src/tooling/trimming/react/trim';
import { story } from './story';

const contents = `
  export { Fragment, ${hooks} } from 'react';
  export { flushSync } from 'react-dom';
  export { createRoot } from 'react-dom/client';
  export { jsx } from 'react/jsx-runtime';`;

async function storyWith(plugin: Plugin): Promise<string[]> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: '.' },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [plugin],
  });
  return story(await import(`data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? '')}`));
}

/** The only intended difference of the trimmed React. */
const oneTry: Plugin = {
  name: 'one try',
  setup(build) {
    build.onLoad({ filter: /react-dom-client\.production\.js$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replace(secondTry, ''),
    }));
  },
};

test('the trimmed React renders like the whole React', async () => {
  const whole = await storyWith(oneTry);
  expect(await storyWith(trimmedReact())).toEqual(whole);
  for (const part of 'after layout effect ref click capture error blur Error thrown'.split(' '))
    expect(whole.join('\n')).toMatch(new RegExp(`^${part}\\b`, 'm'));
});

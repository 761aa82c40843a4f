// @vitest-environment node
import { readFileSync } from 'node:fs';
import { transform } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { guard, layer, localNames } from '../../../src/build/styles';
import { filesIn } from '../files';

describe('the names of a stylesheet', () => {
  const source =
    '.card .title:hover,.card::before{margin:.5em}\n.card{animation: turn 1s}@keyframes turn {to{top:0}}';

  test('become names that no other stylesheet has, each the same wherever it stands', () => {
    const { css } = localNames(source);
    const [card, title, turn] = ['0', '1', '2'].map(
      (number) => css.match(new RegExp(`ev\\w{6}${number}`))?.[0],
    );
    expect(css).toBe(
      `.${card} .${title}:hover,.${card}::before{margin:.5em}\n.${card}{animation: ${turn} 1s}@keyframes ${turn} {to{top:0}}`,
    );
  });

  test('are known to the module under those that the stylesheet uses', async () => {
    const { css, script } = localNames(source);
    const names = await import(`data:text/javascript,${encodeURIComponent(script)}`);
    expect(Object.keys(names).sort()).toEqual(['card', 'title', 'turn']);
    for (const name of Object.values<string>(names)) expect(css).toContain(name);
  });

  test('differ from one stylesheet to the next', () => {
    expect(localNames('.a{top:0}').css).not.toBe(localNames('.a{top:1px}').css.replace('1px', '0'));
  });

  test('do not change from one build to the next', () => {
    expect(localNames(source)).toEqual(localNames(source));
  });

  test('an animation that is none of its keyframes keeps its name', () => {
    expect(localNames('.a{animation: none}').css).toContain('animation: none');
  });
});

describe('the guard', () => {
  test('puts all into one layer and makes each declaration important', () => {
    expect(guard('.a{top:0;left:1px}.b{color:red}')).toBe(
      `@layer ${layer}{.a{top:0!important;left:1px!important}.b{color:red!important}}`,
    );
  });

  test('reaches into media queries, nested ones too', () => {
    expect(guard('@media print{.a{top:0}}@media screen{@supports (top:0){.a{top:0}}}')).toBe(
      `@layer ${layer}{@media print{.a{top:0!important}}@media screen{@supports (top:0){.a{top:0!important}}}}`,
    );
  });

  test('leaves keyframes as they are, for importance would void them', () => {
    const keyframes = '@keyframes x{0%{top:0}to{top:1px;left:0}}';
    expect(guard(`.a{top:0}${keyframes}.b{top:0}`)).toBe(
      `@layer ${layer}{.a{top:0!important}${keyframes}.b{top:0!important}}`,
    );
  });

  test('is content with nothing', () => {
    expect(guard('')).toBe(`@layer ${layer}{}`);
  });
});

const sheets = filesIn(['src', 'widgets'], /\.css$/).filter((path) => !path.endsWith('reserve.css'));

describe.for(sheets)('%s', (path) => {
  const build = async () => {
    const { css } = localNames(readFileSync(path, 'utf8'));
    return guard((await transform(css, { loader: 'css', minify: true })).code);
  };

  test('is important in every declaration that is in no keyframes', async () => {
    const rules = (await build()).replace(/@keyframes[^{]+\{(?:[^{}]+\{[^{}]*\})*\}/g, '');
    const declarations = [...rules.matchAll(/\{([^{}]+)\}/g)].flatMap(([, block]) =>
      (block ?? '').split(';'),
    );
    expect(declarations.length).toBeGreaterThan(0);
    for (const declaration of declarations) expect(declaration).toMatch(/^[\w-]+:.+!important$/);
  });

  test('is read by a browser’s rules without a warning', async () => {
    expect((await transform(await build(), { loader: 'css' })).warnings).toEqual([]);
  });

  test('changes no text: no text-transform', async () => {
    expect(readFileSync(path, 'utf8')).not.toContain('text-transform');
  });
});

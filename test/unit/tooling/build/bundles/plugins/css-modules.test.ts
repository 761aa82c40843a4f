// @vitest-environment node
import { expect, test } from 'vitest';
import { compileStyles } from '../../../../../../src/tooling/build/bundles/plugins/css-modules';

const compile = (source: string) => compileStyles('a.css', source);

/** The stylesheet with its unique class names replaced by letters, in the order of their numbers. */
const css = (source: string) =>
  compile(source).css.replace(/ev\w{6}(\d)/g, (_, number) => 'abcdef'[Number(number)] ?? number);

test.for([
  [
    'class names and keyframes are unique, and the same everywhere',
    '.card .title:hover,.card::before{margin:.5em}.card{animation:turn 1s}@keyframes turn{to{top:0}}',
    '.a .b:hover,.a:before{margin:.5em!important}.a{animation:1s c!important}@keyframes c{to{top:0}}',
  ],
  [
    'so they are inside of :is(), :not() and :where(), and each declaration is important once',
    '.one:not(.two, :where(.three *)){top:0;left:1px!important}.two:is(.one,.three){top:1px}',
    '.a:not(.b,:where(.c *)){top:0!important;left:1px!important}.b:is(.a,.c){top:1px!important}',
  ],
  [
    'so is one in media queries, nested rules and with var()',
    '@media print{@supports (top:0){.one{top:0;&:hover{left:var(--x,1px)}}}}',
    '@media print{@supports (top:0){.a{top:0!important}.a:hover{left:var(--x,1px)!important}}}',
  ],
  [
    'a prefix stays where a supported browser needs it',
    '.one{-webkit-text-size-adjust:100%;text-size-adjust:100%}',
    '.a{-webkit-text-size-adjust:100%!important;-moz-text-size-adjust:100%!important;text-size-adjust:100%!important}',
  ],
])('in a stylesheet: %s', ([, source = '', compiled]) => {
  expect(css(source)).toBe(compiled);
});

test('the names are exported under those in the source, and differ between two stylesheets', async () => {
  const { css, script } = compile('.card{animation:turn 1s}@keyframes turn{to{top:0}}');
  const names = await import(`data:text/javascript,${encodeURIComponent(script)}`);
  expect(Object.keys(names).sort()).toEqual(['card', 'turn']);
  for (const name of Object.values<string>(names)) {
    expect(css).toContain(name);
    expect(compile('.card{top:1px}').script).not.toContain(name);
  }
});

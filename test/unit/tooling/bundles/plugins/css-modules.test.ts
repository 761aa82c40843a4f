// @vitest-environment node
import { readFileSync } from 'node:fs';
import { transform } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { layer } from '../../../../../src/mount/layer';
import { compileStyles, joinSheets } from '../../../../../src/tooling/bundles/plugins/css-modules';
import { filesIn } from '../../../files';

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
    'so they are inside of :is(), :not() and :where()',
    '.one:not(.two, :where(.three *)){top:0}.two:is(.one,.three){top:1px}',
    '.a:not(.b,:where(.c *)){top:0!important}.b:is(.a,.c){top:1px!important}',
  ],
  ['"none" is not the name of keyframes', '.one{animation-name:none}', '.a{animation-name:none!important}'],
  [
    'each declaration is important once',
    '.one{top:0;left:1px!important}.two{color:red}',
    '.a{top:0!important;left:1px!important}.b{color:red!important}',
  ],
  [
    'so is one in media queries, nested rules and with var()',
    '@media print{@supports (top:0){.one{top:0;&:hover{left:var(--x,1px)}}}}',
    '@media print{@supports (top:0){.a{top:0!important}.a:hover{left:var(--x,1px)!important}}}',
  ],
  [
    'in keyframes importance would disable the declaration',
    '@keyframes x{0%{top:0}to{top:1px}}',
    '@keyframes a{0%{top:0}to{top:1px}}',
  ],
])('in a stylesheet: %s', ([, source = '', compiled]) => {
  expect(css(source)).toBe(compiled);
});

test('the names are exported under those in the source, and differ between two stylesheets', async () => {
  const [one, other] = [
    compile('.card{animation:turn 1s}@keyframes turn{to{top:0}}'),
    compile('.card{top:1px}'),
  ];
  const names = await import(`data:text/javascript,${encodeURIComponent(one.script)}`);
  expect(Object.keys(names).sort()).toEqual(['card', 'turn']);
  for (const name of Object.values<string>(names)) {
    expect(one.css).toContain(name);
    expect(other.script).not.toContain(name);
  }
});

test('a prefix stays where a supported browser needs it', () => {
  expect(css('.one{-webkit-text-size-adjust:100%;text-size-adjust:100%}')).toContain(
    '-webkit-text-size-adjust',
  );
});

test('the sheets of a bundle become one layer, ordered by their paths', () => {
  const sheets = new Map([
    ['b.css', '.b{top:0}'],
    ['a.css', '.a{top:0}'],
  ]);
  expect(joinSheets(sheets)).toBe(`@layer ${layer}{.a{top:0}.b{top:0}}`);
});

const sheets = filesIn(['src', 'widgets'], /\.css$/);

describe.for(sheets)('%s', (path) => {
  const source = readFileSync(path, 'utf8');

  test('is important in each declaration outside of keyframes', () => {
    const rules = compileStyles(path, source).css.replace(
      /@keyframes[^{]+\{(?:[^{}]+\{[^{}]*\})*\}|@property[^}]+\}/g,
      '',
    );
    const declarations = [...rules.matchAll(/\{([^{}]+)\}/g)].flatMap(([, block = '']) => block.split(';'));
    expect(declarations.length).toBeGreaterThan(0);
    expect(declarations.filter((each) => !/^[\w-]+:.+!important$/.test(each))).toEqual([]);
  });

  test('is valid for a second parser, too', async () => {
    const { warnings } = await transform(compileStyles(path, source).css, { loader: 'css' });
    expect(warnings).toEqual([]);
  });

  test('changes no text: it has no text-transform', () => {
    expect(source).not.toContain('text-transform');
  });
});

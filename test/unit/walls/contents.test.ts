// @vitest-environment node
// What a file may contain.
import { expect, test } from 'vitest';
import { expectNone } from '../expect-none';
import { filesIn } from '../files';
import { components, files, models, source, textsIn } from './source';

const shipped = files.filter((path) => !path.startsWith('src/tooling/'));
const sheets = filesIn(['src', 'widgets'], /\.css$/);

test.for<[rule: string, paths: string[], forbidden: RegExp, cure: string, except?: RegExp]>([
  [
    'no file builds markup from text',
    files,
    /dangerouslySetInnerHTML|(inner|outer)HTML\b|insertAdjacentHTML|document\.write|setAttribute\('style'|new Function|\beval\(/g,
    'A text of the page could become code, and a content security policy blocks it. Create elements instead.',
    /^src\/shared\/guard\/hidden-texts\.ts$/,
  ],
  [
    'a drawing in JSX has only shapes that no stylesheet changes',
    components,
    /<(path|rect|circle|ellipse|text|use|image)\b|\s(fill|stroke[a-zA-Z]*|transform|opacity)=/g,
    'The widgets revert all styles of the page, and with them the attributes that CSS can set: d, r, cx, fill, stroke. The shape would be invisible. Draw it with <polyline>, <polygon> or <line>, and set colours in the stylesheet.',
  ],
  [
    'a component has no text of its own, in an attribute or in braces; Biome finds the others',
    components,
    /\b(aria-(label|description)|alt|title|placeholder)=\{?["'`]\p{L}|^(?!.*\bt\().*([{?:]|&&|\|\|) *["'`]\p{Lu}\p{L}*[ .!?"'`].*/gmu,
    "It would be in one language. Add it to src/facts/texts.json and its key to the widget's keys.ts, and write {host.t('MyKey')}. A choice of two keys stands inside the parentheses: host.t(isLate ? 'MyKey' : 'MyOtherKey').",
  ],
  [
    'no markup can take the place of what the loader and the addresses read',
    files.filter((path) => /^src\/shared\/(loader|page\/address)\b/.test(path)),
    /(?<![\w$.'"`])document\.\w+/g,
    'An element of the page can have this name: <img name="currentScript">. Use getUnshadowed(), as src/shared/guard/README.md says.',
    // An inline script imports nothing. With a wrong element it requests a lost file of the page again, or nothing.
    /^src\/shared\/loader\/ask-again\.ts$/,
  ],
  [
    'only functions of Object that src/shared/guard/native.ts checks walk over properties, and no `for in`',
    shipped.filter((path) => !path.startsWith('src/extras/doctor/')),
    /\bObject\.(?!(assign|entries|fromEntries|keys|values|hasOwn|freeze|prototype)\b)\w+|\bfor \([^;)]+ in .*/g,
    'A library may have put a function on Object.prototype, which this would find. Call Object.keys(), entries() or values(), or spread: {...found}. To call another one, add it to the list in src/shared/guard/native.ts.',
  ],
  [
    'the loader and src/shared/guard call no function over the properties of an object',
    files.filter((path) => /^src\/shared\/(loader|guard)\//.test(path)),
    /\bObject\.(?!hasOwn\b)\w+\(/g,
    'They run without src/shared/guard/native.ts, so the page may have replaced it. Name each property, or spread: {...found}.',
    // An inline script of the page. What such a function would add to its tag does nothing.
    /^src\/shared\/loader\/ask-again\.ts$/,
  ],
  [
    'only src/shared/guard listens to events',
    shipped,
    /\b(?<!(fonts\?|[sS]ignal)\.)addEventListener\b/g,
    'A page may have a function of this name, or a library a function `once` for all objects. Call listen().',
    /^src\/shared\/(guard\/listen\.ts$|loader\/)/,
  ],
  [
    'no text for the console is in the code that writes it',
    shipped.filter((path) => !path.startsWith('src/extras/doctor/')),
    /\bconsole\.\w+\(\s*['"`].*|['"`]ev-portal-widgets: .*/g,
    'Its cure would be missing in the guide. Add a function to src/facts/messages.ts, and its cure to messages.words.ts beside it.',
    /^src\/(facts|shared\/loader)\/messages?\.ts$/,
  ],
  [
    'only navigate() leaves the page',
    files,
    /location\.(assign|replace|reload)\(|location(\.href)? = |history\./g,
    'Only src/shared/host/navigation.ts ignores the <base> of the page. Call host.navigate().',
    /^src\/shared\/host\/navigation\.ts$/,
  ],
  [
    'only src/shared/host/storage.ts uses session and local storage',
    shipped,
    /\b(session|local)Storage\b/g,
    'A browser may forbid storage, and then each access throws. Import storage or lastingStorage from src.',
    /^src\/shared\/host\/storage\.ts$/,
  ],
  [
    'a model names no hook, no markup and no element',
    models,
    /\b(use[A-Z]\w+|jsxs?|Fragment|document|window|navigator|HTML\w*Element)\b/g,
    'A model is tested without a page. Move this into a component, or into a file without .model in its name.',
  ],
  [
    'a component names no call and no timer',
    components.filter((path) => !path.startsWith('src/shared/mount/')),
    /\bfetch\(|\bbackend\b|setTimeout|setInterval|requestAnimationFrame/g,
    'A component shows a model and calls its functions. Move this into the model.',
  ],
  [
    'the name of each custom property begins with --widget-',
    [...sheets, ...components],
    /(?<![\w-])--(?!widget-)[a-z][\w-]*/g,
    'A rule of the page for all elements may set a custom property with such a name. Begin it with --widget-.',
  ],
  [
    'no stylesheet changes a text',
    sheets,
    /text-transform/g,
    'A screen reader and a copy get the text of the document. Write the text as it is to be shown.',
  ],
])('%s', ([, paths, forbidden, cure, except]) => {
  expect(paths.length).toBeGreaterThan(5);
  expectNone(textsIn(except ? paths.filter((path) => !except.test(path)) : paths, forbidden), cure);
});

test('a component that reads a signal calls useSignals(), unless it reads it in an effect', () => {
  const parts = components.flatMap((path) =>
    source(path)
      .split(/^(?=(?:export )?(?:function|const) [A-Z])/m)
      .map((part) => ({ part, name: `${path}: ${part.split('\n')[0]}` })),
  );
  const reads = (part: string) => /\.value\b|\buseDisclosure\b.*\(/.test(part);
  const isTracked = (part: string) => /\buseSignals\(\)|\beffect\(/.test(part);
  expectNone(
    parts.filter(({ part }) => reads(part) && !isTracked(part)).map(({ name }) => name),
    'It would never render again. Write useSignals() as the first line of the component.',
  );
  expect(parts.filter(({ part }) => part.includes('useSignals()')).length).toBeGreaterThan(5);
});

test('every ::before and ::after with content starts with all: revert', () => {
  const content = /^.*::(before|after) \{[^}]+content: (?!none)[^}]+\}/gm;
  const rules = textsIn(sheets, content);
  expect(rules.length).toBeGreaterThan(0);
  expectNone(
    rules.filter((rule) => !/\{\n *all: revert;\n/.test(rule)),
    'A stylesheet of the page may style it too. Write `all: revert` as the first declaration.',
  );
});

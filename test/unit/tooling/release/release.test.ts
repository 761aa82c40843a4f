// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { changesBetween, levelOf } from '../../../../src/tooling/release/compare';
import { missingLines, problems } from '../../../../src/tooling/release/problems';
import { type Sources, sources, surfaceOf } from '../../../../src/tooling/release/surface';
import { files as names, read } from '../../dist/files';

const files = Object.fromEntries(names.map((name) => [name, String(read(name))]));
const surface = surfaceOf(files);

const without = <Value>(rows: Readonly<Record<string, Value>>, name: string) =>
  Object.fromEntries(Object.entries(rows).filter(([each]) => each !== name));

/** The level of a change of dist/ or of its sources. */
const levelOfChange = (changedFiles: Record<string, string>, changed: Partial<Sources> = {}) =>
  levelOf(changesBetween(surface, surfaceOf({ ...files, ...changedFiles }, { ...sources, ...changed })));

const edited = (path: string, from: string, to: string) => {
  expect(files[path]).toContain(from);
  return { [path]: String(files[path]).replaceAll(from, to) };
};

const { fields, events, texts } = sources;
const field = (name: string) => fields[name] ?? expect.fail(`there is no field ${name}`);
const event = (name: string) => events[name] ?? expect.fail(`there is no event ${name}`);
const tags = 'aspnet/core/WidgetTags.cs';

describe('the number of a version', () => {
  test.each<[level: string, change: string, actual: () => string]>([
    ['major', 'a field is removed', () => levelOfChange({}, { fields: without(fields, 'codeLength') })],
    [
      'major',
      'a kind is narrowed',
      () =>
        levelOfChange({}, { fields: { ...fields, siteUrl: { ...field('siteUrl'), kind: 'ownAddress' } } }),
    ],
    [
      'major',
      'a field is required',
      () => levelOfChange({}, { fields: { ...fields, title: { ...field('title'), required: true } } }),
    ],
    ['major', 'an event is no longer cancelable', () => levelOfChange({}, { cancelable: ['logout'] })],
    [
      'major',
      'a part of a detail is removed',
      () =>
        levelOfChange({}, { events: { ...events, 'login:step': { ...event('login:step'), detail: {} } } }),
    ],
    [
      'major',
      'a key is removed',
      () => levelOfChange({}, { texts: { ...texts, en: without({ ...texts.en }, 'Terms') } }),
    ],
    [
      'major',
      'a browser must be newer',
      () => levelOfChange({}, { browsers: { ...sources.browsers, safari: { version: [16, 4] } } }),
    ],
    [
      'major',
      'a C# member is renamed',
      () => levelOfChange(edited(tags, 'HtmlString Styles(', 'HtmlString Css(')),
    ],
    [
      'major',
      'a C# type is internal',
      () => levelOfChange(edited(tags, 'public sealed class', 'sealed class')),
    ],
    [
      'major',
      'a setter is private',
      () => levelOfChange(edited('aspnet/mvc5/PageData.cs', 'get; set;', 'get; private set;')),
    ],
    [
      'major',
      'a custom property is renamed',
      () => levelOfChange(edited('README.md', '--widget-font', '--widget-text')),
    ],
    ['minor', 'a field is added', () => levelOfChange({}, { fields: { ...fields, more: field('title') } })],
    ['minor', 'an event is added', () => levelOfChange({}, { events: { ...events, more: event('logout') } })],
    ['minor', 'a file is added', () => levelOfChange({ 'more.js': '' })],
    ['patch', 'the code in a file changes', () => levelOfChange(edited('header.js', 'e', 'f'))],
    [
      'patch',
      'the body of a C# method changes',
      () => levelOfChange(edited(tags, 'markup.Value', 'other.Value')),
    ],
  ])('is %s if %s', (level, _, actual) => {
    expect(actual()).toBe(level);
  });

  const changelog =
    '# Changelog\n\n## Next\n\n- New `title` and `more:event`.\n\n## 1.2.0\n\nThe first `codeLength`.\n';
  const last = { version: '1.2.3', surface: ['field title: string', 'key Terms'] };
  const findings = (version: string, ...surface: string[]) => problems(version, last, surface, changelog);

  test('must fit to the changes', () => {
    expect(findings('1.2.4', ...last.surface)).toEqual([]);
    expect(findings('1.3.0', ...last.surface, 'event more:event.kind: a')).toEqual([]);
    expect(findings('1.2.4', ...last.surface, 'event more:event')).toEqual([
      '1.2.4 is too low, because this is a minor change of 1.2.3:\n  added: event more:event',
    ]);
    expect(findings('1.3.0', 'key Terms')).toEqual([
      '1.3.0 is too low, because this is a major change of 1.2.3:\n  removed: field title: string',
    ]);
    expect(findings('2.0.0', 'key Terms')).toEqual([]);
  });

  test.each(['1.2.3', '1.1.9', '0.9.0'])('cannot be %s after 1.2.3', (version) => {
    expect(findings(version, ...last.surface)).toEqual(['the version must be higher than 1.2.3']);
  });

  test('has three parts', () => {
    expect(findings('2', ...last.surface)).toEqual(['"2" is no version: write it as 1.2.3']);
  });

  test('comes with a changelog that names each change', () => {
    const added = [
      'file translations/de.js',
      'core WidgetTags: HtmlString Css()',
      'field codeLength: string',
    ];
    expect(findings('2.0.0', ...last.surface, ...added)).toEqual([
      `CHANGELOG.md, "Next", does not name these changes of the public surface between backticks:\n${added.map((line) => `  added: ${line}`).join('\n')}`,
    ]);
  });
});

test('CHANGELOG.md names what has changed since the last version', () => {
  const before = readFileSync('src/tooling/release/surface.txt', 'utf8').trim().split('\n');
  expect(missingLines(changesBetween(before, surface), readFileSync('CHANGELOG.md', 'utf8'))).toEqual([]);
});

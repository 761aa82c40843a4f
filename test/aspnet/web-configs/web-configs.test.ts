// @vitest-environment node
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sdkVersion } from '../dotnet';
import { meaning, ofSite, type Section } from '../sections';
import { go, signsIn, sites, type Way, ways } from './ways';

const isOurs = ({ attributes }: Section) => attributes.includes('EvPortalWidgets.WidgetHandler');
const isLogin = ({ attributes }: Section) => /\bmode="Forms"$/.test(attributes);

/** The section without our lines. */
const without = (section: Section, isLeftOut: (each: Section) => boolean): Section => {
  const sections = section.sections.filter((each) => !isLeftOut(each));
  return { ...section, sections: sections.map((each) => without(each, isLeftOut)) };
};

const inside = (sections: Section[], name: string) =>
  sections.filter((each) => each.name === name).flatMap((each) => each.sections);

/** Sections and keys that are there twice. */
function twice(sections: Section[]): string[] {
  const names = sections.map(
    ({ name, attributes }) => name + (attributes.match(/\b(name|key|path)="[^"]*"/)?.[0] ?? ''),
  );
  const here = names.filter((name, at) => names.indexOf(name) < at);
  return [...here, ...sections.flatMap((each) => twice(each.sections))];
}

describe.skipIf(!sdkVersion())('the Web.config of a site', { timeout: 120_000 }, () => {
  let made: Awaited<ReturnType<typeof go>>;
  beforeAll(async () => {
    made = await go();
  }, 120_000);
  afterAll(() => rmSync(made.root, { recursive: true }));

  test('there are twenty of them', () => expect(sites).toHaveLength(20));

  const handlers = (way: Way, site: string) =>
    inside(inside(ofSite(made.file(way, site)), 'system.webServer'), 'handlers');

  test.for(sites)('%s has one handler, and nothing twice, whichever way was taken', (site) => {
    const isElsewhere = made.read('before', site).includes('configSource');
    for (const way of ['hand', 'package', 'again', 'both'] as const) {
      expect([way, handlers(way, site).filter(isOurs).length]).toEqual([way, isElsewhere ? 0 : 1]);
      expect([way, twice(ofSite(made.file(way, site)))]).toEqual([way, []]);
    }
  });

  test.for(sites)('%s has no handler after the package is removed', (site) => {
    for (const way of ['undone', 'undoneBoth'] as const)
      expect([way, handlers(way, site).filter(isOurs)]).toEqual([way, []]);
  });

  test.for(sites)('%s keeps all that it has', (site) => {
    const isNew = (each: Section) => isOurs(each) || (!signsIn(made.read('before', site)) && isLogin(each));
    const ownOf = (way: Way) => meaning(without(made.file(way, site), isNew));
    for (const way of Object.keys(ways) as Way[]) expect([way, ownOf(way)]).toEqual([way, ownOf('before')]);
  });

  test.for(sites)('%s gets <authentication> only if it signs nobody in', (site) => {
    const before = made.read('before', site);
    const logins = (way: Way) =>
      inside(ofSite(made.file(way, site)), 'system.web').filter(({ name }) => name === 'authentication');
    expect(logins('hand')).toHaveLength(signsIn(before) ? logins('before').length : 1);
  });
});

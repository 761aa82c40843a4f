import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { en, uk } from '../../texts';
import { type CoreSite, start, startWithCultures } from './core-site';

/** Tests a site whose texts are in its own resources. */
export function siteTexts(folder: () => string): void {
  const path = ['--Texts', 'texts/Texts.{lang}.resx'];
  const textsOf = async (host: CoreSite, culture: string) =>
    JSON.parse(await host.text(`/texts?culture=${culture}`));

  const cases = [
    ['uk-UA', [], { Login: 'Зайти, будь ласка', Next: 'Вперед', News: 'Events', Menu: uk.Menu }],
    ['uk', ['--Neutral', 'en-US'], { Login: 'Зайти', Next: 'Вперед', News: uk.News, Menu: uk.Menu }],
    ['en', ['--Neutral', 'en-US'], { Login: 'Enter', Next: 'Go on', News: 'Events', Menu: en.Menu }],
    ['de', ['--Neutral', 'en-US'], { Login: 'Enter', Menu: en.Menu }],
  ] as const;
  test.for([
    ...cases.map((each) => ['resources', ...each] as const),
    ...cases.map((each) => ['a localizer', ...each] as const),
  ])(
    'with %s a page in %s %s has the site’s texts, and ours for the rest',
    async ([source, culture, neutral, texts]) => {
      const localizer = source === 'a localizer' ? ['--Localizer', 'yes'] : [];
      const own = await startWithCultures(folder(), ...path, ...neutral, ...localizer);
      const given = await textsOf(own, culture);
      expect(given).toMatchObject(texts);
      expect(Object.keys(given)).toEqual(Object.keys(uk));
      await own.close();
    },
  );

  test.for([[], ['--Localizer', 'yes']])(
    'where no culture exists, a page has our texts, and the log says why',
    async (more) => {
      const own = await start(folder(), ...path, '--Neutral', 'en-US', ...more);
      expect(await textsOf(own, 'uk')).toMatchObject({ Login: uk.Login, Menu: uk.Menu });
      expect(await own.logged('<PredefinedCulturesOnly>false</PredefinedCulturesOnly>')).toBe(1);
      await own.close();
    },
  );

  test('in development a page shows a saved file within a second, and the log names all faults at the start', async () => {
    const own = mkdtempSync(join(tmpdir(), 'texts-'));
    cpSync('test/aspnet/kit/texts', join(own, 'texts'), { recursive: true });
    const file = join(own, 'texts/Texts.uk.resx');
    const save = (login: string) =>
      writeFileSync(file, readFileSync(file, 'utf8').replace(/Зайти|Разом/, login));
    const development = await startWithCultures(
      folder(),
      ...path,
      '--Named',
      'Development',
      '--contentRoot',
      own,
    );
    expect(await development.logged('The texts "uk" of texts/Texts.{lang}.resx: News missing.')).toBe(1);
    // It has the rest from "uk".
    expect(development.log.join()).not.toContain('The texts "uk-UA"');
    save('Разом');
    const saved = Date.now();
    expect(await textsOf(development, 'uk')).toMatchObject({ Login: 'Разом', Next: 'Вперед' });
    expect(Date.now() - saved).toBeLessThan(1000);
    save('Зайти</');
    expect(await textsOf(development, 'uk')).toMatchObject({ Login: 'Разом' });
    expect(await development.logged('Texts.uk.resx cannot be read, so its last texts are shown')).toBe(1);
    rmSync(file);
    expect(await textsOf(development, 'uk')).toMatchObject({ Login: 'Зайти' });
    await development.close();
    rmSync(own, { recursive: true });
  });
}

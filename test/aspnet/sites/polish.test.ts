// @vitest-environment node
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sdkVersion } from '../dotnet';
import { type Step, sentenceOf } from '../guide';
import { client } from '../portal/client';
import { followGuideIn } from './core-site';

const sdk = sdkVersion();
if (!sdk) console.log('The Polish site is skipped: there is no .NET SDK 10 or newer.');

const guide = 'src/aspnet/README.md';

/** The steps of the recipe for a language more. */
function recipe(): Step[] {
  const [, texts = ''] =
    readFileSync(guide, 'utf8').match(/^```csharp\n(var polish = .*?WidgetLoginTexts\.Own = .*?\n)```$/ms) ??
    [];
  const resources = sentenceOf(guide, 'builder.Services.AddWidgetTexts(');
  const english = readFileSync('dist/translations/en.resx', 'utf8');
  // One text stands for all that a translator writes.
  const polish = english.replace(/(<data name="LoginTitle"[^>]*>\s*<value>)[^<]*/, '$1Logowanie');
  return [
    {
      path: 'EvPortalSample/PortalLanguages.cs',
      place: 'instead of',
      anchor: '["uk"] = ',
      text: 'new("uk", new() { ["uk"] = "Українська", ["pl"] = "Polski" });\n',
    },
    { path: 'Resources/Texts.resx', text: english },
    { path: 'Resources/Texts.pl.resx', text: polish },
    {
      path: 'Program.cs',
      place: 'before',
      anchor: 'var app = builder.Build();',
      text: `${texts}${resources}\n`,
    },
  ];
}

describe.skipIf(!sdk)('a site with the recipe for Polish', () => {
  let site: Awaited<ReturnType<typeof followGuideIn>>;
  let host: Awaited<ReturnType<(typeof site)['start']>>;
  const page = '/pl/account/login';

  beforeAll(async () => {
    site = await followGuideIn(
      (_, run) => run('dotnet', 'new', 'mvc', '-n', 'Portal', '--no-restore'),
      ['Languages and sign-in'],
      {
        adds: recipe(),
        finish: (folder) => {
          mkdirSync(join(folder, 'wwwroot/Content/flags'), { recursive: true });
          cpSync('src/flags/pl.svg', join(folder, 'wwwroot/Content/flags/pl.svg'));
        },
      },
    );
    host = await site.start();
  }, 300_000);
  afterAll(async () => {
    await host?.close();
    site?.remove();
  });

  test('has a Polish login page, with the language in its menu and the flag', async () => {
    const visitor = client(host.url);
    const { status, text } = await visitor.get(page);
    expect(status).toBe(200);
    for (const part of ['"lang":"pl"', '"LoginTitle":"Logowanie"', '"pl":"Polski"'])
      expect(text).toContain(part);
    expect((await visitor.get('/Content/flags/pl.svg')).status).toBe(200);
  });

  test('writes the SMS and refuses in Polish, and so the log misses no text', async () => {
    const visitor = client(host.url);
    await visitor.get(page);
    expect(await visitor.checkout('380671120001', 'pl')).toBe(1);
    await host.codeFor('380671120001');
    expect(host.log.join('\n')).toContain('SMS to +380671120001: Twój kod: ');
    expect(await visitor.verify('380671120001', 'x', page)).toHaveProperty(
      'error',
      'Kod jest nieprawidłowy lub już nie działa.',
    );
    expect(await visitor.byEmail('driver@example.com', 'x', page)).toBe('Nieprawidłowy e-mail lub hasło.');
    expect(host.log.join('\n')).not.toContain('WidgetLoginTexts.Own');
  });
});

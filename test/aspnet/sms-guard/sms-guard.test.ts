// @vitest-environment node
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildSite, built, env, sdkVersion } from '../dotnet';

/** Its name, what it should give, and what it gives. */
type Rule = [string, string, string];

/** Each pair has the most SMS in an hour and in a day, wherever they begin. What is refused is in percent. */
interface Attack {
  attack: string;
  attempts: number;
  paid: [number, number];
  strangers: [number, number];
  refusedInKnownBrowsers: number;
  refused: number;
  [key: string]: unknown;
}

/** What an attack gets exactly. Where `refused` is 0, no honest driver is refused. */
const attacks: Record<string, Record<string, unknown>> = {
  none: { attempts: 0, refused: 0 },
  'walk of a prefix': { prefix: [20, 80], refused: 0 },
  'one number': { number: [5, 20] },
  '500 addresses': { strangers: [3000, 6000] },
  'slow drip': { strangers: [400, 6000] },
  'race of resends': { attempts: 6000, number: [3, 3], refused: 0 },
  'hopping through IPv6': { hops56: [60, 240], refused: 0 },
  'walk of known numbers': {},
  'cross-site images': { number: [2, 2], refused: 0 },
  'no cookies, at the address of the operator': { address: [30, 120], refused: 0 },
  'replayed codes': {},
  'random numbers from a network': { network: [150, 600], refused: 0 },
  '500 addresses, with a check': { refused: 0 },
  '60 drivers at one address': { attempts: 0, refused: 0 },
  // Without the limit of wrong codes it would have five times as many guesses as SMS.
  '500 addresses that guess each code five times': { strangers: [400, 6000], guesses: 12_836 },
};

const sdk = sdkVersion();
if (!sdk) console.log('The guard is not tried: there is no .NET SDK 10 or newer on this machine.');

describe.skipIf(!sdk)('the guard', () => {
  let rules: Rule[];
  let mornings: Attack[];
  beforeAll(async () => {
    await buildSite('test/aspnet/sms-guard', 'Simulation.csproj');
    const program = join(built, 'sms-guard/bin/Simulation/debug/Simulation.dll');
    const { stdout } = await promisify(execFile)('dotnet', [program], { env, maxBuffer: 1e7 });
    const lines: (Rule | Attack)[] = JSON.parse(`[${stdout.trim().replaceAll('\n', ',')}]`);
    rules = lines.filter((line) => Array.isArray(line));
    mornings = lines.filter((line): line is Attack => !Array.isArray(line));
  }, 600_000);

  test('keeps each rule', () => {
    expect(rules.length).toBeGreaterThan(30);
    expect(rules.map(([rule, , found]) => [rule, found])).toEqual(
      rules.map(([rule, wanted]) => [rule, wanted]),
    );
  });

  /** `npm run docs` writes the tables of the guide from this file. `npx vitest -u` writes it. */
  test('gives attackers what the guide says', async () => {
    const figures = mornings.map(
      ({ attack, before, now, strangers, guesses, refused, tries, ownerRefused }) =>
        JSON.stringify({ attack, before, now, strangers, guesses, refused, tries, ownerRefused }),
    );
    await expect(`${figures.join('\n')}\n`).toMatchFileSnapshot('figures.jsonl');
  });

  test('by default calls it an attack when new browsers enter twice the wrong codes of an honest morning', () => {
    const honest = mornings.find(({ attack }) => attack === 'none')?.wrong;
    expect(honest).toBeCloseTo(0.4 / 2, 1);
  });

  test.for(['12', '24', '50'])('%s networks that try one password do not keep the owner out', (networks) => {
    const attack = mornings.find((each) => each.attack === `${networks} networks try one password`);
    expect(attack).toMatchObject({ ownerRefused: [0, 0], lines: 2 });
  });

  test.for(Object.entries(attacks))('on a Monday morning, attack: %s', ([name, wanted]) => {
    const morning = mornings.find(({ attack }) => attack === name);
    expect(morning).toMatchObject({ attempts: 10_000, ...wanted });
    const isWithin = (limits: [number, number], counts: [number, number] = [Infinity, Infinity]) =>
      counts.every((count, at) => count <= (limits[at] ?? 0));
    const { paid, strangers, refusedInKnownBrowsers } = morning ?? {};
    expect([isWithin([6000, 12_000], paid), isWithin([3000, 6000], strangers)]).toEqual([true, true]);
    expect(refusedInKnownBrowsers).toBeLessThan(0.5);
  });
});

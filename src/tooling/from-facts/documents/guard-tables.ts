import { readFileSync } from 'node:fs';
import facts from '../../../facts/csharp.json';
import { code, table } from './table';

const { limits, meters, settings } = facts.guard;

const number = (value = 0) => value.toLocaleString('en');

/** For whom how many SMS are sent in an hour and in a day. */
export function smsTable(): string {
  const row = (what: string, name: 'PerNumber' | 'PerPrefix' | 'PerAddress', times = 1) => {
    const limit = times * settings[name].default;
    return [what, number(limit), number(limits.day * limit)];
  };
  return table(
    ['SMS for', 'in an hour', 'in a day'],
    [
      row('a number (`PerNumber`)', 'PerNumber'),
      row('a number in a browser that has signed in with it', 'PerNumber', limits.inItsBrowser),
      row('a number in a network (IPv4 /24, IPv6 /48) in which it has signed in', 'PerNumber'),
      row('a number from another network', 'PerNumber', limits.fromNetwork),
      row('numbers that differ in the last four digits (`PerPrefix`)', 'PerPrefix'),
      row('an IPv4 address or an IPv6 /64 (`PerAddress`)', 'PerAddress'),
      row('known browsers of an IPv4 address or an IPv6 /64', 'PerAddress', limits.knownBrowsers),
      [
        'the site (`BudgetPerHour`, `BudgetPerDay`)',
        number(settings.BudgetPerHour.default),
        number(settings.BudgetPerDay.default),
      ],
    ],
  );
}

/** The settings of the guard with their defaults. */
export const settingTable = () =>
  table(
    ['setting', 'default', 'meaning'],
    Object.entries(settings).map(([name, setting]) => [code(name), String(setting.default), setting.meaning]),
  );

/** What is counted and measured for figures. */
export const meterTable = () =>
  table(
    ['meter', 'unit', 'what it says', 'its tag `reason`'],
    Object.entries(meters).map(([name, { unit, meaning, reasons }]) => [
      code(name),
      code(unit),
      meaning,
      reasons.map(code).join(', '),
    ]),
  );

/** What an attack gets. */
interface Got {
  sms?: number[];
  guesses?: number;
  tries?: number[];
  questions?: number;
  found?: number[];
  answered?: number[];
  hours?: number[];
  refusedOf?: number[];
  refused?: number;
}

/** An attack, with what it gets from all rules. */
interface Attack {
  attack: string;
  gets: Got;
}

/** A rule, with what its attack gets without it. An attack in braces in its cost stands for what that gets. */
interface Rule {
  rule: string;
  about: string;
  cost: string;
  attack: string;
  without: Got;
}

/** The test of the guard runs the attacks, and fails if these figures are out of date. */
const lines = (): (Attack | Rule)[] =>
  readFileSync('test/aspnet/unit/sms-guard/figures.jsonl', 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

const inHourAndDay = (what: string, [hour, day]: number[]) =>
  `${number(hour)} ${what} in an hour, ${number(day)} in a day`;

const words: { [Key in keyof Got]-?: (got: NonNullable<Got[Key]>) => string } = {
  sms: (got) => inHourAndDay('SMS', got),
  guesses: (got) => `${number(got)} guesses in a day`,
  tries: (got) => inHourAndDay('attempts', got),
  questions: (got) => `${number(got)} questions in an hour`,
  found: ([found, all]) => `${found} of ${all} found`,
  answered: ([withAccount, without]) => `${withAccount} with an account and ${without} without are checked`,
  hours: ([refused, all]) => `refused in ${refused} of ${all} hours`,
  refusedOf: ([refused, all]) => `${refused} of ${all} refused`,
  refused: (percent) => `${percent} % of drivers refused`,
};

/** Some of the figures, in words. */
const inWords = (got: Got, has: (key: keyof Got) => boolean) =>
  (Object.keys(words) as (keyof Got)[])
    .filter((key) => got[key] !== undefined && has(key))
    .map((key) => (words[key] as (value: unknown) => string)(got[key]))
    .join(', ');

/** What an attack gets from all rules. */
function gets(name: string): Got {
  const found = lines().find((line): line is Attack => 'gets' in line && line.attack === name);
  if (!found) throw new Error(`figures.jsonl has no attack with the name "${name}"`);
  return found.gets;
}

/** How many visitors an attack keeps out, or what it finds. */
const harm = (name: string) => inWords(gets(name), (key) => key !== 'sms' && key !== 'guesses');

/** The rules about something: what each costs, and what an attack gets with it and without it, where that differs by more than 1 %. */
export const ruleTable = (about: string) =>
  table(
    ['rule', 'what it costs', 'attack', 'with it', 'without it'],
    lines()
      .filter((line): line is Rule => 'rule' in line && line.about === about)
      .map(({ rule, cost, attack, without }) => {
        const got = gets(attack);
        const differs = (key: keyof Got) =>
          [got[key]].flat().some((value = 0, at) => {
            const other = [without[key]].flat()[at] ?? 0;
            return Math.abs(other - value) > 0.01 * value;
          });
        return [
          rule,
          cost.replace(/\{(.+?)\}/g, (_, name) => harm(name)),
          attack,
          inWords(got, differs),
          inWords(without, differs),
        ];
      }),
  );

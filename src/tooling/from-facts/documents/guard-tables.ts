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

interface Figures {
  attack: string;
  before?: string;
  now?: string;
  strangers?: [number, number];
  guesses?: number;
  refused?: number;
  tries?: [number, number];
  ownerRefused?: [number, number];
}

/** What attacks get. The test of the guard simulates them, and fails if these figures are out of date. */
const attacks = (): Figures[] =>
  readFileSync('test/aspnet/unit/sms-guard/figures.jsonl', 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

export const attackTable = () =>
  table(
    ['attack', 'SMS to new browsers in an hour, in a day', 'guesses of codes in a day', 'drivers refused'],
    attacks()
      .filter(({ strangers }) => strangers)
      .map(({ attack, strangers, guesses, refused }) => [
        attack,
        (strangers ?? []).map(number).join(', '),
        number(guesses),
        `${refused} %`,
      ]),
  );

/** What version 3.0.0 gave them, and what they get now. */
export const heldTable = () =>
  table(
    ['attack', '3.0.0', 'now'],
    attacks()
      .filter(({ now }) => now)
      .map(({ attack, before = '', now = '' }) => [attack, before, now]),
  );

export const passwordTable = () =>
  table(
    [
      'attack',
      'tries in the first hour, in the second',
      'of 6 logins the owner is refused at home, in new networks',
    ],
    attacks()
      .filter(({ tries }) => tries)
      .map(({ attack, tries, ownerRefused }) => [
        attack,
        (tries ?? []).map(number).join(', '),
        (ownerRefused ?? []).join(', '),
      ]),
  );

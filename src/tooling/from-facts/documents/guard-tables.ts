import { readFileSync } from 'node:fs';
import { code, table } from './table';

const guard = (name: string) => readFileSync(`src/aspnet/sms-guard/${name}.cs`, 'utf8');

const number = (value = 0) => value.toLocaleString('en');

const plain = (comment: string) =>
  comment
    .replace(/\s*\/\/\/\s*/g, ' ')
    .replace(/<see cref="([^"]+)" \/>/g, '`$1`')
    .replace(/<\/?c>/g, '`')
    .trim();

const defaultOf = (name: string) =>
  guard('SmsGuardOptions').match(new RegExp(` ${name} \\{ get; set; \\} = (.*);$`, 'm'))?.[1] ?? '';

/** For whom how many SMS are sent. A day has four times the limit of an hour. */
export function smsTable(): string {
  const row = (what: string, name: string, times = 1) => {
    const limit = times * Number(defaultOf(name));
    return [what, number(limit), number(4 * limit)];
  };
  return table(
    ['SMS for', 'in an hour', 'in a day'],
    [
      row('a number (`PerNumber`)', 'PerNumber'),
      row('a number in a browser that has signed in with it', 'PerNumber', 2),
      row('a number in a network (IPv4 /24, IPv6 /48) in which it has signed in', 'PerNumber'),
      row('a number from another network', 'PerNumber', 0.6),
      row('numbers that differ in the last four digits (`PerPrefix`)', 'PerPrefix'),
      row('an IPv4 address or an IPv6 /64 (`PerAddress`)', 'PerAddress'),
      row('known browsers of an IPv4 address or an IPv6 /64', 'PerAddress', 10),
      [
        'the site (`BudgetPerHour`, `BudgetPerDay`)',
        number(Number(defaultOf('BudgetPerHour'))),
        number(Number(defaultOf('BudgetPerDay'))),
      ],
    ],
  );
}

/** The settings of the guard with their defaults. */
export function settingTable(): string {
  const options = guard('SmsGuardOptions');
  const settings = [
    ...options.matchAll(
      /<summary>((?:[^<]|<(?!\/summary>))*)<\/summary>\s*public (?!Func)[\w<>]+ (\w+) \{ get; (?:set; )?\}/g,
    ),
  ];
  const value = (name: string) => defaultOf(name).replaceAll('"', '');
  return table(
    ['setting', 'default', 'meaning'],
    settings.map(([, comment = '', name = '']) => [code(name), value(name), plain(comment)]),
  );
}

/** What is counted for figures. */
export function meterTable(): string {
  const figures = guard('SmsEvents').matchAll(/\{ "([\w.]+)", "([^"]+)" \}/g);
  return table(
    ['meter', 'counts'],
    [...figures].map(([, name = '', text = '']) => [code(`ev_portal.${name}`), text]),
  );
}

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
    ['attack', 'SMS to new numbers in an hour, in a day', 'guesses of codes in a day', 'drivers refused'],
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

// @vitest-environment node
// The filters of the guide, as an operator pastes them: for the lines that the guide's own table calls an alarm.
import { expect, test } from 'vitest';
import facts from '../../../../src/facts/csharp.json';
import { tableIn, textOf } from '../../documents';

const errors = textOf('src/site-guide/errors.md');
/** The first table that begins with "number" is that of the alarms. */
const urgent = tableIn(errors, 'number').map(([cell = '']) => cell.match(/\d{4}/)?.[0] ?? '');

const [, pattern = ''] = errors.match(/grep -A1 -E '(.+)'/) ?? [];
const onConsole = new RegExp(pattern);
const words: Record<string, string> = { Debug: 'dbug', Information: 'info', Warning: 'warn', Error: 'fail' };

const lines = Object.entries<{ core?: string; text: string }>(facts.log).flatMap(([number, { core }]) =>
  (core?.split(' or ') ?? []).map((level) => ({ number, level })),
);

test.for(lines)(
  'the filter of the console knows whether $number as $level is an alarm',
  ({ number, level }) => {
    const line = `${words[level]}: EvPortalWidgets.SmsGuard[${number}]`;
    // A warning of 4101 says that a part of a budget is spent.
    const isAlarm = urgent.includes(number) && !(number === '4101' && level === 'Warning');
    expect(onConsole.test(line)).toBe(isAlarm);
  },
);

test.for([
  'Nov 29 02:00:00 web1 dotnet[4112]: info: Microsoft.Hosting.Lifetime[14]',
  'Nov 29 02:00:00 web1 dotnet[4101]: fail: Microsoft.AspNetCore.Server.Kestrel[13]',
  'fail: EvPortalWidgets.SmsGuard[41120]',
])('the filter of the console leaves out %s', (line) => {
  expect(onConsole.test(line)).toBe(false);
});

test('the filter of the console finds a line behind the prefix of journald', () => {
  const line = 'Nov 29 02:00:00 web1 dotnet[950]: fail: EvPortalWidgets.WidgetManifest[4001]';
  expect(onConsole.test(line)).toBe(true);
});

test('the filter of the console finds the line of a site that refuses all logins', () => {
  expect(onConsole.test('fail: EvPortalWidgets.WidgetSignIn[4021]')).toBe(true);
});

test('the filter of Windows names each alarm, and nothing else', () => {
  const [, filter = ''] = errors.match(/^<QueryList>(.+)<\/QueryList>$/m) ?? [];
  const named = [...filter.matchAll(/EventID=(\d+)/g)].map(([, number]) => number);
  expect(named.sort()).toEqual(urgent.sort());
});

import { expect, test } from 'vitest';
import { isNearlyKnown, knownWidgets } from '../../../../src/shared/mount/known-widgets';

const slips = 'Header HEADER heder headerr haeder foter login loginCard login_card pageheader'.split(' ');
// The names with a hyphen are of AdminLTE 2 and 3.
const others = 'page reader head card Заголовок treeview push-menu card-widget main-header'.split(' ');

test.for([
  ...[...slips, 'page header'].map((name) => [name, true] as const),
  ...['', ...others, ...knownWidgets].map((name) => [name, false] as const),
])('%s is nearly the name of a widget, and not right or of a library of the site: %s', ([name, isSlip]) => {
  expect(isNearlyKnown(name)).toBe(isSlip);
});

import { expect, test } from 'vitest';
import { isNearlyKnown, knownWidgets } from '../../../src/mount/known-widgets';

test.for([
  ...['Header', 'HEADER', 'heder', 'headerr', 'headers', 'foter', 'login', 'Login'],
  ...['loginCard', 'login_card', 'LoginCard', 'pageheader', 'page header'],
])('%s is nearly the name of a widget', (name) => {
  expect(isNearlyKnown(name)).toBe(true);
});

test.for([
  ...['', 'page', 'reader', 'head', 'card', 'tree', 'Заголовок'],
  // AdminLTE 2 and 3 have these.
  ...['treeview', 'pushmenu', 'push-menu', 'control-sidebar', 'collapse', 'remove', 'card-widget'],
  ...['direct-chat', 'main-header', 'navbar-search'],
  ...knownWidgets,
])('%s belongs to a library of the site, or is right', (name) => {
  expect(isNearlyKnown(name)).toBe(false);
});

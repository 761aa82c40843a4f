import { expect, test } from 'vitest';
import { mainSiteLinks } from '../../../../src/page/main-site';
import { keysIn } from '../../../../src/tooling/bundles/widget-keys';

test.each(["t('Menu')", '<Menu text="Menu" />', 't(`Menu`)'])('the build finds the key in %s', (source) => {
  expect(keysIn(source)).toEqual(['Menu']);
});

test.each(['t(Menu)', "t('Menus')", `t('Menu" + x)`])('the build finds no key in %s', (source) => {
  expect(keysIn(source)).toEqual([]);
});

test('a widget that reads a list of links has the keys of all its links', () => {
  expect(keysIn('mainSiteLinks.map(show)').sort()).toEqual(mainSiteLinks.map(([, { text }]) => text).sort());
});

import { expect, test, vi } from 'vitest';
import { Select } from '../../../../../widgets/login-card/form/Select';
import { render } from '../../../rendering';

const options = [
  { value: '380', start: 'UA +380', rest: 'Ukraine' },
  { value: '421', start: 'SK +421', rest: 'Slovakia' },
];
const attach = () => () => {};
const countries = (more = {}) => (
  <Select autoComplete="country" label="Country code" options={options} attach={attach} {...more} />
);

test('its label is its name, and its options are in the given order', async () => {
  const { one, element } = await render(countries());
  expect(one<HTMLLabelElement>('label').htmlFor).toBe(one('select').id);
  expect(one('label').textContent).toBe('Country code');
  const shown = [...element.querySelectorAll('option')].map(({ value, textContent }) => [value, textContent]);
  expect(shown).toEqual([
    ['380', 'UA +380\u2003\u2003Ukraine'],
    ['421', 'SK +421\u2003\u2003Slovakia'],
  ]);
});

test('attach() gets the list, and a render does not change the choice', async () => {
  const attach = vi.fn(() => () => {});
  const { one, show } = await render(countries({ attach }));
  const list = one<HTMLSelectElement>('select');
  expect(attach.mock.calls).toEqual([[list]]);
  list.value = '421';
  await show(countries({ attach, readOnly: true }));
  expect(list.value).toBe('421');
});

test('while it is read-only nothing else can be chosen, and it is still in the tab order', async () => {
  const { one, show } = await render(countries());
  const list = one<HTMLSelectElement>('select');
  const open = () => [...list.options].filter(({ disabled }) => !disabled).map(({ value }) => value);
  list.value = '421';
  await show(countries({ readOnly: true }));
  expect([open(), list.disabled, list.getAttribute('aria-disabled')]).toEqual([['421'], false, 'true']);
  await show(countries());
  expect([open(), list.hasAttribute('aria-disabled')]).toEqual([['380', '421'], false]);
});

import { expect, test, vi } from 'vitest';
import { ErrorBox } from '../../../../../widgets/login-card/form/ErrorBox';
import { Select } from '../../../../../widgets/login-card/form/Select';
import { TextField } from '../../../../../widgets/login-card/form/TextField';
import { render } from '../../../rendering';

type Props = Partial<Parameters<typeof TextField>[0]>;

const attach = () => () => {};
const email = (more: Props = {}) => <TextField label="Email" attach={attach} {...more} />;

/** A text field. `described` returns whether it is marked as invalid, and the text that describes it. */
async function openField(props?: Props) {
  const drawn = await render(email(props));
  const input = drawn.one<HTMLInputElement>('input');
  const described = () => [
    input.getAttribute('aria-invalid') === 'true',
    document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent,
  ];
  return { ...drawn, input, described, change: (more?: Props) => drawn.show(email(more)) };
}

test('its label is its name, and it has no `name`, so a form never sends it', async () => {
  const { one, input } = await openField({ type: 'email' });
  expect(one('label').textContent).toBe('Email');
  expect(one<HTMLLabelElement>('label').htmlFor).toBe(input.id);
  expect([input.id === '', input.hasAttribute('name')]).toEqual([false, false]);
});

test('attach() gets the input while it is on the page', async () => {
  const detach = vi.fn();
  const attach = vi.fn(() => detach);
  const { input, change, remove } = await openField({ attach });
  await change({ attach, error: 'Fill in', readOnly: true });
  expect([attach.mock.calls, detach.mock.calls]).toEqual([[[input]], []]);
  await remove();
  expect(detach).toHaveBeenCalledTimes(1);
});

test('its text is never in an attribute, and a render does not change it', async () => {
  const { input, change } = await openField({ type: 'password' });
  input.value = 'secret';
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await change({ type: 'text', error: 'Wrong' });
  expect([input.value, input.type]).toEqual(['secret', 'text']);
  expect(input.outerHTML).not.toContain('secret');
});

test('a hint describes it until an error replaces it; later the hint is shown, but describes it no more', async () => {
  const hint = ['a@b.co'];
  const { described, change, text } = await openField({ hint });
  expect(described()).toEqual([false, 'a@b.co']);
  await change({ hint, error: 'Fill in' });
  expect(described()).toEqual([true, 'Fill in']);
  await change({ hint });
  expect([described(), text()]).toEqual([[false, undefined], 'Emaila@b.co']);
});

test.each<[string, Props, boolean, string | undefined]>([
  ['an error describes it and marks it', { error: 'Fill in' }, true, 'Fill in'],
  ['it can be marked without a description', { marked: true }, true, undefined],
])('%s, until the value is right', async (_, props, marked, note) => {
  const { described, change, text } = await openField(props);
  expect(described()).toEqual([marked, note]);
  await change();
  expect([described(), text()]).toEqual([[false, undefined], 'Email']);
});

test('it passes on the attributes of an input, and `after` is beside it and outside the label', async () => {
  const after = <button type="button">Show password</button>;
  const { input, one } = await openField({ inputMode: 'numeric', readOnly: true, after });
  expect([input.getAttribute('inputmode'), input.readOnly]).toEqual(['numeric', true]);
  expect(input.nextElementSibling).toBe(one('button'));
  expect(one('label').contains(one('button'))).toBe(false);
});

const options = [
  { value: '380', start: 'UA +380', rest: 'Ukraine' },
  { value: '421', start: 'SK +421', rest: 'Slovakia' },
];
const countries = (more = {}) => (
  <Select autoComplete="country" label="Country code" options={options} attach={attach} {...more} />
);

test('the label of a list is its name, and its options are in the given order', async () => {
  const { one, element } = await render(countries());
  expect(one<HTMLLabelElement>('label').htmlFor).toBe(one('select').id);
  const shown = [...element.querySelectorAll('option')].map(({ value, textContent }) => [value, textContent]);
  expect(shown).toEqual([
    ['380', 'UA +380\u2003\u2003Ukraine'],
    ['421', 'SK +421\u2003\u2003Slovakia'],
  ]);
});

test('while a list is read-only nothing else can be chosen, and it is still in the tab order', async () => {
  const attach = vi.fn(() => () => {});
  const { one, show } = await render(countries({ attach }));
  const list = one<HTMLSelectElement>('select');
  const open = () => [...list.options].filter(({ disabled }) => !disabled).map(({ value }) => value);
  list.value = '421';
  await show(countries({ attach, readOnly: true }));
  expect([open(), list.disabled, list.getAttribute('aria-disabled')]).toEqual([['421'], false, 'true']);
  await show(countries({ attach }));
  expect([open(), list.hasAttribute('aria-disabled')]).toEqual([['380', '421'], false]);
  expect([list.value, attach.mock.calls]).toEqual(['421', [[list]]]);
});

test('the error box is an alert with its text', async () => {
  const { one } = await render(<ErrorBox text="Wrong code" />);
  expect(one('[role=alert]').textContent).toBe('Wrong code');
});

import { expect, test, vi } from 'vitest';
import { Select } from '../../../../../widgets/login-card/controls/Select';
import { TextField } from '../../../../../widgets/login-card/controls/TextField';
import { render } from '../../../rendering';

type Props = Partial<Parameters<typeof TextField>[0]>;

/** A text field. `described` returns whether it is marked as invalid, and the text that describes it. */
async function openField(props?: Props) {
  const detach = vi.fn();
  const attach = vi.fn(() => detach);
  const email = (more: Props = {}) => <TextField label="Email" attach={attach} {...more} />;
  const drawn = await render(email(props));
  const input = drawn.one<HTMLInputElement>('input');
  const described = () => [
    input.getAttribute('aria-invalid') === 'true',
    document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent,
  ];
  return { ...drawn, input, described, attach, detach, change: (more?: Props) => drawn.show(email(more)) };
}

test('a text is in no attribute, the field has no `name`, and attach() gets the input until its end', async () => {
  const { input, change, remove, attach, detach } = await openField({ type: 'password' });
  input.value = 'secret';
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await change({ type: 'text', error: 'Wrong', readOnly: true });
  const { value, type, readOnly } = input;
  expect([value, type, readOnly, input.hasAttribute('name')]).toEqual(['secret', 'text', true, false]);
  expect(input.outerHTML).not.toContain('secret');
  expect([attach.mock.calls, detach.mock.calls]).toEqual([[[input]], []]);
  await remove();
  expect(detach).toHaveBeenCalledTimes(1);
});

test('a hint describes it until an error replaces it; later the hint is shown, but describes it no more', async () => {
  const hint = ['a@b.co'];
  const { described, change, text } = await openField({ hint });
  expect(described()).toEqual([false, 'a@b.co']);
  await change({ hint, error: 'Fill in' });
  expect([described(), text()]).toEqual([[true, 'Fill in'], 'EmailFill in']);
  await change({ hint });
  expect([described(), text()]).toEqual([[false, undefined], 'Emaila@b.co']);
});

test('it can be marked without a description, and what is beside it is no part of its name', async () => {
  const after = <button type="button">Show password</button>;
  const { described, change, input, one } = await openField({ marked: true, after });
  expect(described()).toEqual([true, undefined]);
  expect(input.nextElementSibling).toBe(one('button'));
  expect(one('label').textContent).toBe('Email');
  await change();
  expect(described()).toEqual([false, undefined]);
});

test('after a refusal the field is described by the error box, once it was left, while that box is there', async () => {
  const box = (key: number) => <p key={key}>Wrong {key}</p>;
  const { described, change, input } = await openField({ marked: true, message: box(1) });
  const leave = async (key: number) => {
    input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    await change({ marked: true, message: box(key) });
  };
  expect(described()).toEqual([true, undefined]);
  // To another app and back, too, the browser fires this event.
  await leave(1);
  expect(described()).toEqual([true, 'Wrong 1']);
  await change({ marked: true, message: box(2) });
  expect(described()).toEqual([true, undefined]);
  await leave(2);
  expect(described()).toEqual([true, 'Wrong 2']);
  await change({ message: null });
  expect([described(), input.hasAttribute('aria-describedby')]).toEqual([[false, undefined], false]);
});

test('while a list is read-only nothing else can be chosen, and it is still in the tab order', async () => {
  const attach = vi.fn(() => () => {});
  const options = ['380', '421'].map((value) => ({ value, start: value, rest: '' }));
  const countries = (readOnly = false) => (
    <Select
      label="Country code"
      autoComplete="country"
      options={options}
      attach={attach}
      readOnly={readOnly}
    />
  );
  const { one, show } = await render(countries());
  const list = one<HTMLSelectElement>('select');
  const open = () => [...list.options].filter(({ disabled }) => !disabled).map(({ value }) => value);
  list.value = '421';
  await show(countries(true));
  expect([open(), list.disabled, list.getAttribute('aria-disabled')]).toEqual([['421'], false, 'true']);
  await show(countries());
  expect([open(), list.hasAttribute('aria-disabled')]).toEqual([['380', '421'], false]);
  expect([list.value, attach.mock.calls]).toEqual(['421', [[list]]]);
});

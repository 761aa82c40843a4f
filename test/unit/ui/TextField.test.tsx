import { expect, test, vi } from 'vitest';
import { TextField } from '../../../src/ui/TextField';
import { render, type } from '../rendering';

const nothing = () => {};

test('its label is its name', async () => {
  const { one } = await render(<TextField label="Email" value="" onText={nothing} />);
  expect(one('label').textContent).toBe('Email');
  expect(one<HTMLLabelElement>('label').htmlFor).toBe(one('input').id);
  expect(one('input').id).not.toBe('');
});

test('it tells what is typed, and shows what it is given', async () => {
  const onText = vi.fn();
  const { one, show } = await render(<TextField label="Email" value="a" onText={onText} />);
  expect(one<HTMLInputElement>('input').value).toBe('a');
  await type(one('input'), 'ab');
  expect(onText.mock.calls).toEqual([['ab']]);
  await show(<TextField label="Email" value="abc" onText={onText} />);
  expect(one<HTMLInputElement>('input').value).toBe('abc');
});

test('without an error it is not invalid and has no description', async () => {
  const { one } = await render(<TextField label="Email" value="" onText={nothing} />);
  expect(one('input').hasAttribute('aria-invalid')).toBe(false);
  expect(one('input').hasAttribute('aria-describedby')).toBe(false);
});

test('its error is tied to it, and gone when it is right again', async () => {
  const { element, one, show } = await render(
    <TextField label="Email" value="" error="Fill in" onText={nothing} />,
  );
  const input = one('input');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const note = document.getElementById(input.getAttribute('aria-describedby') ?? '');
  expect(note?.textContent).toBe('Fill in');
  await show(<TextField label="Email" value="x" onText={nothing} />);
  expect(one('input')).toBe(input);
  expect(input.hasAttribute('aria-invalid')).toBe(false);
  expect(element.textContent).toBe('Email');
});

test('its error is no alert: only the error box is', async () => {
  const { element } = await render(<TextField label="Email" value="" error="Fill in" onText={nothing} />);
  expect(element.querySelector('[role]')).toBeNull();
});

test('the line of the error is there before it is needed, so that nothing jumps', async () => {
  const { one, show } = await render(<TextField label="Email" value="" onText={nothing} />);
  const line = one('[id$=error]');
  await show(<TextField label="Email" value="" error="Fill in" onText={nothing} />);
  expect(one('[id$=error]')).toBe(line);
});

test('it passes on what an input may have', async () => {
  const { one } = await render(
    <TextField label="Code" value="" onText={nothing} inputMode="numeric" autoComplete="one-time-code" />,
  );
  expect(one('input').getAttribute('inputmode')).toBe('numeric');
  expect(one('input').getAttribute('autocomplete')).toBe('one-time-code');
});

test('what stands behind the control is beside it, outside of the label', async () => {
  const { one } = await render(
    <TextField
      label="Password"
      value=""
      onText={nothing}
      after={<button type="button">Show password</button>}
    />,
  );
  expect(one('input').nextElementSibling).toBe(one('button'));
  expect(one('label').contains(one('button'))).toBe(false);
});

test('two fields have no id in common', async () => {
  const { element } = await render(
    <>
      <TextField label="Email" value="" onText={nothing} />
      <TextField label="Email" value="" onText={nothing} />
    </>,
  );
  const ids = [...element.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids).toHaveLength(4);
  expect(new Set(ids).size).toBe(4);
});

import { expect, test, vi } from 'vitest';
import { TextField } from '../../../../../widgets/login-card/form/TextField';
import { render } from '../../../rendering';

const attach = () => () => {};

test('its label is its name', async () => {
  const { one } = await render(<TextField label="Email" attach={attach} />);
  expect(one('label').textContent).toBe('Email');
  expect(one<HTMLLabelElement>('label').htmlFor).toBe(one('input').id);
  expect(one('input').id).not.toBe('');
});

test('attach() gets the input while it is on the page', async () => {
  const detach = vi.fn();
  const attach = vi.fn(() => detach);
  const { one, show, remove } = await render(<TextField label="Email" attach={attach} />);
  const input = one('input');
  await show(<TextField label="Email" error="Fill in" readOnly attach={attach} />);
  expect(attach.mock.calls).toEqual([[input]]);
  expect(detach).not.toHaveBeenCalled();
  await remove();
  expect(detach).toHaveBeenCalledTimes(1);
});

test('its text is never in an attribute, and a render does not change it', async () => {
  const { one, show } = await render(<TextField label="Password" type="password" attach={attach} />);
  const input = one<HTMLInputElement>('input');
  input.value = 'secret';
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await show(<TextField label="Password" type="text" error="Wrong" attach={attach} />);
  expect([input.value, input.type]).toEqual(['secret', 'text']);
  expect(input.outerHTML).not.toContain('secret');
});

test('it has no name, so a form never sends it', async () => {
  const { one } = await render(<TextField label="Email" type="email" attach={attach} />);
  expect(one('input').hasAttribute('name')).toBe(false);
});

test('its error describes it, and disappears when the value is right', async () => {
  const { element, one, show } = await render(<TextField label="Email" error="Fill in" attach={attach} />);
  const input = one('input');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const note = document.getElementById(input.getAttribute('aria-describedby') ?? '');
  expect(note?.textContent).toBe('Fill in');
  await show(<TextField label="Email" attach={attach} />);
  expect(one('input')).toBe(input);
  expect(input.hasAttribute('aria-invalid')).toBe(false);
  expect(element.textContent).toBe('Email');
});

test('a hint describes the input until an error replaces it', async () => {
  const { one, show } = await render(<TextField label="Email" hint={['a@b.co']} attach={attach} />);
  const note = () =>
    document.getElementById(one('input').getAttribute('aria-describedby') ?? '')?.textContent;
  expect([note(), one('input').hasAttribute('aria-invalid')]).toEqual(['a@b.co', false]);
  await show(<TextField label="Email" hint={['a@b.co']} error="Fill in" attach={attach} />);
  expect(note()).toBe('Fill in');
});

test('a hint that was replaced is shown again, but does not describe the input any more', async () => {
  const field = (error?: string) => (
    <TextField label="Email" hint={['a@b.co']} error={error} attach={attach} />
  );
  const { one, show } = await render(field());
  await show(field('Fill in'));
  await show(field());
  expect(document.body.textContent).toContain('a@b.co');
  expect(one('input').hasAttribute('aria-describedby')).toBe(false);
});

test('a field can be marked without an error', async () => {
  const { one } = await render(<TextField label="Code" marked attach={attach} />);
  expect(one('input').getAttribute('aria-invalid')).toBe('true');
});

test('it passes on the attributes of an input', async () => {
  const { one } = await render(
    <TextField label="Code" attach={attach} inputMode="numeric" autoComplete="one-time-code" readOnly />,
  );
  expect(one('input').getAttribute('inputmode')).toBe('numeric');
  expect(one('input').getAttribute('autocomplete')).toBe('one-time-code');
  expect(one<HTMLInputElement>('input').readOnly).toBe(true);
});

test('`after` is beside the control and outside the label', async () => {
  const { one } = await render(
    <TextField label="Password" attach={attach} after={<button type="button">Show password</button>} />,
  );
  expect(one('input').nextElementSibling).toBe(one('button'));
  expect(one('label').contains(one('button'))).toBe(false);
});

import { expect, test, vi } from 'vitest';
import { Button } from '../../../../../src/shared';
import { Form } from '../../../../../widgets/login-card/controls/Form';
import { click, render } from '../../../rendering';

async function openForm() {
  const onSubmit = vi.fn();
  const { one, remove } = await render(
    <Form onSubmit={onSubmit}>
      <input />
      <Button>Other</Button>
      <Button type="submit">Next</Button>
    </Form>,
  );
  const form = one<HTMLFormElement>('form');
  return { form, submit: one('[type=submit]'), other: one('[type=button]'), onSubmit, remove };
}

test('a click on the submit button submits, also if a script stops it; one on another button does not', async () => {
  const { submit, other, onSubmit } = await openForm();
  submit.addEventListener('click', (event) => event.stopImmediatePropagation());
  await click(submit);
  await click(other);
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('requestSubmit() submits once, its event does not leave the form, and no listener is left at the end', async () => {
  const { form, onSubmit, remove } = await openForm();
  // The browser validates no field.
  expect(form.noValidate).toBe(true);
  const [later, outside] = [vi.fn(), vi.fn()];
  form.addEventListener('submit', later);
  form.parentElement?.addEventListener('submit', outside);
  form.requestSubmit();
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect([later.mock.calls, outside.mock.calls]).toEqual([[], []]);
  await remove();
  form.dispatchEvent(new Event('submit'));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

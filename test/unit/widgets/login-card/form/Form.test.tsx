import { expect, onTestFinished, test, vi } from 'vitest';
import { Button } from '../../../../../src';
import { Form } from '../../../../../widgets/login-card/form/Form';
import { click, render } from '../../../rendering';

/** A form, and the events that reach the page. */
async function openForm() {
  const onSubmit = vi.fn();
  const { one, remove } = await render(
    <Form onSubmit={onSubmit}>
      <input />
      <Button>Other</Button>
      <Button type="submit">Next</Button>
    </Form>,
  );
  const seen: string[] = [];
  const listen = ({ type }: Event) => seen.push(type);
  // The form stops a `submit` event, but not before the page's listeners in the capture phase.
  for (const [type, capture] of [['submit', true] as const, ['click', false] as const]) {
    addEventListener(type, listen, capture);
    onTestFinished(() => removeEventListener(type, listen, capture));
  }
  const form = one<HTMLFormElement>('form');
  return { form, submit: one('[type=submit]'), other: one('[type=button]'), onSubmit, seen, remove };
}

test('a click on the submit button submits without a submit event, and the click reaches the page', async () => {
  const { submit, onSubmit, seen } = await openForm();
  await click(submit);
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(seen).toEqual(['click']);
});

test('a click on another button submits nothing', async () => {
  const { other, onSubmit } = await openForm();
  await click(other);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a script of the page that stops clicks at the button does not stop the submit', async () => {
  const { submit, onSubmit } = await openForm();
  submit.addEventListener('click', (event) => event.stopImmediatePropagation());
  await click(submit);
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('requestSubmit() submits once, its event does not leave the form, and no listener is left after the end', async () => {
  const { form, onSubmit, remove } = await openForm();
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

test('its method sends nothing, and the browser validates no field', async () => {
  const { form } = await openForm();
  expect([form.getAttribute('method'), form.noValidate]).toEqual(['dialog', true]);
});

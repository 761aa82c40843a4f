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
  for (const type of ['submit', 'click']) {
    addEventListener(type, listen);
    onTestFinished(() => removeEventListener(type, listen));
  }
  const form = one<HTMLFormElement>('form');
  return { form, submit: one('[type=submit]'), other: one('[type=button]'), onSubmit, seen, remove };
}

test('a click on the submit button submits without a submit event, and the click reaches the page', async () => {
  const { form, submit, onSubmit, seen } = await openForm();
  const submits = vi.fn();
  form.addEventListener('submit', submits, true);
  await click(submit);
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect([submits.mock.calls, seen]).toEqual([[], ['click']]);
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
  const { form, onSubmit, seen, remove } = await openForm();
  const later = vi.fn();
  form.addEventListener('submit', later);
  form.requestSubmit();
  expect([onSubmit.mock.calls.length, seen, later.mock.calls]).toEqual([1, [], []]);
  await remove();
  form.dispatchEvent(new Event('submit'));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('its method sends nothing, and the browser validates no field', async () => {
  const { form } = await openForm();
  expect([form.getAttribute('method'), form.noValidate]).toEqual(['dialog', true]);
});

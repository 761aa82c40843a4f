import { expect, onTestFinished, test, vi } from 'vitest';
import { Button } from '../../../../../src';
import { Form } from '../../../../../widgets/login-card/form/Form';
import { click, render } from '../../../rendering';

async function openForm() {
  const onSubmit = vi.fn();
  const opened = await render(
    <Form onSubmit={onSubmit}>
      <input />
      <Button>Other</Button>
      <Button type="submit">Next</Button>
    </Form>,
  );
  return { ...opened, onSubmit, form: opened.one<HTMLFormElement>('form') };
}

/** Records the events of this type that reach the page. */
function record(type: string, capture = false) {
  const events: Event[] = [];
  const listen = (event: Event) => events.push(event);
  addEventListener(type, listen, capture);
  onTestFinished(() => removeEventListener(type, listen, capture));
  return events;
}

test('a click on the submit button submits without a submit event, and the click reaches the page', async () => {
  const { one, onSubmit } = await openForm();
  const submits = record('submit', true);
  const clicks = record('click');
  await click(one('[type=submit]'));
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect([submits.length, clicks.length]).toEqual([0, 1]);
});

test('a click on another button submits nothing', async () => {
  const { one, onSubmit } = await openForm();
  await click(one('[type=button]'));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a script of the page that stops clicks at the button does not stop the submit', async () => {
  const { one, onSubmit } = await openForm();
  one('[type=submit]').addEventListener('click', (event) => event.stopImmediatePropagation());
  await click(one('[type=submit]'));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('requestSubmit() submits once, and its event does not leave the form', async () => {
  const { form, onSubmit } = await openForm();
  const submits = record('submit');
  const later = vi.fn();
  form.addEventListener('submit', later);
  form.requestSubmit();
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect([submits, later.mock.calls]).toEqual([[], []]);
});

test('its method sends nothing, and the browser validates no field', async () => {
  const { form } = await openForm();
  expect([form.getAttribute('method'), form.noValidate]).toEqual(['dialog', true]);
});

test('no listener is left after the form is removed', async () => {
  const { form, remove, onSubmit } = await openForm();
  await remove();
  form.dispatchEvent(new Event('submit'));
  expect(onSubmit).not.toHaveBeenCalled();
});

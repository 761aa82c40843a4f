import { act } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { Button } from '../../../../../src';
import { Form } from '../../../../../widgets/login-card/form/Form';
import { click, render } from '../../../rendering';

async function openForm(isHeld?: () => boolean) {
  const onSubmit = vi.fn();
  const onOther = vi.fn();
  const opened = await render(
    <Form onSubmit={onSubmit} isHeld={isHeld}>
      <input />
      <Button onClick={onOther}>Other</Button>
      <Button type="submit">Next</Button>
    </Form>,
  );
  return { ...opened, onSubmit, onOther, form: opened.one<HTMLFormElement>('form') };
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

describe('a click at a button', () => {
  const once = [1, 1];
  const clickAs = (element: Element, detail: number, isTrusted: boolean) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail });
    Object.defineProperty(event, 'isTrusted', { value: isTrusted });
    return act(async () => void element.dispatchEvent(event));
  };
  test.each([
    ['of a mouse, while the form is held', 1, false, true, once],
    ['that ends a double click, while the form is held', 2, false, true, [0, 0]],
    ['by a key, while the form is held', 0, false, true, [0, 0]],
    ['by a script, while the form is held', 0, false, true, once],
    ['by a finger, while the form is held', 1, true, true, [0, 0]],
    ['that ends a double click', 2, false, false, once],
    ['by a key', 0, false, false, once],
    ['by a finger', 1, true, false, once],
  ])('%s', async (who, detail, isTouch, isHeld, acts) => {
    vi.stubGlobal('matchMedia', () => ({ matches: isTouch }));
    const { one, onSubmit, onOther } = await openForm(() => isHeld);
    for (const type of ['submit', 'button'])
      await clickAs(one(`[type=${type}]`), detail, !who.startsWith('by a script'));
    expect([onSubmit.mock.calls.length, onOther.mock.calls.length]).toEqual(acts);
  });
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

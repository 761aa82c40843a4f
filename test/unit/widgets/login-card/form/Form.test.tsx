import { act } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { Button } from '../../../../../src';
import { Form } from '../../../../../widgets/login-card/form/Form';
import { click, render } from '../../../rendering';

async function openForm(shownFor = 1000) {
  const onSubmit = vi.fn();
  const onOther = vi.fn();
  const opened = await render(
    <Form onSubmit={onSubmit} shownFor={() => shownFor}>
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
    ['of a mouse', 1, 0, once],
    ['that ends a double click', 2, 999, [0, 0]],
    ['that has the place of an earlier one', 2, 1000, once],
    ['by a key', 0, 299, [0, 0]],
    ['by a key', 0, 300, once],
    ['by a script', 0, 0, once],
  ])('%s (detail %i) %i ms after something was shown', async (who, detail, shownFor, acts) => {
    const { one, onSubmit, onOther } = await openForm(shownFor);
    for (const type of ['submit', 'button'])
      await clickAs(one(`[type=${type}]`), detail, who !== 'by a script');
    expect([onSubmit.mock.calls.length, onOther.mock.calls.length]).toEqual(acts);
  });
});

test('of two taps of a finger at one place, the second does nothing soon after something was shown', async () => {
  const { one, onSubmit } = await openForm(100);
  const tap = (pointerType: string, clientX: number) =>
    act(async () => {
      const at = { bubbles: true, cancelable: true, detail: 1, clientX };
      one('[type=submit]').dispatchEvent(new PointerEvent('pointerdown', { ...at, pointerType }));
      const event = new MouseEvent('click', at);
      Object.defineProperty(event, 'isTrusted', { value: true });
      one('[type=submit]').dispatchEvent(event);
    });
  await tap('touch', 100);
  await tap('touch', 110);
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await tap('touch', 160);
  await tap('mouse', 160);
  await tap('mouse', 160);
  expect(onSubmit).toHaveBeenCalledTimes(4);
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

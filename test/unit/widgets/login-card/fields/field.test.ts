import { expect, test, vi } from 'vitest';
import { createField } from '../../../../../widgets/login-card/fields/field';

const input = () => document.createElement('input');
const fire = (element: Element, type: string, isComposing = false) =>
  element.dispatchEvent(Object.assign(new Event(type), { isComposing }));

test('read() returns what the element shows, even after a script has written it', () => {
  const field = createField();
  const element = input();
  field.attach(element);
  element.value = 'by a script, without any event';
  expect(field.read()).toBe('by a script, without any event');
  element.value = '';
  expect(field.read()).toBe('');
});

test('the text survives while the element is not on the page', () => {
  const field = createField();
  const [first, second] = [input(), input()];
  const detach = field.attach(first);
  first.value = 'typed';
  detach();
  first.value = 'this element is no longer used';
  expect(field.read()).toBe('typed');
  field.attach(second);
  expect(second.value).toBe('typed');
  field.write('written');
  expect([second.value, field.read()]).toEqual(['written', 'written']);
});

test('a text that the model cleared stays empty in the next element', () => {
  const field = createField();
  field.write('secret');
  const detach = field.attach(input());
  field.write('');
  detach();
  const next = input();
  field.attach(next);
  expect(next.value).toBe('');
});

test('the model gets the typed text, also when a script only fires `change`', () => {
  const onInput = vi.fn();
  const field = createField(onInput);
  const element = input();
  field.attach(element);
  element.value = 'a';
  fire(element, 'input');
  fire(element, 'change');
  element.value = 'b';
  fire(element, 'change');
  expect(onInput.mock.calls.map(([text]) => text)).toEqual(['a', 'b']);
});

test('the model gets the text of an input method when it is finished', () => {
  const onInput = vi.fn();
  const field = createField(onInput);
  const element = input();
  field.attach(element);
  element.value = '１';
  fire(element, 'input', true);
  expect(onInput).not.toHaveBeenCalled();
  fire(element, 'compositionend');
  expect(onInput.mock.calls.map(([text]) => text)).toEqual(['１']);
});

test('events of a removed element are ignored', () => {
  const onInput = vi.fn();
  const field = createField(onInput);
  const element = input();
  field.attach(element)();
  fire(element, 'input');
  expect(onInput).not.toHaveBeenCalled();
});

test('a list is a field, too', () => {
  const list = document.createElement('select');
  for (const value of ['380', '421']) list.append(Object.assign(document.createElement('option'), { value }));
  const field = createField();
  field.write('421');
  field.attach(list);
  expect(list.value).toBe('421');
  list.value = '380';
  expect(field.read()).toBe('380');
});

test('the focus selects a refused text, but not what the visitor has typed since', () => {
  const field = createField();
  const element = document.body.appendChild(input());
  field.attach(element);
  element.value = 'refused';
  field.focus('refused');
  const selected = () => element.value.slice(element.selectionStart ?? 0, element.selectionEnd ?? 0);
  expect(selected()).toBe('refused');
  element.value = 'new';
  element.setSelectionRange(3, 3);
  field.focus('refused');
  expect(selected()).toBe('');
});

import { expect, test, vi } from 'vitest';
import { createField } from '../../../../../widgets/login-card/fields/field';
import { attachInput } from './attached-input';

test('read() returns what the element shows, even after a script has written it without an event', () => {
  const field = createField();
  const { input } = attachInput(field);
  for (const text of ['by a script', '']) {
    input.value = text;
    expect(field.read()).toBe(text);
  }
});

test('the text survives while the element is not on the page', () => {
  const field = createField();
  const first = attachInput(field);
  first.input.value = 'typed';
  first.detach();
  first.input.value = 'this element is no longer used';
  expect(field.read()).toBe('typed');
  const second = attachInput(field);
  expect(second.input.value).toBe('typed');
  field.write('written');
  expect([second.input.value, field.read()]).toEqual(['written', 'written']);
  field.write('');
  second.detach();
  expect(attachInput(field).input.value).toBe('');
});

test('the model gets each typed text once, also from a script that only fires `change`, and never an unfinished one', () => {
  const onInput = vi.fn();
  const { input, fire, detach } = attachInput(createField(onInput));
  const texts = () => onInput.mock.calls.map(([text]) => text);
  input.value = 'a';
  fire('input');
  fire('change');
  input.value = 'b';
  fire('change');
  input.value = '１';
  fire('input', true);
  expect(texts()).toEqual(['a', 'b']);
  fire('compositionend');
  expect(texts()).toEqual(['a', 'b', '１']);
  detach();
  input.value = 'c';
  fire('input');
  expect(texts()).toHaveLength(3);
});

test('a list is a field, too', () => {
  const list = document.createElement('select');
  list.innerHTML = '<option value="380"></option><option value="421"></option>';
  const field = createField();
  field.write('421');
  field.attach(list);
  expect(list.value).toBe('421');
  list.value = '380';
  expect(field.read()).toBe('380');
});

test('the focus selects a refused text, but not what the visitor has typed since', () => {
  const field = createField();
  const { input } = attachInput(field);
  const selected = () => input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0);
  input.value = 'refused';
  field.focus('refused');
  expect(selected()).toBe('refused');
  input.value = 'new';
  input.setSelectionRange(3, 3);
  field.focus('refused');
  expect(selected()).toBe('');
});

import { expect, test, vi } from 'vitest';
import { emit } from '../../../src/host/events';

const types: Record<string, boolean> = {
  'widget:ready': false,
  'widget:error': false,
  'login:success': true,
  'login:step': false,
  'login:refused': false,
  'language:change': true,
  logout: true,
  'page-header:control': false,
};

function placeholder() {
  const element = document.createElement('div');
  document.body.replaceChildren(element);
  return element;
}

test.for(Object.entries(types))(
  '%s bubbles from the placeholder with its detail; cancelable: %s',
  ([type, can]) => {
    const element = placeholder();
    const listener = vi.fn();
    document.addEventListener(type, listener, { once: true });
    emit(element, type, { a: 1 });
    const event = listener.mock.calls[0]?.[0] as CustomEvent;
    expect(event).toBeInstanceOf(CustomEvent);
    expect(event.target).toBe(element);
    expect(event.detail).toEqual({ a: 1 });
    expect(event.bubbles).toBe(true);
    expect(event.cancelable).toBe(can);
  },
);

test.for(Object.entries(types))('preventDefault() cancels %s: %s', ([type, can]) => {
  const element = placeholder();
  expect(emit(element, type, {})).toBe(true);
  element.addEventListener(type, (event) => event.preventDefault());
  expect(emit(element, type, {})).toBe(!can);
});

import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

/** Renders into the document, and cleans up after the test. */
export async function render(node: ReactNode) {
  const element = document.createElement('div');
  document.body.append(element);
  const root = createRoot(element);
  const show = (next: ReactNode) => act(async () => root.render(next));
  const remove = () => act(async () => root.unmount());
  onTestFinished(async () => {
    await remove();
    element.remove();
  });
  await show(node);
  /** The only element that matches the selector. */
  const one = <E extends Element = HTMLElement>(selector: string): E => {
    const found = element.querySelectorAll<E>(selector);
    if (found.length !== 1)
      throw new Error(`${found.length} elements are ${selector} in ${element.innerHTML}`);
    return found[0] as E;
  };
  return { element, show, remove, one, text: () => element.textContent };
}

export const click = (element: Element) =>
  act(async () => {
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  });

export const press = (key: string, element: Element = document.body) =>
  act(async () => {
    element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });

/** Types into an input or chooses from a list, as a person does. */
export const type = (element: HTMLInputElement | HTMLSelectElement, value: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, value);
    element.dispatchEvent(new Event(element.matches('select') ? 'change' : 'input', { bubbles: true }));
  });

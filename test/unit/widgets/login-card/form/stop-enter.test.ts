import { expect, onTestFinished, test } from 'vitest';
import { stopEnter } from '../../../../../widgets/login-card/form/stop-enter';

test('the page gets no Enter from the element, but other keys, and a held Enter acts once; after the end the page gets Enter', () => {
  const outer = document.createElement('div');
  const inner = outer.appendChild(document.createElement('div'));
  const field = inner.appendChild(document.createElement('input'));
  const events: string[] = [];
  const types = ['keydown', 'keypress', 'keyup'];
  for (const type of types)
    outer.addEventListener(type, (event) => events.push(`${type} ${(event as KeyboardEvent).key}`));
  const press = (key: string) => {
    for (const type of types) field.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true }));
  };
  document.body.append(outer);
  onTestFinished(() => outer.remove());

  const end = stopEnter(inner);
  press('Enter');
  expect(events).toEqual([]);
  press('a');
  expect(events).toEqual(['keydown a', 'keypress a', 'keyup a']);
  const isPrevented = (repeat: boolean) =>
    !field.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', repeat, cancelable: true, bubbles: true }),
    );
  expect([isPrevented(false), isPrevented(true)]).toEqual([false, true]);
  // A text area of the site takes each Enter.
  inner.setAttribute('data-place', 'terms');
  expect(isPrevented(true)).toBe(false);
  inner.removeAttribute('data-place');
  end();
  press('Enter');
  expect(events.slice(3)).toEqual(['keydown Enter', 'keydown Enter', 'keypress Enter', 'keyup Enter']);
});

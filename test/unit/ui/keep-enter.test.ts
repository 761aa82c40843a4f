import { expect, onTestFinished, test } from 'vitest';
import { keepEnter } from '../../../src/ui/keep-enter';

test('Enter stays inside, other keys leave, and nothing is kept after the end', () => {
  const outer = document.createElement('div');
  const inner = outer.appendChild(document.createElement('div'));
  const field = inner.appendChild(document.createElement('input'));
  const heard: string[] = [];
  const types = ['keydown', 'keypress', 'keyup'];
  for (const type of types)
    outer.addEventListener(type, (event) => heard.push(`${type} ${(event as KeyboardEvent).key}`));
  const press = (key: string) => {
    for (const type of types) field.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true }));
  };
  document.body.append(outer);
  onTestFinished(() => outer.remove());

  const end = keepEnter(inner);
  press('Enter');
  expect(heard).toEqual([]);
  press('a');
  expect(heard).toEqual(['keydown a', 'keypress a', 'keyup a']);
  end();
  press('Enter');
  expect(heard.slice(3)).toEqual(['keydown Enter', 'keypress Enter', 'keyup Enter']);
});

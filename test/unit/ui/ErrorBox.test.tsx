import { expect, test } from 'vitest';
import { ErrorBox } from '../../../src/ui/ErrorBox';
import { render } from '../rendering';

test('it is an alert with its text', async () => {
  const { one } = await render(<ErrorBox text="Wrong code" />);
  expect(one('[role=alert]').textContent).toBe('Wrong code');
});

test('a text that looks like markup is shown as text', async () => {
  const { element, one } = await render(<ErrorBox text="<b>bold</b>" />);
  expect(one('[role=alert]').textContent).toBe('<b>bold</b>');
  expect(element.querySelector('b')).toBeNull();
});

test('the same text with another key is a new alert, so it is read again', async () => {
  const { one, show } = await render(<ErrorBox key={1} text="Wrong code" />);
  const before = one('[role=alert]');
  await show(<ErrorBox key={2} text="Wrong code" />);
  expect(one('[role=alert]')).not.toBe(before);
});

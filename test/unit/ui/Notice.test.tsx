import { expect, test } from 'vitest';
import { Notice } from '../../../src/ui/Notice';
import { render } from '../rendering';

test('it is an alert with its words', async () => {
  const { one } = await render(<Notice text="Wrong code" />);
  expect(one('[role=alert]').textContent).toBe('Wrong code');
});

test('its words are words, whatever they look like', async () => {
  const { element, one } = await render(<Notice text="<b>bold</b>" />);
  expect(one('[role=alert]').textContent).toBe('<b>bold</b>');
  expect(element.querySelector('b')).toBeNull();
});

test('the same words with another key are a new alert, read out again', async () => {
  const { one, show } = await render(<Notice key={1} text="Wrong code" />);
  const before = one('[role=alert]');
  await show(<Notice key={2} text="Wrong code" />);
  expect(one('[role=alert]')).not.toBe(before);
});

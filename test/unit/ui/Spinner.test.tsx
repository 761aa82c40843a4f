import { expect, test } from 'vitest';
import { Spinner } from '../../../src/ui/Spinner';
import { render } from '../rendering';

test('it is for the eye alone: hidden from a screen reader, and without words', async () => {
  const { one, text } = await render(<Spinner />);
  expect(one('span').getAttribute('aria-hidden')).toBe('true');
  expect(text()).toBe('');
});

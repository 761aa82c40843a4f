import { expect, test } from 'vitest';
import { Spinner } from '../../../src/ui/Spinner';
import { render } from '../rendering';

test('it is hidden from screen readers and has no text', async () => {
  const { one, text } = await render(<Spinner />);
  expect(one('span').getAttribute('aria-hidden')).toBe('true');
  expect(text()).toBe('');
});

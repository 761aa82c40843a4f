import { expect, test } from 'vitest';
import { settled, useSite } from './visit';

const { open } = useSite();

test('a page', async () => {
  const page = await open('/uk/kontakty');
  await settled(page, 'footer');
  expect(await page.textContent('footer')).toContain('v. 2.14.3');
});

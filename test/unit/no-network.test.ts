import { expect, test } from 'vitest';

test('a unit test cannot make a request to another machine', async () => {
  await expect(fetch('/web/getbuildversion')).rejects.toThrow('chargers.example');
  await expect(fetch(new URL('https://elsewhere.example/'))).rejects.toThrow('elsewhere.example');
});

import { describe, expect, test } from 'vitest';
import { tel } from '../../../src/ui/tel';

describe('a telephone link', () => {
  test.for([
    ['0 800 123 456', 'tel:0800123456'],
    ['+380 (50) 123-45-67', 'tel:+380501234567'],
    ['+380 50 123 45 67', 'tel:+380501234567'],
  ] as const)('of %s is %s', ([number, link]) => {
    expect(tel(number)).toBe(link);
  });

  test('a text without digits has no link', () => {
    expect(tel('на рецепції')).toBeUndefined();
  });
});

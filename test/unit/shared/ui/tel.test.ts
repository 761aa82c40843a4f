import { expect, test } from 'vitest';
import { tel } from '../../../../src/shared/ui/tel';

test.for([
  ['0 800 123 456', 'tel:0800123456'],
  ['+380 (50) 123-45-67', 'tel:+380501234567'],
  ['на рецепції', undefined],
])('the telephone link of %s is %s', ([number = '', link]) => {
  expect(tel(number)).toBe(link);
});

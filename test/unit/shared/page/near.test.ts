// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isNear } from '../../../../src/shared/page/near';

test.each(['codeLenght', 'codelengt', 'codelengthh', 'odeLength', 'codeLangth', 'CODELENGHT'])(
  '%s is near codeLength',
  (found) => {
    expect(isNear(found, 'codeLength')).toBe(true);
  },
);

test.each([
  ['codeLength', 'codeLength'],
  ['CODELENGTH', 'codeLength'],
  ['codes', 'codeLength'],
  ['menus', 'menu'],
  ['language', 'languages'],
  ['titles', 'title'],
  ['lanf', 'lang'],
  ['phones', 'login'],
  ['reader', 'header'],
])('%s is not near %s', (found, wanted) => {
  expect(isNear(found, wanted)).toBe(false);
});

test('a name without one of its letters is near, and one without two is not', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.constantFrom(...'abcdefghijklmnop'), { minLength: 6 }),
      fc.nat(5),
      (letters, at) => {
        const name = letters.join('');
        const less = letters.toSpliced(at, 1);
        expect([isNear(less.join(''), name), isNear(less.toSpliced(0, 1).join(''), name)]).toEqual([
          true,
          false,
        ]);
      },
    ),
  );
});

import { expect, test } from 'vitest';
import { ownAddress, safeAddress } from '../../../../src/shared/page/address/safe-address';
import { hostile, local, relative } from '../../../return-addresses';

const origin = 'https://chargers.example';

test.for([
  ...['http://a.example/', 'https://a.example/x?y#z', 'HTTPS://A.EXAMPLE', 'mailto:info@a.example'],
  ...[
    'tel:+380501234567',
    '/uk/clients',
    'clients',
    '../clients',
    '?page=2',
    '#top',
    '/a//b',
    'uk/javascript:1',
  ],
])('%s is accepted in an href', (given) => {
  expect(safeAddress(given)).toBe(given);
});

const isWeb = /^(https?|mailto):/i;
test.for([
  ...hostile.filter((given) => !isWeb.test(given)),
  ...['\n javascript:alert(1)', ' \u0001 javascript:alert(1)', '\u0000 \u0000 \u0000javascript:alert(1)'],
  ...['java\r\nscript:alert(1)', 'javascript\n:alert(1)', '\u00a0javascript:x', 'vbscript:msgbox(1)'],
  ...['file:///etc/passwd', '\u001f //evil.example', '', ' \n'],
])('%j is refused in an href', (given) => {
  expect(safeAddress(given)).toBeUndefined();
});

test('blanks around an address and control characters in it are dropped, as browsers do', () => {
  expect(safeAddress(' \n/uk/cli\tents\r\n ')).toBe('/uk/clients');
});

test.for([...local, ...relative, `${origin}/uk`, origin.toUpperCase()])(
  '%j is an address of the page’s own origin',
  (given) => {
    expect(new URL(ownAddress(given) ?? '//', `${origin}/uk/`).origin).toBe(origin);
  },
);

test.for(hostile)('%j is no address of the page’s own origin', (given) => {
  expect(ownAddress(given)).toBeUndefined();
});

import { expect, test } from 'vitest';
import { ownAddress, safeAddress } from '../../../src/page/address/safe-address';
import { hostile, local, relative } from '../../return-addresses';

const page = 'https://chargers.example/uk/';

test.for([
  ...['http://a.example/', 'https://a.example/x?y#z', 'HTTPS://A.EXAMPLE', 'mailto:info@a.example'],
  ...['tel:+380501234567', '/uk/clients', 'clients', './clients', '../clients', '?page=2', '#top', '/a//b'],
  'uk/javascript:1',
])('%s is accepted in an href', (given) => {
  expect(safeAddress(given)).toBe(given);
});

test.for([
  ...['javascript:alert(1)', 'JavaScript:alert(1)', ' javascript:alert(1)', '\tjavascript:alert(1)'],
  ...['\n javascript:alert(1)', ' \u0001 javascript:alert(1)', '\u0000 \u0000 \u0000javascript:alert(1)'],
  ...['java\tscript:alert(1)', 'java\r\nscript:alert(1)', 'javascript\n:alert(1)', '\u00a0javascript:x'],
  ...['data:text/html,<script>alert(1)</script>', 'vbscript:msgbox(1)', 'blob:https://a.example/1'],
  ...['file:///etc/passwd', 'ftp://a.example', '//evil.example', '\\\\evil.example', '/\\evil.example'],
  ...['\\/evil.example', '/\t/evil.example', '\n //evil.example', '\u001f //evil.example'],
  ...['', '   ', '\n'],
])('%j is refused in an href', (given) => {
  expect(safeAddress(given)).toBeUndefined();
});

test('blanks around an address and control characters in it are dropped, as browsers do', () => {
  expect(safeAddress(' \n/uk/cli\tents\r\n ')).toBe('/uk/clients');
});

test.for([...local, ...relative, 'https://chargers.example/uk', 'HTTPS://CHARGERS.EXAMPLE'])(
  '%j is an address of the page’s own origin',
  (given) => {
    expect(new URL(ownAddress(given) ?? '//', page).origin).toBe('https://chargers.example');
  },
);

test.for(hostile)('%j is no address of the page’s own origin', (given) => {
  expect(ownAddress(given)).toBeUndefined();
});

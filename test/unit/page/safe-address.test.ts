import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ownAddress, safeAddress, webAddress } from '../../../src/page/address/safe-address';
import { hostile, local, relative } from '../../return-addresses';

const page = 'https://chargers.example/uk/';

describe('accepted in an href', () => {
  test.for([
    'http://a.example/',
    'https://a.example/x?y#z',
    'HTTPS://A.EXAMPLE',
    'mailto:info@a.example',
    'tel:+380501234567',
    '/uk/clients',
    'clients',
    './clients',
    '../clients',
    '?page=2',
    '#top',
    '/a//b',
    'uk/javascript:1',
  ])('%s', (given) => {
    expect(safeAddress(given)).toBe(given);
  });
});

describe('refused in an href', () => {
  test.for([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    '\tjavascript:alert(1)',
    '\n javascript:alert(1)',
    ' \u0001 javascript:alert(1)',
    '\u0000 \u0000 \u0000javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\r\nscript:alert(1)',
    'javascript\n:alert(1)',
    '\u00a0javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://a.example/1',
    'file:///etc/passwd',
    'ftp://a.example',
    '//evil.example',
    '\\\\evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '\n //evil.example',
    '\u001f //evil.example',
    '',
    '   ',
    '\n',
  ])('%j', (given) => {
    expect(safeAddress(given)).toBeUndefined();
  });
});

test('blanks around an address and control characters in it are dropped, as browsers do', () => {
  expect(safeAddress(' \n/uk/cli\tents\r\n ')).toBe('/uk/clients');
});

test('an accepted address has only the schemes http, https, mailto and tel, and never leads to another host by //', () => {
  const words =
    'javascript JAVA script data vbscript http https mailto evil.example alert(1) : / \\ // # ? @';
  const piece = fc.constantFrom(...words.split(' '), ...'\t\n\r \u0000\u0001\u00a0\u2028\ufeff');
  const hostile = fc
    .array(fc.oneof(piece, fc.string({ maxLength: 3 })), { maxLength: 10 })
    .map((all) => all.join(''));
  fc.assert(
    fc.property(hostile, (given) => {
      const got = safeAddress(given);
      if (got === undefined || !URL.canParse(got, page)) return;
      const { protocol, origin } = new URL(got, page);
      expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(protocol);
      if (!/^(https?|mailto|tel):/i.test(got)) expect(origin).toBe('https://chargers.example');
    }),
    { numRuns: 5000 },
  );
});

test('webAddress() accepts http and https, and refuses mailto and tel', () => {
  expect(webAddress('https://a.example')).toBe('https://a.example');
  expect(webAddress('http://a.example')).toBe('http://a.example');
  expect(webAddress('/api')).toBe('/api');
  expect(webAddress('mailto:https://a.example')).toBeUndefined();
  expect(webAddress('mailto:a@b.example')).toBeUndefined();
  expect(webAddress('tel:1')).toBeUndefined();
  expect(webAddress('http://')).toBeUndefined();
});

describe('of the page itself', () => {
  test.for([...local, ...relative, 'https://chargers.example/uk', 'HTTPS://CHARGERS.EXAMPLE'])(
    'accepted: %j',
    (given) => {
      expect(new URL(ownAddress(given) ?? '//', page).origin).toBe('https://chargers.example');
    },
  );

  test.for(hostile)('refused: %j', (given) => {
    expect(ownAddress(given)).toBeUndefined();
  });
});

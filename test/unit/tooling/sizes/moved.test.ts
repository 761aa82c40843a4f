// @vitest-environment node
import { expect, test } from 'vitest';
import { moves } from '../../../../src/tooling/sizes/moved';
import { comparison } from '../../../../src/tooling/sizes/tables';

const ring = `import { effect } from '@preact/signals-react';
import { useEffect } from 'react';

/** A comment. */
export function Ring({ seconds }) {
  const text = clock(seconds.value);
  return <span className={css.ring}>{text}</span>;
}`;
const button = `export function Button({ children }) {
  return <button type="button">{children}</button>;
}`;
const card = `export function LoginCard({ host }) {
  return <section><h2>{host.t('LoginTitle')}</h2></section>;
}`;
// In a widget a module has other imports, and need not be exported.
const inWidget = ring.replace("'react'", "'../../src'").replace('export function', 'function');

const before = {
  'shared.js': { size: 41_200, sources: [button, ring] },
  'login-card.js': { size: 7_300, sources: [card] },
  'footer.js': { size: 2_700, sources: [] },
};

test('a module that goes from src/ to a widget has moved', () => {
  const now = {
    ...before,
    'shared.js': { size: 40_900, sources: [button] },
    'login-card.js': { size: 7_590, sources: [card, inWidget] },
  };
  expect(moves(before, now)).toEqual([{ from: 'shared.js', to: 'login-card.js', bytes: 290 }]);
  expect(moves(now, before)).toEqual([{ from: 'login-card.js', to: 'shared.js', bytes: 290 }]);
  const table = comparison(before, now);
  expect(table).toContain('| shared.js | 41200 | 40900 | −300 | −290 to login-card.js |');
  expect(table).toContain('| login-card.js | 7300 | 7590 | +290 | +290 from shared.js |');
  expect(table).toContain('| the login page | 51200 | 51190 | −10 |  |');
});

test('code that is removed here and other code that is added there has not moved', () => {
  const other = 'export const greeting = (name) => ["Welcome back", name].join(", ");';
  const now = {
    ...before,
    'shared.js': { size: 40_900, sources: [button] },
    'login-card.js': { size: 7_590, sources: [card, other] },
  };
  expect(moves(before, now)).toEqual([]);
});

test('of a script that also loses other code, only a part has moved', () => {
  const now = {
    ...before,
    'shared.js': { size: 40_800, sources: [] },
    'login-card.js': { size: 7_590, sources: [card, inWidget] },
  };
  const [move] = moves(before, now);
  expect(move?.bytes).toBeGreaterThan(200);
  expect(move?.bytes).toBeLessThan(290);
});

test('files that only one version has are in the table', () => {
  const now = { ...before, 'map.js': { size: 900, sources: [] } };
  expect(comparison(before, now)).toContain('| map.js | 0 | 900 | +900 |  |');
  expect(comparison(now, before)).toContain('| map.js | 900 | 0 | −900 |  |');
});

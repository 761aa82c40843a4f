// @vitest-environment node
import { expect, test } from 'vitest';
import { grown, ownersOf } from '../../../../src/tooling/sizes/owners';

test('the sources of a file belong to folders and packages, the largest first', () => {
  expect(
    Object.entries(
      ownersOf({
        'src/routes.ts': 70,
        'src/ui/Button.tsx': 300,
        'src/ui/button.css': 160,
        'src/ui/form/Field.tsx': 200,
        'widgets/footer/Footer.tsx': 600,
        'widgets/login-card/phone/web-otp.ts': 370,
        'node_modules/react-dom/client.js': 0,
        'node_modules/react-dom/cjs/react-dom-client.production.js': 87_000,
        '../elsewhere/node_modules/@preact/signals-core/dist/signals-core.module.js': 4_600,
        'name:useSignals': 22,
        '<define:WIDGETS>': 53,
      }),
    ),
  ).toEqual([
    ['react-dom', 87_000],
    ['@preact/signals-core', 4_600],
    ['widgets/footer', 600],
    ['src/ui', 460],
    ['widgets/login-card/phone', 370],
    ['src/ui/form', 200],
    ['src/tooling/bundles', 75],
    ['src/routes.ts', 70],
  ]);
});

test('what has grown most is named first', () => {
  const before = { 'react-dom': 87_000, 'src/host': 1_000, 'src/i18n': 200, 'src/page': 4_000 };
  const now = { 'react-dom': 86_000, 'src/host': 1_310, 'src/i18n': 400, 'src/page': 4_000, ky: 150 };
  expect(grown(before, now)).toEqual([
    ['src/host', 310],
    ['src/i18n', 200],
    ['ky', 150],
  ]);
});

test('a few bytes beside a large growth are not named', () => {
  expect(grown({ 'src/ui': 6_000, 'react-dom': 87_000 }, { 'src/ui': 6_300, 'react-dom': 87_012 })).toEqual([
    ['src/ui', 300],
  ]);
});

test('nothing has grown', () => {
  expect(grown({ 'src/ui': 6_000 }, { 'src/ui': 5_990 })).toEqual([]);
  expect(grown({}, {})).toEqual([]);
});

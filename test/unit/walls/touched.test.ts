// @vitest-environment node
// A change of a file must run the browser tests that can find its faults.
import { expect, test } from 'vitest';
import { touchedBy } from '../../browser/touched.mjs';
import { expectNone } from '../expect-none';
import { filesIn } from '../files';
import { imports } from './source';

test.for<[changed: string, touched: string[], untouched: string[]]>([
  [
    'widgets/footer/Footer.tsx',
    ['footer', 'heights', 'leaks', 'states'],
    ['page-header', 'doctor', 'header'],
  ],
  ['widgets/header/menu/fold.ts', ['header', 'leaks', 'ends', 'navigation'], ['footer', 'login-card']],
  ['widgets/login-card/machine/next.ts', ['login-card'], ['header']],
  ['widgets/page-header/page-header.css', ['page-header', 'isolation'], ['footer']],
  [
    'src/i18n/texts.json',
    ['footer', 'first-frame', 'heights', 'header', 'login-card', 'text-size', 'reading'],
    ['doctor'],
  ],
  ['src/ops/doctor/doctor.ts', ['doctor'], ['footer', 'states']],
  ['test/browser/footer.test.ts', ['footer'], ['heights']],
  ['test/site/states/footer.mjs', ['states', 'gallery'], ['header']],
])('a change of %s', ([changed, touched, untouched]) => {
  const names = touchedBy([changed]).map((path) => path.replace(/^test\/browser\/|\.test\.ts$/g, ''));
  expect(names).toEqual(expect.arrayContaining(touched));
  expect(names.filter((name) => untouched.includes(name))).toEqual([]);
});

test.for(['src/mount/mounted-widget.tsx', 'src/host/host.ts', 'package.json', 'test/browser/visit.ts'])(
  'a change of %s touches all browser tests',
  (changed) => expect(touchedBy([changed, 'README.md'])).toEqual(['test/browser']),
);

test.for(['CHANGELOG.md', 'src/README.md', 'src/aspnet/core/builds/WidgetManifest.cs', 'test/unit/act.ts'])(
  'a change of %s touches none',
  (changed) => expect(touchedBy([changed])).toEqual([]),
);

// The rows for test/site/ and for what the tests of a folder share are coarse: most tests of the widgets would run for each.
test('a change of any other file of test/ touches the browser tests that import it', () => {
  const forgotten = filesIn(['test/browser'], /\.ts$/).flatMap((importer) =>
    imports(importer)
      .filter((name) => /^test\/(?!browser\/|site\/)/.test(name))
      .map((name) => (/\.\w+$/.test(name) ? name : `${name}.ts`))
      .filter((path) => !touchedBy([path]).some((touched) => importer.startsWith(touched)))
      .map((path) => `${path}: ${importer}`),
  );
  expectNone(forgotten, 'Add a row to test/browser/touched.mjs.');
});

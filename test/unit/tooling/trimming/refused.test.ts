// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import type { ComponentClass, MouseEventHandler } from 'react';
import type { JSX } from 'react/jsx-runtime';
import { expect, expectTypeOf, onTestFinished, test } from 'vitest';
import { importFromShared } from '../../../../src/tooling/build/bundles/plugins/import-from-shared';
import { trimmedReact } from '../../../../src/tooling/trimming/react/plugin';

type Elements = JSX.IntrinsicElements;
type Cut<
  What extends string,
  Name extends string,
  List extends string,
> = `${What} is cut from React: add '${Name}' to \`${List}\` in src/shared/ui/react/needs.ts`;

// `npm run lint` checks these types. When the test runs, it does nothing.
test('the type of a part that is cut is a message, and all other types stay', () => {
  const typeOf = <Type>() => expectTypeOf<NonNullable<Type>>();
  type OfClass = JSX.LibraryManagedAttributes<ComponentClass, object>;
  typeOf<Elements['i']['onMouseEnter']>().toEqualTypeOf<Cut<'onMouseEnter', 'onMouseEnter', 'events'>>();
  typeOf<Elements['i']['onKeyUpCapture']>().toEqualTypeOf<Cut<'onKeyUpCapture', 'onKeyUp', 'events'>>();
  typeOf<Elements['input']['value']>().toEqualTypeOf<Cut<'value of <input>', 'onChange', 'events'>>();
  typeOf<Elements['path']['strokeWidth']>().toEqualTypeOf<Cut<'strokeWidth', 'strokeWidth', 'attributes'>>();
  typeOf<Elements['link']>().toEqualTypeOf<Cut<'<link>', 'elements of the page', 'features'>>();
  typeOf<OfClass>().toEqualTypeOf<Cut<'class components', 'class components', 'features'>>();
  typeOf<string extends JSX.ElementType ? true : false>().toEqualTypeOf<false>();

  typeOf<Elements['i']['onClickCapture']>().toEqualTypeOf<MouseEventHandler<HTMLElement>>();
  typeOf<Elements['label']['htmlFor']>().toEqualTypeOf<string>();
  typeOf<() => null>().toExtend<JSX.ElementType>();
});

const add = (name: string, list: string) => `add '${name}' to \`${list}\` in src/shared/ui/react/needs.ts`;
const bundle = (contents: string, options: BuildOptions) =>
  build({ stdin: { contents, resolveDir: '.' }, bundle: true, write: false, logLevel: 'silent', ...options });

test.each([
  ["export { useState } from './src/shared'", add('useState', 'hooks')],
  ["export { useState } from './src/shared'", 'State is in signals'],
  ["export { useTransition } from './src/shared'", add('transitions', 'features')],
  [
    "export { nothing } from './src/shared'",
    'No matching export in "shared:src/shared/index.ts" for import "nothing"',
  ],
  [
    "export { useState } from 'react'",
    "A widget imports only its own files, src/facts and '../../src/shared', not react",
  ],
  ["export { signal } from '@preact/signals-react'", 'src/shared/index.ts exports what widgets share'],
])('the build of a widget refuses: %s', async (contents, sentence) => {
  await expect(bundle(contents, { plugins: [importFromShared(['signal'])] })).rejects.toThrow(sentence);
});

test.each([
  ["import { createPortal } from 'react-dom'; createPortal()", add('portals', 'features')],
  ["import * as React from 'react'; React.useState()", add('useState', 'hooks')],
])('the build of src/ refuses: %s', async (contents, sentence) => {
  const logOverride = { 'import-is-undefined': 'error' } as const;
  await expect(bundle(contents, { logOverride, plugins: [trimmedReact()] })).rejects.toThrow(sentence);
});

test('the build refuses a hook that is cut and that src/shared/index.ts exports', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cut-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'src'));
  const index = join(folder, 'src', 'index.ts');
  writeFileSync(index, "export { type ReactNode, useEffect, useState } from 'react';");
  const building = bundle(`export * from '${index}'`, { plugins: [trimmedReact()] });
  await expect(building).rejects.toThrow(add('useState', 'hooks'));
});

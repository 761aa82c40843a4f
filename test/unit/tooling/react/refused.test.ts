// @vitest-environment node
import { Component, memo, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { describe, expect, test } from 'vitest';
import * as index from '../../../../src';
import { keptReact } from '../../../../src/tooling/react/plugin';
import { attempt, bundle } from './attempt';

const door_ = "from '../../src';";
const trial = (markup: string, before = '') => `${before}\nexport const Trial = () => ${markup};`;
const add = (name: string, list: string) => `add '${name}' to \`${list}\` in src/tooling/react/needs.ts`;

describe('the kept parts work in all editions', () => {
  test.each([
    [
      'style',
      trial('<i style={{ color: "red", lineHeight: 2 }} />'),
      '<i style="color: red; line-height: 2;"></i>',
    ],
    ['a text area', trial('<textarea defaultValue="x" />'), '<textarea>x</textarea>'],
    [
      'a text area by a variable',
      trial('<Tag defaultValue="x" />', "const Tag = 'textarea';"),
      '<textarea>x</textarea>',
    ],
    ['a custom element', trial('<x-own name="a" />'), '<x-own name="a"></x-own>'],
    [
      'a namespaced attribute',
      trial('<svg><use xlinkHref="#a" /></svg>'),
      '<svg><use xlink:href="#a"></use></svg>',
    ],
    ['useMemo', trial('useMemo(() => "x", [])', `import { useMemo } ${door_}`), 'x'],
  ])('%s', async (_, source, html) => {
    for (const edition of ['shipped', 'strict', 'development'] as const)
      expect(await attempt(source, edition)).toBe(html);
  });
});

describe('a cut part throws during the render', () => {
  test.each([
    ['onMouseEnter', trial('<i onMouseEnter={() => {}} />'), add('onMouseEnter', 'events')],
    ['onMouseEnter in a spread', trial('<i {...{ onMouseEnter() {} }} />'), add('onMouseEnter', 'events')],
    ['onChange', trial('<input onChange={() => {}} />'), add('onChange', 'events')],
    ['a controlled field', trial('<input value="a" />'), add('onChange', 'events')],
    ['a controlled box', trial('<input type="checkbox" checked />'), add('onChange', 'events')],
    ['onKeyDownCapture', trial('<i onKeyDownCapture={() => {}} />'), add('onKeyDown', 'events')],
    ['a renamed attribute', trial('<path strokeWidth="1" />'), add('strokeWidth', 'attributes')],
    [
      'a link',
      trial('<link rel="stylesheet" href="x" precedence="a" />'),
      add('elements of the page', 'features'),
    ],
    [
      'a class',
      trial('<Old />', 'function Old() {} Old.prototype.isReactComponent = {};'),
      add('class components', 'features'),
    ],
  ])('%s', async (_, source, sentence) => {
    for (const edition of ['strict', 'development'] as const)
      expect(await attempt(source, edition)).toContain(sentence);
  });
});

describe('a cut part cannot be imported', () => {
  test.each([
    ['a hook', trial('useTransition()', `import { useTransition } ${door_}`), add('transitions', 'features')],
    [
      'another hook',
      trial('useInsertionEffect()', `import { useInsertionEffect } ${door_}`),
      add('useInsertionEffect', 'hooks'),
    ],
    ['useState', trial('useState()', `import { useState } ${door_}`), add('useState', 'hooks')],
    ['memo', trial('memo()', `import { memo } ${door_}`), add('memo', 'features')],
    [
      'a portal',
      trial('createPortal()', "import { createPortal } from 'react-dom';"),
      add('portals', 'features'),
    ],
    [
      'React itself',
      trial('useState()', "import { useState } from 'react';"),
      'src/index.ts exports what widgets share',
    ],
    [
      'signals',
      trial('signal()', "import { signal } from '@preact/signals-react';"),
      "A widget imports only its own files and '../../src'",
    ],
    [
      'an unknown name',
      trial('nothing()', `import { nothing } ${door_}`),
      'src/index.ts exports no nothing.',
    ],
  ])('%s', async (_, source, sentence) => {
    expect(await attempt(source, 'shipped')).toContain(sentence);
  });

  test('by the shared code', async () => {
    const source = "import { createPortal } from 'react-dom'; console.log(createPortal);";
    await expect(bundle(source, '', [keptReact('shipped')], 'shipped')).rejects.toThrow(
      add('portals', 'features'),
    );
  });
});

const door = index as unknown as Record<'useState' | 'createPortal', () => void>;

// The unit tests do not run the build, so nothing checks their imports.
describe('a cut part that is imported in the unit tests throws when it is used', () => {
  test.each([
    ['a hook', () => useState(0), add('useState', 'hooks')],
    ['a function', () => memo(() => null), add('memo', 'features')],
    ['a portal', () => createPortal(null, {} as Element), add('portals', 'features')],
    ['a class', () => class extends Component {}, add('class components', 'features')],
    ['a hook from src/index.ts', () => door.useState(), add('useState', 'hooks')],
    ['a portal from src/index.ts', () => door.createPortal(), add('portals', 'features')],
    ['a component', () => (Suspense as unknown as () => void)(), add('Suspense', 'features')],
  ])('%s', (_, use, sentence) => {
    expect(use).toThrow(sentence);
  });
});

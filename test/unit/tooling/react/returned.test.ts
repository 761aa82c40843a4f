import type * as ReactNames from 'react';
import type * as DomNames from 'react-dom';
import { expect, test } from 'vitest';
import { allFeatures, type Feature } from '../../../../src/tooling/react/features';
import * as needs from '../../../../src/tooling/react/needs';
import { keptReact } from '../../../../src/tooling/react/plugin';
import { loadReact } from './react';

test('features that are added to the list work: state, contexts, portals, error boundaries, memo, Suspense, onMouseEnter, controlled fields', async () => {
  const wanted = {
    ...needs,
    features: Object.keys(allFeatures) as Feature[],
    hooks: [...needs.hooks, 'useContext', 'useReducer', 'useState'],
    events: [...needs.events, 'onChange', 'onMouseEnter'],
  };
  const more =
    "export { Component, createContext, lazy, memo, Suspense, useContext, useReducer, useState } from 'react'; export { createPortal } from 'react-dom';";
  const React = (await loadReact([keptReact('shipped', wanted)], 'production', more)) as Awaited<
    ReturnType<typeof loadReact>
  > &
    typeof ReactNames &
    typeof DomNames;
  const { jsx } = React;
  class Catch extends React.Component<{ children: ReactNames.ReactNode }> {
    static getDerivedStateFromError = () => ({ failed: true });
    override state = { failed: false };
    override render = () => (this.state.failed ? 'caught' : this.props.children);
  }
  const State = () => {
    const [now, set] = React.useState(1);
    const [seen, add] = React.useReducer((all: string, one: number) => all + one, '');
    if (now < 3) {
      set(now + 1);
      add(now);
    }
    return jsx('b', { onMouseEnter: () => set(9), children: `${now} ${seen}` });
  };
  const Broken = () => {
    throw new Error('broken');
  };
  let entered = 0;
  let changed = 0;
  const Lazy = React.lazy(() => new Promise<never>(() => {}));
  const Color = React.createContext('none');
  const Reader = () => React.useContext(Color);
  const Memo = React.memo(() => jsx('u', { onMouseEnter: () => entered++ }));
  const place = document.createElement('div');
  const other = document.createElement('div');
  document.body.append(place);
  const root = React.createRoot(place, { onCaughtError() {} });
  React.flushSync(() =>
    root.render([
      jsx(Catch, { children: jsx(Broken, {}) }, 'a'),
      jsx(React.Suspense, { fallback: 'waits', children: jsx(Lazy, {}) }, 'b'),
      jsx(Memo, {}, 'c'),
      jsx(State, {}, 's'),
      React.createPortal('there', other, 'd'),
      jsx(Color.Provider, { value: 'red', children: jsx(Reader, {}) }, 'f'),
      jsx('input', { value: 'fixed', onChange: () => changed++ }, 'e'),
    ]),
  );
  expect([place.innerHTML, other.innerHTML]).toEqual([
    'caughtwaits<u></u><b>3 12</b>red<input value="fixed">',
    'there',
  ]);
  place.querySelector('u')?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  const input = place.querySelector('input') as HTMLInputElement;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'typed');
  input.dispatchEvent(new Event('input', { bubbles: true }));
  expect([entered, changed, input.value]).toEqual([1, 1, 'fixed']);
  React.flushSync(() => root.unmount());
  place.remove();
});

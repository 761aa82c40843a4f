import type * as ReactNames from 'react';
import type * as JsxNames from 'react/jsx-runtime';
import type * as DomNames from 'react-dom';
import type * as ClientNames from 'react-dom/client';

export type React = typeof ReactNames & typeof DomNames & typeof ClientNames & typeof JsxNames;

export interface Props {
  name: string;
  children?: ReactNames.ReactNode;
}

/** A value outside React that components read. */
export function createStore() {
  const listeners = new Set<() => void>();
  let stored = 'a';
  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => stored,
    write(value: string) {
      stored = value;
      for (const listener of listeners) listener();
    },
  };
}

/** Components that use all kept parts of React. They record the calls of their functions. */
export function createComponents(
  React: React,
  store: ReturnType<typeof createStore>,
  records: string[],
): Record<string, ReactNames.FunctionComponent<Props>> {
  const fail = (name: string) => {
    throw new Error(name);
  };

  function Component({ name, children }: Props) {
    const id = React.useId();
    const first = React.useRef(name);
    const twice = React.useMemo(() => name + name, [name]);
    const record = React.useMemo(() => (what: string) => records.push(`${what} ${name}`), [name]);
    React.useLayoutEffect(() => {
      record('layout');
      return () => void record('layout removed');
    }, [record]);
    React.useEffect(() => {
      record('effect');
      return () => void record('effect removed');
    }, [record]);
    return [`${id}${first.current}${twice}`, children];
  }

  return {
    component: Component,
    store: ({ children }) => [React.useSyncExternalStore(store.subscribe, store.read), children],
    fails: ({ name }) => fail(name),
    failsLater({ name, children }) {
      React.useLayoutEffect(() => (name === 'a' ? fail(name) : () => fail(`${name} removed`)));
      React.useEffect(() => {
        if (name === 'b') fail(name);
      });
      return children;
    },
    waits() {
      throw new Promise(() => {});
    },
  };
}

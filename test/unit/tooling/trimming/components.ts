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
    subscribe: (listener: () => void) => listeners.add(listener) && (() => listeners.delete(listener)),
    read: () => stored,
    write(value: string) {
      stored = value;
      for (const listener of listeners) listener();
    },
  };
}

type Components = Record<string, ReactNames.FunctionComponent<Props>>;

/** Components that use all kept parts of React. They record the calls of their functions. */
export function createComponents(
  React: React,
  store: ReturnType<typeof createStore>,
  record: (what: string) => void,
): Components {
  const fail = (name: string) => {
    throw new Error(name);
  };
  return {
    component({ name, children }) {
      const id = React.useId();
      const first = React.useRef(name);
      const twice = React.useMemo(() => name + name, [name]);
      React.useLayoutEffect(() => {
        record(`layout ${name}`);
        return () => record(`layout removed ${name}`);
      }, [name]);
      React.useEffect(() => {
        record(`effect ${name}`);
        return () => record(`effect removed ${name}`);
      }, [name]);
      return [`${id}${first.current}${twice}`, children];
    },
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

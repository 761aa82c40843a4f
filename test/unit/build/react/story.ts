import type * as ReactNames from 'react';
import type * as DomNames from 'react-dom';
import type * as ClientNames from 'react-dom/client';

export type React = typeof ReactNames & typeof DomNames & typeof ClientNames;

/** A piece of a page; what stands for a component tells what happens to it. */
export type Tree =
  | string
  | null
  | Tree[]
  | { kind: string; key: string | null; name: string; children: Tree[] };

export type Step =
  | { do: 'render'; tree: Tree }
  | { do: 'store'; value: string }
  | { do: 'type'; value: string }
  | { do: 'click' | 'submit' | 'error' | 'foreign' | 'moved'; at: number };

interface Props {
  name: string;
  children?: ReactNames.ReactNode;
}

/** What becomes of a page step by step, and all that its components and its listeners are told. */
export function story(React: React, steps: Step[]): string[] {
  const told: string[] = [];
  const listeners = new Set<() => void>();
  let stored = 'a';
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

  function Component({ name, children }: Props) {
    const id = React.useId();
    const first = React.useRef(name);
    const twice = React.useMemo(() => name + name, [name]);
    React.useLayoutEffect(() => {
      told.push(`layout ${name}`);
      return () => void told.push(`layout gone ${name}`);
    }, [name]);
    React.useEffect(() => {
      told.push(`effect ${name}`);
      return () => void told.push(`effect gone ${name}`);
    }, [name]);
    return [`${id}${first.current}${twice}`, children];
  }
  function Store({ children }: Props) {
    const value = React.useSyncExternalStore(subscribe, () => stored);
    return [value, children];
  }
  const fail = (name: string) => {
    throw new Error(name);
  };
  const own: Record<string, ReactNames.FunctionComponent<Props>> = {
    component: Component,
    store: Store,
    fails: ({ name }) => fail(name),
    failsLater({ name, children }) {
      React.useLayoutEffect(() => (name === 'a' ? fail(name) : () => fail(`${name} gone`)));
      React.useEffect(() => {
        if (name === 'b') fail(name);
      });
      return children;
    },
    waits() {
      throw new Promise(() => {});
    },
  };

  const draw = (part: Tree): ReactNames.ReactNode => {
    if (Array.isArray(part)) return part.map(draw);
    if (typeof part !== 'object' || !part) return part;
    const { kind, name, key } = part;
    if (kind === 'object') return { [name]: name } as never;
    const children = ['input', 'img', 'path'].includes(kind) ? undefined : part.children.map(draw);
    const attributes = {
      className: name,
      title: name,
      hidden: name === 'a',
      tabIndex: name === 'b' ? 0 : undefined,
      'aria-label': name,
      'data-name': name,
      onClick() {
        told.push(`click ${kind} ${name}`);
        if (name === 'c') store('c');
        if (kind === 'label') root.unmount();
      },
      onSubmit: () => void told.push(`submit ${name}`),
      onError: () => void told.push(`error ${name}`),
      onChange: () => void told.push(`change ${name}`),
      onFocus: () => void told.push(`focus ${name}`),
      ref: (element: Element | null) => void told.push(`ref ${element?.localName} ${name}`),
      ...(['input', 'option', 'select'].includes(kind) && { value: name }),
      ...(kind === 'svg' && { viewBox: '0 0 1 1' }),
      ...(kind === 'label' && { htmlFor: name }),
      ...(kind === 'a' && { href: `/${name}` }),
      ...(kind === 'button' && { disabled: name === 'c' }),
    };
    const props = kind === 'fragment' ? { children } : { ...(own[kind] ? { name } : attributes), children };
    // The JSX runtime's own function, which takes the key for itself.
    return (React.createElement as never as typeof import('react/jsx-runtime').jsx)(
      (kind === 'fragment' ? React.Fragment : (own[kind] ?? kind)) as 'div',
      props,
      key ?? undefined,
    );
  };

  const slot = document.body.appendChild(document.createElement('div'));
  const root = React.createRoot(slot, { onUncaughtError: (error) => told.push(String(error)) });
  const all = () => [...slot.querySelectorAll('*')];
  const store = (value: string) =>
    React.flushSync(() => {
      stored = value;
      for (const listener of listeners) listener();
    });
  const take = (step: Step | { do: 'unmount' }) => {
    if (step.do === 'unmount') return root.unmount();
    if (step.do === 'render') return React.flushSync(() => root.render(draw(step.tree)));
    if (step.do === 'store') return store(step.value);
    if (step.do === 'type') return type(slot.querySelector('input'), step.value);
    const element = all()[step.at];
    if (step.do === 'moved') return element?.append(document.createTextNode('page'));
    const target = step.do === 'foreign' ? element?.appendChild(document.createElement('i')) : element;
    const event = step.do === 'foreign' ? 'click' : step.do;
    target?.dispatchEvent(new Event(event, { bubbles: event !== 'error' }));
  };

  const log = [];
  for (const step of [...steps, { do: 'unmount' as const }]) {
    try {
      take(step);
    } catch (error) {
      told.push(`thrown ${error}`);
    }
    const values = all().map((element) => (element as HTMLInputElement).value);
    log.push(...told.splice(0), `after ${step.do}: ${slot.innerHTML} ${values}`);
  }
  slot.remove();
  return log;
}

/** As a person does, past React's own watch over the property. */
function type(field: Element | null, text: string): void {
  if (!(field instanceof HTMLInputElement)) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, `${text}!`);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

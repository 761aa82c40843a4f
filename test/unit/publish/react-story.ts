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
  | { do: 'store' | 'type'; value: string }
  | { do: 'click'; at: number };

/** What becomes of a page step by step, and all that its components and its listeners are told. */
export function story(React: React, steps: Step[]): string[] {
  const told: string[] = [];
  const listeners = new Set<() => void>();
  let stored = 'a';
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

  function Component({ name, children }: { name: string; children: ReactNames.ReactNode }) {
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
  function Store({ children }: { children: ReactNames.ReactNode }) {
    const value = React.useSyncExternalStore(subscribe, () => stored);
    return [value, children];
  }
  function Thrower({ name }: { name: string }): never {
    throw new Error(name);
  }
  const own = { fragment: React.Fragment, component: Component, store: Store, thrower: Thrower };

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
      onClick: () => void told.push(`click ${kind} ${name}`),
      onChange: () => void told.push(`change ${name}`),
      onFocus: () => void told.push(`focus ${name}`),
      ref: (element: Element | null) => void told.push(`ref ${element?.localName} ${name}`),
      ...(['input', 'option'].includes(kind) && { value: name }),
      ...(kind === 'svg' && { viewBox: '0 0 1 1' }),
      ...(kind === 'a' && { href: `/${name}` }),
      ...(kind === 'button' && { disabled: name === 'c' }),
    };
    const props = kind === 'fragment' ? { children } : { ...(kind in own ? { name } : attributes), children };
    // The JSX runtime's own function, which takes the key for itself.
    return (React.createElement as never as typeof import('react/jsx-runtime').jsx)(
      own[kind as keyof typeof own] ?? kind,
      props,
      key ?? undefined,
    );
  };

  const slot = document.body.appendChild(document.createElement('div'));
  const root = React.createRoot(slot, { onUncaughtError: (error) => told.push(String(error)) });
  const all = () => [...slot.querySelectorAll('*')];
  const log = [];
  for (const each of [...steps, { do: 'unmount' as const }]) {
    if (each.do === 'render') React.flushSync(() => root.render(draw(each.tree)));
    if (each.do === 'store')
      React.flushSync(() => {
        stored = each.value;
        for (const listener of listeners) listener();
      });
    if (each.do === 'click') all()[each.at]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    if (each.do === 'type') {
      const field = slot.querySelector('input');
      if (field instanceof HTMLInputElement) {
        // Past React's own watch over the property, as a person types.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
          field,
          `${each.value}!`,
        );
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
    }
    if (each.do === 'unmount') root.unmount();
    log.push(
      ...told.splice(0),
      `${each.do}: ${slot.innerHTML} ${all().map((element) => (element as HTMLInputElement).value)}`,
    );
  }
  slot.remove();
  return log;
}

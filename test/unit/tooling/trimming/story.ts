import type * as ReactNames from 'react';
import type * as JsxNames from 'react/jsx-runtime';
import type * as DomNames from 'react-dom';
import type * as ClientNames from 'react-dom/client';

export type React = typeof ReactNames & typeof DomNames & typeof ClientNames & typeof JsxNames;
type Props = { name: string; children?: ReactNames.ReactNode };

const tags = 'div ul li span a svg path use input textarea select option form button img x-own label'.split(
  ' ',
);
const empty = ['input', 'img', 'path', 'textarea', 'use'];
const fields = ['input', 'select', 'textarea'];
const eventsOfKeysAndMouse = 'keydown keypress keyup selectionchange mousedown mouseover mouseup'.split(' ');

/**
 * Uses all parts of React that stay. Returns the page's HTML after each step, and all calls of its components and listeners.
 */
export function story(React: React): string[] {
  const log: string[] = [];
  const record = (what: string) => void log.push(what);
  const place = document.body.appendChild(document.createElement('div'));
  const slot = place.appendChild(document.createElement('div'));

  const listeners = new Set<() => void>();
  let stored = 'a';
  const subscribe = (listener: () => void) => listeners.add(listener) && (() => listeners.delete(listener));
  const write = (value: string) => {
    stored = value;
    for (const listener of listeners) listener();
  };

  function Component({ name, children }: Props) {
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
    const text = React.useSyncExternalStore(subscribe, () => stored);
    return [`${id}${first.current}${twice}${text}`, children];
  }
  /** Throws when the name says so. */
  function Fails({ name }: Props) {
    const fail = (when: string) => {
      if (name === when) throw new Error(name);
    };
    fail('render');
    React.useLayoutEffect(() => fail('layout'));
    React.useLayoutEffect(() => () => fail('removal'));
    React.useEffect(() => fail('effect'));
    return name;
  }

  const element = (tag: string, name: string, children: ReactNames.ReactNode) =>
    React.jsx(
      tag as 'div',
      {
        className: name,
        title: name,
        hidden: name === 'a',
        tabIndex: name === 'b' ? 0 : undefined,
        'aria-label': name,
        'data-name': name,
        style: { '--name': name, lineHeight: 2, marginTop: name === 'a' ? 1 : undefined, color: 'red' },
        onClick() {
          record(`click ${tag} ${name}`);
          if (tag === 'label') root.unmount();
        },
        onClickCapture: () => record(`capture ${name}`),
        onError: () => record(`error ${name}`),
        onBlur: () => record(`blur ${name}`),
        ref: (node: Element | null) => record(`ref ${node?.localName} ${name}`),
        ...(fields.includes(tag) && { defaultValue: name }),
        ...(tag === 'option' && { value: name }),
        ...(tag === 'svg' && { viewBox: '0 0 1 1', xmlLang: name }),
        ...(tag === 'use' && { xlinkHref: `#${name}` }),
        ...(tag === 'label' && { htmlFor: name }),
        ...(tag === 'a' && { href: `/${name}` }),
        ...(tag === 'button' && { disabled: name === 'c' }),
        children: empty.includes(tag) ? undefined : children,
      } as object,
      tag,
    );

  const onError = (error: unknown, { componentStack = '' }: { componentStack?: string }) =>
    record(`${error}${componentStack.replace(/ \(.*/g, '')}`);
  const root = React.createRoot(slot, { onUncaughtError: onError, onCaughtError: onError });
  const step = (name: string, action: () => void) => {
    try {
      action();
      React.flushSync(() => {});
    } catch (error) {
      record(`thrown ${error}`);
    }
    const values = [...slot.querySelectorAll('*')].map((each) => (each as HTMLInputElement).value);
    record(`after ${name}: ${place.innerHTML} ${values}`);
  };
  const render = (tree: ReactNames.ReactNode) =>
    step('render', () => React.flushSync(() => root.render(tree)));
  const page = (name: string, children: ReactNames.ReactNode) => {
    const inner = [React.jsx(React.Fragment, { children: name }, 'fragment'), null, children];
    render(React.jsx(Component, { name, children: inner }, 'component'));
  };

  for (const name of ['a', 'b'])
    page(
      name,
      tags.map((tag) => element(tag, name, ['text', name])),
    );
  for (const tag of tags.slice(0, -1)) {
    const node = slot.querySelector<HTMLElement>(tag);
    step('click', () => node?.dispatchEvent(new Event('click', { bubbles: true })));
    step('error', () => node?.dispatchEvent(new Event('error')));
    step('keys and mouse', () => {
      node?.focus();
      for (const type of eventsOfKeysAndMouse) node?.dispatchEvent(new Event(type, { bubbles: true }));
      node?.blur();
    });
    // Nodes of the page.
    if (tag !== 'textarea') step('foreign', () => node?.appendChild(document.createElement('i')).click());
  }
  step('type', () => {
    const field = slot.querySelector('input');
    // Without the setter that React overrides.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'typed');
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  step('store', () => write('c'));
  // In another order, without some, and with nested elements.
  page(
    'c',
    [...tags].reverse().map((tag) => element(tag, 'c', element('span', 'a', tag))),
  );
  page(
    'a',
    tags.slice(3, 9).map((tag) => element(tag, 'a', [element('b', 'b', tag), 'text'])),
  );
  page('b', 'text');
  for (const name of ['render', 'layout', 'effect', 'removal']) {
    render(element('div', 'a', React.jsx(Fails, { name })));
    page('a', 'after an error');
  }
  render({ name: 'no node' } as never);
  render(element('label', 'b', 'text'));
  step('click', () => slot.querySelector('label')?.click());
  page('a', 'after unmount');
  place.remove();
  return log;
}

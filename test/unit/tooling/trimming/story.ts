import type { ReactNode } from 'react';
import { createComponents, createStore, type React } from './components';

/** A part of a page. */
export type Tree =
  | string
  | null
  | Tree[]
  | { kind: string; key: string | null; name: string; children: Tree[] };

export interface Step {
  do: 'render' | 'store' | 'type' | 'click' | 'error' | 'foreign' | 'moved' | 'press';
  /** What to render. */
  tree: Tree;
  /** The number of the element. */
  at: number;
  /** For the store or a field. */
  value: string;
}

const empty = ['input', 'img', 'path', 'textarea', 'use'];
const fields = ['input', 'select', 'textarea'];

/** Renders a page step by step. Returns its HTML after each step, and all calls of its components and listeners. */
export function story(React: React, steps: Step[]): string[] {
  const records: string[] = [];
  const record = (what: string) => void records.push(what);
  const store = createStore();
  const place = document.body.appendChild(document.createElement('div'));
  const slot = place.appendChild(document.createElement('div'));
  const own = createComponents(React, store, record);

  const attributes = (kind: string, name: string) => ({
    className: name,
    title: name,
    hidden: name === 'a',
    tabIndex: name === 'b' ? 0 : undefined,
    'aria-label': name,
    'data-name': name,
    style: { '--name': name, lineHeight: 2, marginTop: name === 'a' ? 1 : undefined, color: 'red' },
    onClick() {
      record(`click ${kind} ${name}`);
      if (name === 'c') write(name);
      if (kind === 'label') root.unmount();
    },
    onClickCapture: () => record(`capture ${name}`),
    onError: () => record(`error ${name}`),
    onBlur: () => record(`blur ${name}`),
    ref: (element: Element | null) => record(`ref ${element?.localName} ${name}`),
    ...(fields.includes(kind) && { defaultValue: name }),
    ...(kind === 'option' && { value: name }),
    ...(kind === 'svg' && { viewBox: '0 0 1 1', xmlLang: name }),
    ...(kind === 'use' && { xlinkHref: `#${name}` }),
    ...(kind === 'label' && { htmlFor: name }),
    ...(kind === 'a' && { href: `/${name}` }),
    ...(kind === 'button' && { disabled: name === 'c' }),
  });
  const draw = (part: Tree): ReactNode => {
    if (Array.isArray(part)) return part.map(draw);
    if (typeof part !== 'object' || !part) return part;
    const { kind, name, key } = part;
    if (kind === 'object') return { [name]: name } as never;
    const children = empty.includes(kind) ? undefined : part.children.map(draw);
    const given = kind === 'fragment' ? {} : own[kind] ? { name } : attributes(kind, name);
    const type = kind === 'fragment' ? React.Fragment : (own[kind] ?? kind);
    return React.jsx(type as 'div', { ...given, children }, key ?? undefined);
  };

  const onError = (error: unknown, { componentStack = '' }: { componentStack?: string }) =>
    record(`${error}${componentStack.replace(/ \(.*/g, '')}`);
  const root = React.createRoot(slot, { onUncaughtError: onError, onCaughtError: onError });
  const all = () => [...slot.querySelectorAll<HTMLElement>('*')];
  const write = (value: string) => React.flushSync(() => store.write(value));
  const take = ({ do: act, tree, at, value }: Step) => {
    const element = all()[at];
    // A text area has its default value as content. After an input event the whole React writes it again, and the
    // trimmed React, which has no controlled fields, does not. So the page adds no nodes to it.
    const parent = element?.localName === 'textarea' ? undefined : element;
    if (act === 'render') React.flushSync(() => root.render(draw(tree)));
    else if (act === 'store') write(value);
    else if (act === 'type') type(slot.querySelector('input, textarea'), value);
    else if (act === 'press') press(element);
    else if (act === 'moved') parent?.append('page');
    else if (act === 'foreign') parent?.appendChild(document.createElement('i')).click();
    else element?.dispatchEvent(new Event(act, { bubbles: act === 'click' }));
  };

  const log: string[] = [];
  const run = (name: string, action: () => void) => {
    try {
      action();
      React.flushSync(() => {});
    } catch (error) {
      record(`thrown ${error}`);
    }
    const values = all().map((element) => (element as HTMLInputElement).value);
    log.push(...records.splice(0), `after ${name}: ${place.innerHTML} ${values}`);
  };
  for (const step of steps) run(step.do, () => take(step));
  run('unmount', () => root.unmount());
  place.remove();
  return log;
}

/** Changes the value like a person, without the setter that React overrides. */
function type(field: Element | null, text: string): void {
  if (!field) return;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, `${text}!`);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Events of keys, selection and mouse. The trimmed React knows only a few of them. */
function press(element: HTMLElement | undefined): void {
  element?.focus();
  for (const name of ['keydown', 'keypress', 'keyup', 'selectionchange', 'mousedown', 'mouseover', 'mouseup'])
    element?.dispatchEvent(new Event(name, { bubbles: true }));
  element?.blur();
}

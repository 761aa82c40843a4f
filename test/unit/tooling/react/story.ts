import type { ReactNode } from 'react';
import { createComponents, createStore, type React } from './components';

/** A part of a page. */
export type Tree =
  | string
  | null
  | Tree[]
  | { kind: string; key: string | null; name: string; children: Tree[] };

export type Step =
  | { do: 'render'; tree: Tree }
  | { do: 'store'; value: string }
  | { do: 'type'; value: string }
  | { do: 'click' | 'error' | 'foreign' | 'moved' | 'press'; at: number };

const empty = ['input', 'img', 'path', 'textarea', 'use'];
const fields = ['input', 'select', 'textarea'];

/** Renders a page step by step. Returns its HTML after each step, and all calls of its components and listeners. */
export function story(React: React, steps: Step[]): string[] {
  const records: string[] = [];
  const store = createStore();
  const own = createComponents(React, store, records);

  const attributes = (kind: string, name: string) => ({
    className: name,
    title: name,
    hidden: name === 'a',
    tabIndex: name === 'b' ? 0 : undefined,
    'aria-label': name,
    'data-name': name,
    style: { '--name': name, lineHeight: 2, marginTop: name === 'a' ? 1 : undefined, color: 'red' },
    onClick() {
      records.push(`click ${kind} ${name}`);
      if (name === 'c') write('c');
      if (kind === 'label') root.unmount();
    },
    onClickCapture: () => void records.push(`capture ${name}`),
    onError: () => void records.push(`error ${name}`),
    onBlur: () => void records.push(`blur ${name}`),
    ref: (element: Element | null) => void records.push(`ref ${element?.localName} ${name}`),
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

  const slot = document.body.appendChild(document.createElement('div'));
  const onUncaughtError = (error: unknown, { componentStack = '' }: { componentStack?: string }) =>
    records.push(`${error}${componentStack.replace(/ \(.*/g, '')}`);
  const root = React.createRoot(slot, { onUncaughtError });
  const all = () => [...slot.querySelectorAll<HTMLElement>('*')];
  const write = (value: string) => React.flushSync(() => store.write(value));
  const take = (step: Step | { do: 'unmount' }) => {
    if (step.do === 'unmount') return root.unmount();
    if (step.do === 'render') return React.flushSync(() => root.render(draw(step.tree)));
    if (step.do === 'store') return write(step.value);
    if (step.do === 'type') return type(slot.querySelector('input, textarea'), step.value);
    const element = all()[step.at];
    if (step.do === 'press') return press(element);
    if (step.do === 'moved') return parent(element)?.append(document.createTextNode('page'));
    const target =
      step.do === 'foreign' ? parent(element)?.appendChild(document.createElement('i')) : element;
    const event = step.do === 'foreign' ? 'click' : step.do;
    target?.dispatchEvent(new Event(event, { bubbles: event !== 'error' }));
  };

  const log = [];
  for (const step of [...steps, { do: 'unmount' as const }]) {
    try {
      take(step);
      React.flushSync(() => {});
    } catch (error) {
      records.push(`thrown ${error}`);
    }
    const values = all().map((element) => (element as HTMLInputElement).value);
    log.push(...records.splice(0), `after ${step.do}: ${slot.innerHTML} ${values}`);
  }
  slot.remove();
  return log;
}

/**
 * The element, if the page may add nodes to it. A text area has its default value as content. After an input event the
 * whole React writes it again, and the trimmed React, which has no controlled fields, does not.
 */
const parent = (element: Element | undefined) => (element?.localName === 'textarea' ? undefined : element);

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

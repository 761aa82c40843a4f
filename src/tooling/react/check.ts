import { cutMessage } from './kept.ts';
import { attributes, events } from './needs.ts';

type Props = Record<string, unknown>;
type Jsx = (type: unknown, props: Props, key?: string) => unknown;

const fields = /^(?:input|textarea|select)$/;
const withoutText = /^(?:button|submit|reset|hidden|checkbox|radio|image)$/;

/** Whether React would keep a field's state equal to a property. For that, React needs the event `onChange`. */
const isControlled = (element: string, name: string, { type }: Props) =>
  fields.test(element) && (name === 'checked' || (name === 'value' && !withoutText.test(String(type))));

function refuse(element: string, name: string, props: Props, renamed: string[]): void {
  if (/^on[A-Z]/.test(name)) {
    const event = name.replace(/Capture$/, '');
    if (!events.includes(event) && !events.includes(name)) throw Error(cutMessage(name, event, 'events'));
  }
  if (renamed.includes(name) && !attributes.includes(name))
    throw Error(cutMessage(`${name} of <${element}>`, name, 'attributes'));
  if (isControlled(element, name, props) && !events.includes('onChange'))
    throw Error(cutMessage(`${name} of <${element}>`, 'onChange', 'events'));
}

/** Wraps a function that creates elements. It throws for a property that the trimmed React would ignore. */
export const checked =
  (jsx: Jsx, renamed: string[]): Jsx =>
  (type, props, ...rest) => {
    if (typeof type === 'string') for (const name of Object.keys(props)) refuse(type, name, props, renamed);
    return jsx(type, props, ...rest);
  };

import type * as React from 'react';
import type { cutMessage } from './cut-message';
import type * as needs from './needs';
import type { renamed } from './renamed';

/**
 * The types of JSX. In tsconfig.json they replace those of react/jsx-runtime. A part that is cut from React has a message as its
 * type, so TypeScript refuses each use of it and shows the message.
 */

type Kept<List extends keyof typeof needs> = (typeof needs)[List][number];

/** The type, or the message if the name is not in the list. */
type Unless<List extends keyof typeof needs, Name extends string, Type, What extends string = Name> =
  Name extends Kept<List> ? Type : ReturnType<typeof cutMessage<What, Name, List>>;

type Words<Text extends string> = Text extends `${infer Word}${' ' | '\n'}${infer Rest}`
  ? Word | Words<Rest>
  : Text;

/** The property of an event without `Capture` at its end. */
type EventOf<Name extends string> = Name extends `${infer Event extends keyof React.DOMAttributes<0>}Capture`
  ? Event
  : Name;

/** Properties that React would keep equal to a value. It needs the event `onChange` for this. */
type Controlled<Tag> = Tag extends 'input' | 'select' | 'textarea' ? 'value' | 'checked' : never;

type Checked<Tag, Props> = {
  [Name in keyof Props]: Name extends `on${string}`
    ? Unless<'events', EventOf<Name>, Props[Name], Name>
    : Name extends Controlled<Tag>
      ? Unless<'events', 'onChange', Props[Name], `${Name} of <${Tag}>`>
      : Name extends Words<typeof renamed>
        ? Unless<'attributes', Name, Props[Name]>
        : Props[Name];
};

type OfPage = 'html' | 'head' | 'body' | 'link' | 'meta';

export { Fragment } from 'react';
export declare const jsx: (type: React.ElementType, props: unknown, key?: React.Key) => React.ReactElement;
export declare const jsxs: typeof jsx;

export declare namespace JSX {
  type ElementType = keyof IntrinsicElements | React.JSXElementConstructor<never>;
  type Element = React.JSX.Element;
  type ElementAttributesProperty = React.JSX.ElementAttributesProperty;
  type ElementChildrenAttribute = React.JSX.ElementChildrenAttribute;
  type IntrinsicAttributes = React.JSX.IntrinsicAttributes;
  type LibraryManagedAttributes<Type, Props> = Type extends abstract new (
    ...all: never
  ) => { render(): unknown }
    ? Unless<'features', 'class components', Props>
    : Props;
  type IntrinsicElements = {
    [Tag in keyof React.JSX.IntrinsicElements]: Tag extends OfPage
      ? Unless<'features', 'elements of the page', React.JSX.IntrinsicElements[Tag], `<${Tag}>`>
      : Checked<Tag, React.JSX.IntrinsicElements[Tag]>;
  };
}

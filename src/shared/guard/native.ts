type Globals = Record<string, unknown>;

/** The window of an empty frame, in which no script of the page has replaced anything. */
let clean: Globals | undefined;

/** How the browser's own objects look as text. `undefined`: this browser has no such global. */
const objects = ['JSON', 'Math', 'Navigator', 'Reflect', 'Undefined'].map((name) => `[object ${name}]`);

/** A regular expression here would cost half a millisecond, because it is compiled twice. */
const isNative = (value: unknown) =>
  typeof value === 'function'
    ? (() => {}).toString.call(value).includes('[native code]')
    : objects.includes({}.toString.call(value));

/**
 * Functions of `Object` over the properties of an object. An old replacement may walk with `for in`, and also find what a library has put on
 * `Object.prototype`.
 */
const overProperties = ['assign', 'entries', 'fromEntries', 'keys', 'values'];

/**
 * Returns the browser's own global with this name, even if the page has replaced it: `var URL = '/site/'`. Sites wrap some globals on purpose,
 * for example to measure calls. So an entry such as `Date.now` accepts what the page has, if its member `now` is a function.
 */
export function getNative(entry: string): unknown {
  const [name = '', member] = entry.split('.');
  const own = (window as unknown as Globals)[name];
  try {
    // `setTimeout` and `clearTimeout` come from the same window, because the same number may belong to two timers in two windows.
    const isUsable = member
      ? typeof (own as Globals)[member] === 'function' &&
        typeof window.setTimeout === typeof window.clearTimeout
      : isNative(own) &&
        (name !== 'Object' || overProperties.every((each) => isNative((own as Globals)[each])));
    if (isUsable) return own;
    // From the prototype, because an element of the page may have the name of a method. `{}.constructor` is `Object` itself.
    const { getPrototypeOf } = {}.constructor as ObjectConstructor;
    const { createElement, querySelector }: Document = getPrototypeOf(document);
    const frame = createElement.call(document, 'iframe') as HTMLIFrameElement;
    clean ??= querySelector.call(document, 'head')?.appendChild(frame).contentWindow as unknown as Globals;
    return clean[name];
  } catch {
    return own; // In a sandbox without `allow-same-origin` no frame can be read.
  }
}

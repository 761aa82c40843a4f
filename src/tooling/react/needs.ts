import type { Feature } from './features.ts';

/**
 * The only list of the parts of React that are kept. Everything else is cut from dist/shared.js, and is refused by
 * `npm run dev`, by the tests or by the build. To use more of React, add its name. Nothing else has to change.
 */

/** Event properties of elements; each includes its `Capture` form. */
export const events = ['onBlur', 'onClick', 'onError'];

export const hooks = ['useEffect', 'useId', 'useLayoutEffect', 'useMemo', 'useRef', 'useSyncExternalStore'];

/** Attributes with a name in React that differs from HTML or SVG. `className` is always kept. */
export const attributes = ['htmlFor'];

/** Features of features.ts. Components, elements, fragments, context, `style` and refs are always kept. */
export const features: Feature[] = [];

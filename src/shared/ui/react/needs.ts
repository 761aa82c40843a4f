/**
 * The only list of the parts of React that stay. All other parts are cut from dist/shared.js, and TypeScript or the build
 * refuses them. To use more of React, add its name. Nothing else has to change.
 */

/** Event properties of elements; each includes its `Capture` form. */
export const events = ['onBlur', 'onClick', 'onError'] as const;

export const hooks = [
  'useEffect',
  'useId',
  'useLayoutEffect',
  'useMemo',
  'useRef',
  'useSyncExternalStore',
] as const;

/** Attributes of renamed.ts. All other attributes always stay. */
export const attributes = ['htmlFor'] as const;

/** Features of src/tooling/trimming/react/features.ts. Components, elements, fragments, context, `style` and refs always stay. */
export const features = [] as const;

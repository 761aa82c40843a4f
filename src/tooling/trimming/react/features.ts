/** The parts of a React feature, in React's own names. */
interface Parts {
  /** The exports that a script imports to use it. */
  exports?: string;
  /** Kinds of fiber, by their number in react-dom. */
  kinds?: number[];
  /**
   * Functions of the feature in react-dom. They lose their body, so a bundler leaves out the functions that only they call. React still
   * calls some of them and gets `undefined`.
   */
  functions?: string;
  /** Other features that it needs. */
  needs?: string[];
}

const table = {
  hydration: {
    exports: 'hydrateRoot',
    kinds: [18],
    functions: `canHydrateInstance canHydrateTextInstance getNextHydratable mountHostRootWithoutHydrating
      prepareToHydrateHostInstance pushTreeId queueHydrationError queueIfContinuousEvent retryIfBlockedOn
      throwOnHydrationMismatch popHydrationState`,
    needs: ['Suspense'],
  },
  Suspense: {
    exports: 'Suspense lazy use cache Activity ViewTransition SuspenseList',
    kinds: [13, 16, 19, 22, 31],
    functions:
      'accumulateSuspenseyCommitOnFiber createFiberFromOffscreen trackUsedThenable waitForCommitToBeReady',
    needs: ['transitions'],
  },
  transitions: {
    exports: `startTransition useTransition useDeferredValue useActionState useFormState useFormStatus useOptimistic
      requestFormReset`,
    functions: `renderRootConcurrent isRenderConsistentWithExternalStores createFormDataWithSubmitter startHostTransition
      TransitionAwareHostComponent`,
  },
  'class components': {
    exports: 'Component PureComponent',
    kinds: [1, 17],
    functions: 'initializeClassErrorUpdate shouldConstruct',
  },
  portals: { exports: 'createPortal', kinds: [4], functions: 'createFiberFromPortal updatePortal' },
  memo: { exports: 'memo', kinds: [14, 15] },
  forwardRef: { exports: 'forwardRef', kinds: [11] },
  StrictMode: { exports: 'StrictMode', kinds: [8] },
  Profiler: { exports: 'Profiler', kinds: [12] },
  'context consumers': { kinds: [9] },
  preloading: { exports: 'prefetchDNS preconnect preload preloadModule preinit preinitModule' },
  // React moves <title>, <link> and <meta> to the page's head, and renders into the existing <html>, <head> and <body>.
  'elements of the page': { kinds: [26, 27], functions: 'clearContainerSparingly isHostHoistableType' },
  // What React asks browsers that are older than the supported ones.
  'old browsers': {},
  // No public function of React creates these.
  experiments: { kinds: [21, 23, 24, 25, 28] },
} satisfies Record<string, Parts>;

export type Feature = keyof typeof table;

/** Functions that only some events or hooks need. Without all of these, the functions return `undefined`. */
export const helperFunctions: Record<string, string> = {
  // `track` overrides the property `value` of each field, to compare values later.
  onChange: `createAndAccumulateChangeEvent getTargetInstForChangeEvent getTargetInstForClickEvent
    getTargetInstForInputEventPolyfill getTargetInstForInputOrChangeEvent handleEventsForInputEventPolyfill
    restoreStateOfTarget track`,
  'onMouseEnter onMouseLeave onPointerEnter onPointerLeave': 'accumulateEnterLeaveListenersForEvent',
  onBeforeInput: 'getFallbackBeforeInputChars getNativeBeforeInputChars',
  'onBeforeInput onCompositionEnd onCompositionStart onCompositionUpdate': 'isFallbackCompositionEnd',
  onSelect: 'constructSelectEvent',
  'use useReducer useState': 'renderWithHooksAgain',
};

export const allFeatures: Record<string, Parts> = table;

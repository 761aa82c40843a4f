/** The parts of a React feature, in React's own names. */
interface Parts {
  /** The exports that a script imports to use it. */
  exports?: string;
  /** Kinds of fiber, by their number in react-dom. */
  kinds?: number[];
  /** Entry functions of the feature in react-dom. Without their bodies a bundler leaves out the functions that only they call. */
  functions?: string;
  /** Functions that React calls even if no widget uses the feature. Without the feature they return `undefined`. */
  alwaysCalled?: string;
  /** Other features that it needs. */
  needs?: string[];
}

const table = {
  hydration: {
    exports: 'hydrateRoot',
    kinds: [18],
    functions: `canHydrateInstance canHydrateTextInstance getNextHydratable mountHostRootWithoutHydrating
      prepareToHydrateHostInstance pushTreeId queueHydrationError queueIfContinuousEvent retryIfBlockedOn
      throwOnHydrationMismatch`,
    alwaysCalled: 'popHydrationState',
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
    functions: 'initializeClassErrorUpdate',
  },
  portals: { exports: 'createPortal', kinds: [4], functions: 'createFiberFromPortal updatePortal' },
  memo: { exports: 'memo', kinds: [14, 15] },
  forwardRef: { exports: 'forwardRef', kinds: [11] },
  StrictMode: { exports: 'StrictMode', kinds: [8] },
  Profiler: { exports: 'Profiler', kinds: [12] },
  'context consumers': { kinds: [9] },
  preloading: { exports: 'prefetchDNS preconnect preload preloadModule preinit preinitModule' },
  // React moves <title>, <link> and <meta> to the page's head, and draws <html>, <head> and <body> in their place.
  'elements of the page': {
    kinds: [26, 27],
    functions: 'clearContainerSparingly',
    alwaysCalled: 'isHostHoistableType',
  },
  // No public function of React creates these.
  experiments: { kinds: [21, 23, 24, 25, 28] },
} satisfies Record<string, Parts>;

export type Feature = keyof typeof table;

const composition = ['onBeforeInput', 'onCompositionEnd', 'onCompositionStart', 'onCompositionUpdate'];

/** Functions that only these events and hooks need. Without them, the functions return `undefined`. */
export const helperFunctions: Record<string, string[]> = {
  accumulateEnterLeaveListenersForEvent: ['onMouseEnter', 'onMouseLeave', 'onPointerEnter', 'onPointerLeave'],
  constructSelectEvent: ['onSelect'],
  createAndAccumulateChangeEvent: ['onChange'],
  getTargetInstForChangeEvent: ['onChange'],
  getTargetInstForClickEvent: ['onChange'],
  getTargetInstForInputEventPolyfill: ['onChange'],
  getTargetInstForInputOrChangeEvent: ['onChange'],
  handleEventsForInputEventPolyfill: ['onChange'],
  restoreStateOfTarget: ['onChange'],
  renderWithHooksAgain: ['use', 'useReducer', 'useState'],
  // It overrides the property `value` of each field, to compare values later.
  track: ['onChange'],
  getFallbackBeforeInputChars: ['onBeforeInput'],
  getNativeBeforeInputChars: ['onBeforeInput'],
  isFallbackCompositionEnd: composition,
};

export const allFeatures: Record<string, Parts> = table;

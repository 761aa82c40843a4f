/** What widgets may listen to by React, beside `onChange`, `onFocus` and `onBlur`. */
export const events = ['click', 'error', 'submit'];

/** The hooks of the widgets and of their signals. */
export const hooks = ['useEffect', 'useId', 'useLayoutEffect', 'useMemo', 'useRef', 'useSyncExternalStore'];

/** The attributes in the house that React writes otherwise in HTML. */
export const renamed = ['htmlFor'];

/** The kinds of fiber in this house: components, roots, elements, texts, fragments, and an error among the children. */
export const kinds = [0, 3, 5, 6, 7, 29];

/**
 * What other pages need of React is reachable from the heart of react-dom, so that no bundler can leave it out. Each
 * function named here is where a feature begins that nothing in this house comes to (tests hold that wall): its body
 * goes, and with it whatever only it has called. The few that are called even so are asked whether there is any of it.
 */
const unneeded: Record<string, string> = {
  'hydration: the roots here are always created': `
    canHydrateInstance canHydrateTextInstance getNextHydratable mountHostRootWithoutHydrating popHydrationState
    prepareToHydrateHostInstance pushTreeId queueHydrationError queueIfContinuousEvent retryIfBlockedOn
    throwOnHydrationMismatch`,
  'Suspense, use() and class components': `
    accumulateSuspenseyCommitOnFiber createFiberFromOffscreen initializeClassErrorUpdate trackUsedThenable
    waitForCommitToBeReady`,
  'context and state: signals hold it here': `
    checkIfContextChanged propagateContextChanges readContextForConsumer renderWithHooksAgain`,
  'drawing in slices: each update here is drawn at once; the second has to say no, should the first be called': `
    renderRootConcurrent isRenderConsistentWithExternalStores`,
  'form actions and transitions': `
    createFormDataWithSubmitter startHostTransition TransitionAwareHostComponent`,
  'portals, a body as root, title, link, meta, style and script, textarea, custom elements': `
    clearContainerSparingly createFiberFromPortal initTextarea isHostHoistableType setPropOnCustomElement updatePortal
    updateTextarea`,
  'attributes of style and of XML': 'setValueForNamespacedAttribute setValueForStyles',
  'events that no widget listens to': `
    accumulateEnterLeaveListenersForEvent constructSelectEvent getFallbackBeforeInputChars getNativeBeforeInputChars
    isFallbackCompositionEnd`,
  'component stacks in errors, which name minified functions': 'getStackByFiberInDevAndProd',
};

export const unneededFunctions = Object.values(unneeded).flatMap((names) => names.trim().split(/\s+/));

/**
 * React draws every kind of page; these widgets need components of functions, hooks and events. What the other kinds
 * need is a fifth of react-dom, reachable from its heart, so that no bundler can leave it out. Each function named here
 * serves a feature that nothing in this house can reach (a test holds that wall), and is called, if at all, to be told
 * "no": its body goes.
 */
const unused: Record<string, string> = {
  'hydration: the roots here are always created': `
    ReactDOMHydrationRoot accumulateOrCreateContinuousQueuedReplayableEvent attemptContinuousHydration
    attemptExplicitHydrationTarget attemptReplayContinuousQueuedEvent canHydrateInstance canHydrateTextInstance
    commitSuspenseHydrationCallbacks getHydratableHoistableCache getNextHydratable mountHostRootWithoutHydrating
    popHydrationState prepareToHydrateHostInstance queueHydrationError queueIfContinuousEvent replayUnblockedEvents
    retryDehydratedSuspenseBoundary retryIfBlockedOn retrySuspenseComponentWithoutHydrating scheduleCallbackIfUnblocked
    scheduleReplayQueueIfNeeded throwOnHydrationMismatch`,
  'Suspense and use()': `
    cutOffTailIfNeeded findFirstSuspended trackUsedThenable updateSuspenseComponent updateSuspenseListComponent
    useThenable`,
  'class components': `
    applyDerivedStateFromProps callComponentWillReceiveProps checkShouldComponentUpdate initializeClassErrorUpdate
    updateClassComponent`,
  'memo(), forwardRef() and the compiler': `
    updateForwardRef updateMemoComponent updateSimpleMemoComponent useMemoCache`,
  'title, link, meta, style and script elements, and preloading': `
    acquireResource adoptPreloadPropsForScript adoptPreloadPropsForStylesheet getResource insertStylesheetIntoRoot
    isHostHoistableType mountHoistable preconnectAs preinitModuleScript preinitScript preinitStyle preload preloadModule
    preloadResourceAndSuspendIfNeeded preloadStylesheet suspendResource`,
  'form actions and transitions': `
    dispatchActionState ensureFormComponentIsStateful mountActionState rerenderActionState runActionStateAction
    startTransition updateActionStateImpl`,
  'custom elements and findDOMNode()': `
    findCurrentFiberUsingSlowPath setPropOnCustomElement`,
  'events that no widget listens to': `
    accumulateEnterLeaveListenersForEvent constructSelectEvent getFallbackBeforeInputChars getNativeBeforeInputChars
    isFallbackCompositionEnd`,
  'component stacks in errors, which name minified functions': `
    describeBuiltInComponentFrame describeFiber describeNativeComponentFrame getComponentNameFromType
    getStackByFiberInDevAndProd`,
};

export const unusedByFeature = Object.fromEntries(
  Object.entries(unused).map(([feature, names]) => [feature, names.trim().split(/\s+/)]),
);

/** What widgets may listen to by React, beside `onChange`, `onFocus` and `onBlur`. */
export const events = ['click', 'error', 'submit'];

const simple = /(simpleEventPluginEvents =\s+)"[^"]+"/;
const others = [
  /^registerSimpleEvent\((?!"focus)[^;]+;$/gm,
  /^registerDirectEvent\([^;]+;$/gm,
  /^registerTwoPhaseEvent\(\s*"on(?!Change)[^;]+;$/gm,
];

/** Each root would listen to some eighty events, twice, and each mount would pay for it. */
function trimEvents(source: string): string {
  if (![simple, ...others].every((pattern) => source.match(pattern)))
    throw new Error('react-dom registers its events in another way: look through react-trim.ts again');
  const few = source.replace(simple, (_, start) => `${start}"${events.join(' ')}"`);
  return others.reduce((rest, pattern) => rest.replace(pattern, ''), few);
}

/** react-dom's client without the events and the bodies of the functions that nothing here can need. */
export function trimReact(source: string): string {
  return Object.values(unusedByFeature)
    .flat()
    .reduce((rest, name) => {
      const whole = new RegExp(`^(function ${name}\\([^)]*\\) \\{)\\n.*?^\\}$`, 'ms');
      if (!whole.test(rest))
        throw new Error(`react-dom has no function ${name}: look through react-trim.ts again`);
      return rest.replace(whole, '$1}');
    }, trimEvents(source));
}

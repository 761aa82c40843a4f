/**
 * Names of React's own fields that nothing outside react-dom reads, for the minifier to shorten: a kilobyte of brotli.
 * A test keeps out what another module of the bundle, a widget, the DOM or the language knows by such a name.
 */
export const reactInternals = `
  alternate baseLanes child flags tag baseQueue baseState blockedOn cachePool callbackNode callbackPriority cancelPendingCommit
  childLanes deletions dehydrated eagerState elementType entangledLanes entanglements errorRecoveryDisabledLanes
  expirationTimes expiredLanes finishedLanes finishedWork firstBaseUpdate firstContext hasEagerState hiddenCallbacks
  hiddenUpdates isBackwards isDehydrated lanes lastBaseUpdate lastEffect lastRenderedReducer lastRenderedState memoCache
  memoizedProps memoizedState pendingContext pendingLanes pendingProps pingCache pingedLanes pooledCache pooledCacheLanes
  refCleanup renderingStartTime retryLane retryQueue return revertLane shellSuspendCounter sibling stateNode
  subtreeFlags suspendedLanes tailMode targetContainers timeoutHandle updateQueue warmLanes
  _internalRoot _pendingVisibility _retryCache _visibility`
  .trim()
  .split(/\s+/);

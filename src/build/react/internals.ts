/**
 * Names of React's own fields that nothing outside react-dom reads, for the minifier to shorten: a kilobyte of brotli.
 * A test keeps out what another module of the bundle, a widget, the DOM or the language knows by such a name.
 */
export const reactInternals = `
  alternate child flags tag baseQueue baseState callbackNode callbackPriority cancelPendingCommit
  childLanes deletions dehydrated elementType entangledLanes entanglements errorRecoveryDisabledLanes
  expirationTimes expiredLanes finishedLanes finishedWork firstBaseUpdate firstContext hiddenCallbacks
  hiddenUpdates isDehydrated lanes lastBaseUpdate lastEffect memoCache
  memoizedProps memoizedState pendingContext pendingLanes pendingProps pingCache pingedLanes pooledCache pooledCacheLanes
  refCleanup return shellSuspendCounter sibling stateNode
  subtreeFlags suspendedLanes timeoutHandle updateQueue warmLanes
  _internalRoot _visibility`
  .trim()
  .split(/\s+/);

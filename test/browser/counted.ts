// Functions for `addInitScript`: they count what the scripts of a page have started and not ended.

/** Counts the timers that are pending. */
export function countTimers() {
  const pending = new Set<unknown>();
  const { setTimeout, clearTimeout } = window;
  window.setTimeout = ((run: () => void, ...rest: never[]) => {
    const end = () => {
      pending.delete(id);
      run();
    };
    const id = setTimeout(end, ...rest);
    pending.add(id);
    return id;
  }) as never;
  window.clearTimeout = (id) => {
    pending.delete(id);
    clearTimeout(id);
  };
  Object.assign(window, { timers: () => pending.size });
}

/** Counts the observers of nodes that are on the page. The prototypes are changed, because the widgets take no replaced constructor. */
export function countObservers() {
  let observed: [observer: WeakRef<object>, target: WeakRef<Node>][] = [];
  for (const { prototype } of [MutationObserver, ResizeObserver, IntersectionObserver] as never[] as {
    prototype: Record<'observe' | 'unobserve' | 'disconnect', (...all: unknown[]) => void>;
  }[]) {
    const { observe, unobserve, disconnect } = prototype;
    prototype.observe = function (target, ...rest) {
      observed.push([new WeakRef(this), new WeakRef(target as Node)]);
      observe.call(this, target, ...rest);
    };
    if (unobserve)
      prototype.unobserve = function (target) {
        observed = observed.filter(
          ([observer, each]) => observer.deref() !== this || each.deref() !== target,
        );
        unobserve.call(this, target);
      };
    prototype.disconnect = function () {
      observed = observed.filter(([observer]) => observer.deref() !== this);
      disconnect.call(this);
    };
  }
  const count = () => observed.filter(([, target]) => target.deref()?.isConnected).length;
  Object.assign(window, { observers: count });
}

import { type Bundle, registry } from '../loader/registry';
import { install, thisBuild } from './placeholders';
import { expose } from './widgets';

/** Runs when shared.js has loaded. Installs the bundles that wait for it, and each bundle that comes later. */
export function acceptBundles(build: string, door: object): void {
  if (document.currentScript) registry.finished.add(document.currentScript);
  const waiting = registry.queues[build];
  if (waiting && !Array.isArray(waiting)) return;
  // A browser without cascade layers would show the widgets unstyled. The server's content is better, so it stays.
  if (!('CSSLayerBlockRule' in window)) return;
  const push = (bundle: Bundle) => bundle.start(door, (component) => install({ ...bundle, component }));
  registry.queues[build] = { push };
  registry.builds.push(thisBuild);
  expose();
  waiting?.forEach(push);
}

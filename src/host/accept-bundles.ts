import { install, own } from './placeholders';
import { type Bundle, registry } from './registry';
import { expose } from './widgets';

/** Runs when shared.js has loaded. Installs the bundles that wait for it, and then each one that comes later. */
export function acceptBundles(build: string, door: object): void {
  if (document.currentScript) registry.finished.add(document.currentScript);
  const waiting = registry.queues[build];
  if (waiting && !Array.isArray(waiting)) return;
  // A browser without cascade layers would show the widgets unstyled. The server's content is better, so it stays.
  // CSSContainerRule is newer than cascade layers, but it is the only one of the two that happy-dom has.
  if (!('CSSLayerBlockRule' in window || 'CSSContainerRule' in window)) return;
  const push = (bundle: Bundle) => bundle.start(door, (component) => install({ ...bundle, component }));
  registry.queues[build] = { push };
  registry.builds.push(own);
  expose();
  waiting?.forEach(push);
}

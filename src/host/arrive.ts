import { install, own } from './placeholders';
import { type Bundle, registry } from './registry';
import { expose } from './widgets';

/** The shared code is here: takes the bundles that wait for it, and those to come. */
export function arrive(build: string, door: object): void {
  if (document.currentScript) registry.finished.add(document.currentScript);
  const waiting = registry.queues[build];
  if (waiting && !Array.isArray(waiting)) return;
  // Without cascade layers there would be no styles at all: the server's content is better than that. The second name is
  // the younger one in browsers, and the only one where a site's own tests have no browser.
  if (!('CSSLayerBlockRule' in window || 'CSSContainerRule' in window)) return;
  const push = (bundle: Bundle) => bundle.start(door, (component) => install({ ...bundle, component }));
  registry.queues[build] = { push };
  registry.builds.push(own);
  expose();
  waiting?.forEach(push);
}

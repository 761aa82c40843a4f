import { queue, type Widget } from './queue';
import { findOwnAddress } from './script-tags';
import { loadShared } from './shared-script';

/** Passes a widget to the shared.js of its own build. Each widget's script has a copy of this folder, so it is short. */
export function handOver(widget: Widget): void {
  performance.mark?.(`ev-portal-widgets:${widget.name}`);
  if (queue.onWidget) queue.onWidget(widget);
  else if (queue.waiting.push(widget) === 1) loadShared(findOwnAddress(widget.name));
}

import { afterLoad } from '../host/after-load';
import { watchOtherTabs } from '../host/other-tabs';
import { buildId, queue } from '../loader/queue';
import { type Build, pageState } from './global/builds-on-page';
import { fetchAhead } from './global/fetch-ahead';
import { watchLostFiles } from './global/lost-files';
import { warnOfForgotten } from './global/report';
import { exposeWidgets } from './global/widgets-global';
import { install, isInstalled, mountIn, stateOf, unmountIn } from './placeholders';

const thisBuild: Build = { id: buildId, has: isInstalled, mount: mountIn, unmount: unmountIn, stateOf };

/** Runs when shared.js has loaded. Installs the widgets that wait for it, and each widget that comes later. */
export function joinPage(shared: object): void {
  // The page may have two tags of the same file.
  if (pageState.builds.some(({ id }) => id === buildId)) return;
  // A browser without cascade layers would show the widgets unstyled. The server's content is better, so it stays.
  if (!Object.hasOwn(window, 'CSSLayerBlockRule')) return;
  pageState.builds.push(thisBuild);
  // The first build does this for all.
  if (pageState.builds.length === 1) {
    exposeWidgets();
    // Later than the scripts that the page itself adds after it has loaded.
    afterLoad(() => setTimeout(warnOfForgotten, 5_000));
  }
  queue.onWidget = (widget) => {
    try {
      widget.start(shared, (component) => install(widget, component));
    } catch (error) {
      // The other widgets go on. The file has come, so it is not requested again.
      for (const placeholder of document.querySelectorAll(`[data-widget=${widget.name}]`))
        placeholder.setAttribute('data-widget-state', 'failed');
      reportError(error);
    }
  };
  queue.waiting.forEach(queue.onWidget);
  watchOtherTabs();
  fetchAhead();
  watchLostFiles();
}

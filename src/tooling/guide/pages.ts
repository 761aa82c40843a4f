import { readFileSync } from 'node:fs';
import { layout } from './layout';
import { livePage, liveScript, liveStates } from './live';
import { fileOf, render } from './render';
import { menuOf, readSources } from './sources';

const assets = ['guide.css', 'frame.css', 'guide.js', 'live.css', 'icon.svg'];

/** The guide as pages, by their path in it. Its folder `dist/` has those files of the build that its frames load. */
export function guidePages(): Record<string, string | Buffer> {
  const sources = readSources();
  const menu = menuOf(sources);
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const files: Record<string, string | Buffer> = {};
  for (const source of sources) {
    const rendered = render(source, sources);
    files[source.page] = layout(source, rendered, menu, version);
    for (const path of rendered.files) files[fileOf(path)] = readFileSync(path);
  }
  for (const name of Object.keys(liveStates)) files[`live/${name}.html`] = livePage(name);
  for (const name of assets)
    files[`assets/${name}`] = readFileSync(`src/tooling/guide/assets/${name}`, 'utf8');
  files['assets/live.js'] = liveScript(readFileSync('src/tooling/guide/assets/live.js', 'utf8'));
  return files;
}

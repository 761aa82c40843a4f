import { readdirSync, readFileSync } from 'node:fs';
import { FiltersEngine, Request } from '@ghostery/adblocker';
import { debianVersion, npmVersion } from '../ask.mjs';

const folder = '/usr/share/chromium/extensions/ublock-origin/assets';
/** The lists that uBlock Origin has switched on after its installation. */
const lists = [
  ...['badware.min', 'filters.min', 'privacy.min', 'quick-fixes.min', 'unbreak.min'].map(
    (name) => `ublock/${name}`,
  ),
  ...['easylist/easylist', 'easylist/easyprivacy', 'urlhaus-filter/urlhaus-filter-online'].map(
    (name) => `thirdparties/${name}`,
  ),
];
let engine;
const read = () =>
  (engine ??= FiltersEngine.parse(
    lists.map((name) => readFileSync(`${folder}/${name}.txt`, 'utf8')).join('\n'),
  ));

/** The rule that blocks a request, if one does. @param {string} address @param {string} type @param {string} sourceUrl */
function blocks(address, type, sourceUrl) {
  // The lists know real sites. `localhost` has a rule of its own in some.
  const url = address.replace(/^http:\/\/localhost:\d+/, 'https://portal.example');
  const { match, filter } = read().match(Request.fromRawDetails({ url, type, sourceUrl }));
  return match ? String(filter) : undefined;
}

const source = 'https://portal.example/uk/account/login';

export const adBlocker = {
  needs: ['chromium', 'blocker'],
  id: 'ad-blocker',
  name: 'uBlock Origin’s lists',
  version: () =>
    `${debianVersion('webext-ublock-origin-chromium')}, read by @ghostery/adblocker ${npmVersion('@ghostery/adblocker')}`,
  looksAt:
    'each request of the pages and each file of `dist/`; the elements of each page and each state, which a rule could hide',
  planted: { rule: '##.ad-banner-2', html: '<div class="ad-banner-2">A form</div>' },
  /** @param {import('../walk.mjs').Seen} seen */
  async look({ page, requests }) {
    const found = [];
    for (const { address, type } of requests) {
      const rule = blocks(address, type, source);
      if (rule) found.push({ rule, place: new URL(address).pathname });
    }
    const used = await page.evaluate(() => {
      const all = window.judged.roots().flatMap((root) => [root, ...root.querySelectorAll('*')]);
      return {
        classes: [...new Set(all.flatMap((each) => [...each.classList]))],
        ids: all.map(({ id }) => id).filter(Boolean),
        hrefs: all.map((each) => each.getAttribute('href')).filter(Boolean),
      };
    });
    const { styles } = read().getCosmeticsFilters({
      url: source,
      hostname: 'portal.example',
      domain: 'portal.example',
      ...used,
    });
    const selectors = [...styles.matchAll(/([^{}]+)\{/g)].flatMap(([, list]) => list.split(/,\s*\n/));
    return [
      ...found,
      ...(await page.evaluate(
        (selectors) =>
          selectors.flatMap((selector) => {
            const matches = (element) => {
              try {
                return element.matches(selector);
              } catch {
                // Some rules need the blocker's own language.
                return false;
              }
            };
            return window.judged
              .roots()
              .flatMap((root) => [...root.querySelectorAll('*')])
              .filter(matches)
              .map((element) => ({ rule: `##${selector.trim()}`, place: window.judged.placeOf(element) }));
          }),
        selectors,
      )),
    ];
  },
  async finish() {
    const files = readdirSync('dist').filter((name) => /\.(js|css)$/.test(name));
    return files.flatMap((name) => {
      const rule = blocks(
        `https://portal.example/widgets/${name}`,
        name.endsWith('.js') ? 'script' : 'stylesheet',
        source,
      );
      return rule ? [{ rule, place: `/widgets/${name}`, seen: 'dist' }] : [];
    });
  },
};

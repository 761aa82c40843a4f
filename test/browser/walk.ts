import { states } from '../site/states.mjs';
import type { useSite, Visited } from './visit';

type Site = ReturnType<typeof useSite>;

/** The ids of the states of these widgets in windows of a width, except those that wait for the time limit. */
export const idsOf = (names: string[], at = 0) =>
  states
    .filter(({ widget, slow, width }) => names.includes(widget) && !slow && (!width || width >= at))
    .map(({ id }) => id);

interface Visit {
  ids: string[];
  width: number;
  hasTouch?: boolean;
  lang?: string;
  /** A script that each page runs first. */
  script?: string;
}

/** Opens states one after another in one page. Returns their faults, each with the name of its state. */
export async function walk(
  site: Site,
  { ids, width, hasTouch, lang = 'uk', script = '' }: Visit,
  faultsOf: (page: Visited) => Promise<string[]>,
): Promise<string[]> {
  const viewport = { width, height: 900 };
  const page = await site.visitor({ viewport, hasTouch, reducedMotion: 'reduce' });
  await page.addInitScript(script);
  // Stored data of one state must not change the next state.
  await page.addInitScript(() => sessionStorage.clear());
  const found: string[] = [];
  for (const id of ids) {
    await page.setViewportSize(viewport);
    await page.goto(`${site.server.url}/states/${id}?lang=${lang}`);
    await page.waitForSelector('html[data-driven]');
    const driven = await page.getAttribute('html', 'data-driven');
    const faults = driven === 'done' ? await faultsOf(page) : [String(driven)];
    found.push(...faults.map((fault) => `${id}: ${fault}`));
  }
  return found;
}

import { states } from '../../src/tooling/states/states.mjs';
import type { useSite, Visited } from './visit';

type Site = ReturnType<typeof useSite>;

/** The ids of the states of these widgets in windows of a width, except those that wait for the time limit. */
export const idsOf = (names: string[], at = 0) =>
  states
    .filter(({ widget, slow, width }) => names.includes(widget) && !slow && (!width || width >= at))
    .map(({ id }) => id);

export interface Visit {
  ids: string[];
  width: number;
  hasTouch?: boolean;
  lang?: string;
  /** A script that each page runs first. */
  script?: string;
}

/** Shows states one after another. Returns their faults, each with the name of its state. */
export async function walk(
  site: Site,
  { ids, width, hasTouch, lang = 'uk', script = '' }: Visit,
  faultsOf: (page: Visited) => Promise<string[]>,
): Promise<string[]> {
  const viewport = { width, height: 900 };
  const page = await site.visitor({ viewport, hasTouch, reducedMotion: 'reduce' });
  await page.addInitScript(script);
  const found: string[] = [];
  let scripts: string[] | undefined;
  for (const state of states.filter(({ id }) => ids.includes(id))) {
    const address = `${site.server.url}/states/${state.id}?lang=${lang}`;
    await page.setViewportSize(viewport);
    // A script cannot be taken away from a document, so states share one only if they have the same scripts.
    if (String(state.scripts) !== String(scripts)) {
      await page.goto(address);
      await page.waitForSelector('html[data-driven]');
    }
    ({ scripts } = state);
    const driven = await page.evaluate(
      (address) => (window as never as { showState(address: string): Promise<string> }).showState(address),
      address,
    );
    const faults = driven === 'done' ? await faultsOf(page) : [driven];
    found.push(...faults.map((fault) => `${state.id}: ${fault}`));
  }
  return found;
}

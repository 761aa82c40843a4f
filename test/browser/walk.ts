import { states } from '../site/states.mjs';
import { widgets } from './document';
import type { useSite, Visited } from './visit';

type Site = ReturnType<typeof useSite>;

/** The widgets whose states no test of their own opens. Those of the login card are in login-card/states.test.ts. */
export const otherWidgets = widgets.filter((name) => name !== 'login-card');

/** The ids of the states of these widgets at a width, except those that wait for the time limit. */
export const idsOf = (names: string[], at = 0) =>
  states
    .filter(({ widget, slow, width }) => names.includes(widget) && !slow && (!width || width >= at))
    .map(({ id }) => id);

interface Visit {
  ids: string[];
  context?: Parameters<Site['visitor']>[0];
  lang?: string;
  /** A script that each page runs first. */
  script?: string;
}

/** Opens states one after another in one page. Returns their faults, each with the name of its state. */
export async function walk(
  site: Site,
  { ids, context, lang = 'uk', script = '' }: Visit,
  faultsOf: (page: Visited, id: string) => Promise<string[]>,
): Promise<string[]> {
  const page = await site.visitor(context);
  await page.addInitScript(script);
  // Stored data of one state must not change the next state.
  await page.addInitScript(() => sessionStorage.clear());
  const found: string[] = [];
  for (const id of ids) {
    await page.goto(`${site.server.url}/states/${id}?lang=${lang}`);
    await page.waitForSelector('html[data-driven]');
    const driven = await page.getAttribute('html', 'data-driven');
    const faults = driven === 'done' ? await faultsOf(page, id) : [String(driven)];
    found.push(...faults.map((fault) => `${id}: ${fault}`));
  }
  return found;
}

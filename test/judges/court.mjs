import { startSite } from '../site/server.mjs';
import { exceptions } from './exceptions.mjs';
import { ofPages, others } from './list.mjs';
import { lacks } from './programs.mjs';
import { compareTable, readVersions } from './table.mjs';
import { openPages } from './walk.mjs';

/** @typedef {import('./ask.mjs').Finding} Finding @typedef {import('./ask.mjs').Judge} Judge */

/** Each finding once, with the first place in which it was seen and how often. @param {Finding[]} found */
function once(found) {
  const all = new Map();
  for (const { rule, place, seen } of found) {
    const key = `${rule} at ${place}`;
    const known = all.get(key);
    if (known) known.times++;
    else all.set(key, { rule, place, seen, times: 1 });
  }
  return [...all.values()];
}

/** What is new, and which exceptions are not needed any more. @param {import('./ask.mjs').Judge} judge @param {(Finding & { times: number })[]} findings */
function compare({ id }, findings) {
  const own = exceptions.filter(({ judge }) => judge === id);
  const isSame = (one, other) => one.rule === other.rule && one.place === other.place;
  return [
    ...findings
      .filter((each) => !own.some((exception) => isSame(each, exception)))
      .map(({ rule, place, seen, times }) => `finds ${rule} at ${place}: ${times} times, first in ${seen}`),
    ...own
      .filter((exception) => !findings.some((each) => isSame(each, exception)))
      .map(({ rule, place }) => `no longer finds ${rule} at ${place}: remove the exception`),
  ];
}

/**
 * Shows each judge a fault that was made for it, and then the widgets.
 * @param {Judge[]} judges
 * @param {Map<Judge, string[]>} faults gets a line for each judge that does not find its fault, or that breaks
 * @returns {Promise<Map<Judge, Finding[]>>}
 */
async function findingsOf(judges, faults) {
  const site = await startSite();
  const found = new Map();

  /** @param {Judge} judge @param {() => Finding[] | Promise<Finding[]>} plant */
  async function prove(judge, plant) {
    const { rule, html } = judge.planted;
    const page = `<!doctype html><html lang="uk"><title>Fault</title><main><h1>Fault</h1><div data-widget="planted">${html}</div></main></html>`;
    site.answer('/planted', (_, response) => response.setHeader('Content-Type', 'text/html').end(page));
    const planted = await plant();
    if (!planted.some((each) => each.rule.startsWith(rule)))
      faults.get(judge)?.push(`does not find its planted fault, ${rule}: ${JSON.stringify(planted)}`);
  }

  const together = judges.filter((judge) => ofPages.includes(judge));
  if (together.length) {
    const pages = await openPages(site);
    for (const judge of together) await prove(judge, () => pages.plant(judge));
    for (const [judge, findings] of await pages.walk(together)) found.set(judge, findings);
    await pages.close();
  }
  for (const judge of judges.filter((judge) => others.includes(judge)))
    try {
      await prove(judge, () => judge.plant(site));
      found.set(judge, await judge.find(site));
    } catch (error) {
      faults.get(judge)?.push(error.stack);
    }
  await site.close();
  return found;
}

/** Asks the judges. Returns the exit code. @param {string[]} names all, if there are none @param {boolean} write */
export async function court(names, write) {
  const all = [...ofPages, ...others];
  const unknown = names.filter((name) => !all.some(({ id }) => id === name));
  if (unknown.length) {
    console.log(`There is no judge ${unknown}. There are: ${all.map(({ id }) => id).join(', ')}.`);
    return 1;
  }
  const asked = all.filter(({ id }) => !names.length || names.includes(id));
  const here = asked.filter((judge) => !lacks(judge).length);
  /** @type {Map<Judge, string[]>} */
  const faults = new Map(asked.map((judge) => [judge, []]));
  const found = await findingsOf(here, faults);

  const recorded = readVersions();
  const versions = new Map();
  for (const [judge, all] of found) {
    const version = judge.version();
    versions.set(judge.id, version);
    const lines = compare(judge, once(all));
    // The programs of Debian have other versions on other machines. What those find is no fault of a change.
    if (!write && recorded.has(judge.id) && recorded.get(judge.id) !== version)
      for (const line of lines)
        console.log(`warning: ${judge.id} ${version}, not ${recorded.get(judge.id)}, ${line}`);
    else faults.get(judge).push(...lines);
  }

  for (const [judge, told] of faults) {
    if (!here.includes(judge)) console.log(`- ${judge.id} ${lacks(judge).join(', ')}`);
    else if (!told.length)
      console.log(`✓ ${judge.id}, ${once(found.get(judge)).length} findings that are exceptions`);
    for (const line of told) console.log(`× ${judge.id} ${line}`);
  }
  const isStale = compareTable(all, versions, write);
  if (isStale) console.log('× JUDGES.md is not what the judges have said: npm run judges -- --write');
  const failed = [...faults.values()].filter(({ length }) => length).length;
  const stale = Number(isStale);
  console.log(
    `${here.length - failed} passed, ${failed + stale} failed, ${asked.length - here.length} skipped`,
  );
  return failed + stale ? 1 : 0;
}

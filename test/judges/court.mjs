import { startSite } from '../site/server.mjs';
import { isHere } from './ask.mjs';
import { exceptions } from './exceptions.mjs';
import { ofPages, others } from './list.mjs';
import { compareTable, readVersions } from './table.mjs';
import { openPages } from './walk.mjs';

/** @typedef {import('./ask.mjs').Finding} Finding */

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

/** Asks the judges. Returns the exit code. @param {string[]} names all, if there are none @param {boolean} write */
export async function court(names, write) {
  const all = [...ofPages, ...others];
  const unknown = names.filter((name) => !all.some(({ id }) => id === name));
  if (unknown.length) {
    console.log(`There is no judge ${unknown}. There are: ${all.map(({ id }) => id).join(', ')}.`);
    return 1;
  }
  const asked = all.filter(({ id }) => !names.length || names.includes(id));
  const here = asked.filter(isHere);
  const site = await startSite();
  /** What was found, by judge. @type {Map<object, Finding[]>} */
  const found = new Map();
  /** @type {Map<object, string[]>} */
  const faults = new Map(asked.map((judge) => [judge, []]));

  /** Whether a judge finds the fault that was made for it. */
  const prove = async (judge, planted) => {
    const named = planted.some(({ rule }) => rule.startsWith(judge.planted.rule));
    if (!named)
      faults
        .get(judge)
        .push(`does not find its planted fault, ${judge.planted.rule}: ${JSON.stringify(planted)}`);
  };

  const judgesOfPages = here.filter((judge) => ofPages.includes(judge));
  if (judgesOfPages.length) {
    const pages = await openPages(site);
    for (const judge of judgesOfPages) await prove(judge, await pages.plant(judge));
    for (const [judge, findings] of await pages.walk(judgesOfPages)) found.set(judge, findings);
    await pages.close();
  }
  for (const judge of here.filter((judge) => others.includes(judge))) {
    await prove(judge, await judge.plant(site));
    found.set(judge, await judge.find(site));
  }
  await site.close();

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
    if (!here.includes(judge)) console.log(`- ${judge.id}: not run, apt-get install ${judge.packages}`);
    else if (!told.length)
      console.log(`✓ ${judge.id}, ${once(found.get(judge)).length} findings that are exceptions`);
    for (const line of told) console.log(`× ${judge.id} ${line}`);
  }
  const isStale = compareTable(all, versions, write);
  if (isStale) console.log('× JUDGES.md is not what the judges have said: npm run judges -- --write');
  const failed = [...faults.values()].filter((told) => told.length).length + (isStale ? 1 : 0);
  console.log(
    `${here.length - failed + (isStale ? 1 : 0)} passed, ${failed} failed, ${asked.length - here.length} skipped`,
  );
  return failed ? 1 : 0;
}

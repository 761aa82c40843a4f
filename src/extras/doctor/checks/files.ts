import { type Fault, fault } from '../fault';
import { hashOf } from '../hash';
import { nameOf, type Page, type Tag, upgrades } from '../html/page';
import { fileName, type Product, sharedFor, versionIn } from '../product';
import { type Followed, isNoAnswer, Missed, type Visits, whyNot } from '../web/visits';
import { isSmall, wrongFile, wrongKeeping, wronglyNamed, wrongTag } from './file';

const compressed = { 'Accept-Encoding': 'br, gzip' };

/** A file that a page names and that may be ours. */
interface Candidate {
  name: string;
  tag: Tag;
  address: URL;
  page: Page;
  answer: Followed | Missed;
}

export interface Files {
  faults: Fault[];
  notChecked: string[];
  count: number;
  /** The versions of the scripts. */
  versions: string[];
  /** The addresses of files that have a name of ours and belong to the site. */
  foreign: ReadonlySet<string>;
}

const folderOf = ({ href }: URL) => href.replace(/[?#].*/, '').replace(/(\/translations)?\/[^/]*$/, '');

const bodyOf = ({ answer }: Pick<Candidate, 'answer'>) =>
  answer instanceof Missed ? '' : answer.body.toString('latin1');

const isOurs = (candidate: Candidate) => {
  const body = bodyOf(candidate);
  return (
    versionIn(body) !== undefined ||
    /^@layer ev-portal-widgets/.test(body) ||
    body.includes(',css:"@layer ev-portal-widgets')
  );
};

/** Requests a compressed file up to three times: IIS compresses a file at its second request in 10 s, a CDN after the first one. */
async function load(found: Omit<Candidate, 'answer'>, visits: Visits): Promise<Candidate> {
  let answer = await visits.follow(found.address, compressed, { everywhere: true });
  for (let time = 1; time < 3 && !(answer instanceof Missed); time++) {
    const isDone = answer.status !== 200 || answer.headers['content-encoding'] || isSmall(answer.body);
    if (isDone) break;
    answer = await visits.follow(found.address, compressed, { everywhere: true, again: true });
  }
  return { ...found, answer };
}

/** Loads each file of ours that the pages name, once. */
async function named(pages: readonly Page[], visits: Visits, product: Product): Promise<Candidate[]> {
  const found = new Map<string, Omit<Candidate, 'answer'>>();
  for (const page of pages)
    for (const tag of page.tags) {
      const name = tag.address && fileName(tag.address, product);
      if (name && tag.address && !found.has(tag.address.href))
        found.set(tag.address.href, { name, tag, address: tag.address, page });
    }
  return Promise.all([...found.values()].map((each) => load(each, visits)));
}

/** The shared.js that the widgets load from their folder, because their page has no tag of that build. */
async function loadedLater(all: readonly Candidate[], visits: Visits): Promise<Candidate[]> {
  const present = all.flatMap(({ answer }) => (answer instanceof Missed ? [] : hashOf(answer.body)));
  const found = new Map<string, Omit<Candidate, 'answer'>>();
  for (const { tag, address: from, page, ...candidate } of all) {
    const shared = sharedFor(bodyOf(candidate));
    const address = new URL(`shared.js?v=${shared?.hash}`, from);
    if (!shared || present.includes(shared.hash)) continue;
    const isForeign = from.origin !== (page.answer.path.at(-1) as URL).origin;
    const attributes = new Map(tag.attributes);
    if (!isForeign || attributes.has('crossorigin')) attributes.set('integrity', shared.integrity);
    else attributes.delete('integrity');
    found.set(address.href, { name: 'shared.js', tag: { ...tag, attributes, address }, address, page });
  }
  return Promise.all([...found.values()].map((each) => load(each, visits)));
}

/** An answer is compressed only if the client accepts this, and `Vary` says so to caches. */
async function withoutVary(
  { answer, address }: Candidate,
  where: string,
  visits: Visits,
): Promise<Fault | undefined> {
  if (answer instanceof Missed || !answer.headers['content-encoding']) return undefined;
  if (/accept-encoding|\*/i.test(answer.headers.vary ?? '')) return undefined;
  const plain = await visits.follow(address, { 'Accept-Encoding': 'identity' }, { everywhere: true });
  const differs = !(plain instanceof Missed) && plain.status === 200 && !plain.headers['content-encoding'];
  return differs ? fault('file without Vary', where) : undefined;
}

/** Checks each file of ours that the pages name. */
export async function checkFiles(pages: readonly Page[], visits: Visits, product: Product): Promise<Files> {
  const tagged = await named(pages, visits, product);
  const all = [...tagged, ...(await loadedLater(tagged, visits))];
  const folders = new Set(all.filter(isOurs).map(({ address }) => folderOf(address)));
  const isAmongOurs = ({ address }: Candidate) =>
    folders.has(folderOf(address)) || /\/widgets\//.test(address.pathname);
  // A file that cannot be read is ours by its folder.
  const ours = all.filter((each) => isOurs(each) || isAmongOurs(each));
  const faults: Fault[] = [];
  const notChecked: string[] = [];
  for (const each of ours) {
    const { tag, address, answer } = each;
    const page = each.page.answer.path.at(-1) as URL;
    const where = address.origin === page.origin ? nameOf(address).replace(/\?.*/, '') : address.href;
    const isUpgraded = tag.isUpgraded || upgrades(each.page.answer.headers['content-security-policy']);
    const byTag = wrongTag({ where, tag, address, page }, isUpgraded);
    if (byTag) faults.push(byTag);
    else if (answer instanceof Missed || isNoAnswer(answer)) notChecked.push(whyNot(where, answer));
    else {
      const seen = { where, tag, address, page, answer };
      const found =
        wrongFile(seen) ??
        (await withoutVary(each, where, visits)) ??
        wrongKeeping(seen) ??
        wronglyNamed(seen);
      if (found) faults.push(found);
    }
  }
  const versions = ours.flatMap((each) => versionIn(bodyOf(each)) ?? []);
  const foreign = all.filter((each) => !ours.includes(each)).map(({ address }) => address.href);
  return {
    faults,
    notChecked,
    count: ours.length,
    versions: [...new Set(versions)],
    foreign: new Set(foreign),
  };
}

import { createHash } from 'node:crypto';
import { type Fault, fault } from '../fault';
import { hashOf } from '../hash';
import type { Tag } from '../html/page';
import type { Followed } from '../web/visits';
import { secondsKept, timeInWords } from './kept';

/** What a check of a file sees: the answer with compression, the tag, and the page that has it. */
interface Seen {
  where: string;
  answer: Followed;
  tag: Tag;
  address: URL;
  page: URL;
}

const digest = (algorithm: string, body: Buffer) => createHash(algorithm).update(body).digest('base64');

const looksLikeHtml = (body: Buffer) =>
  /^\s*<(!doctype|html|head|body|!--)/i.test(body.toString('latin1', 0, 200));

const typeOf = ({ headers }: Followed) =>
  (headers['content-type'] ?? '').replace(/;.*/, '').trim().toLowerCase();

function missing({ where, answer }: Seen): Fault | undefined {
  const { status } = answer;
  return status === 200 ? undefined : fault('file missing', where, { status: String(status) });
}

/** Browsers refuse a script with a wrong type only in some cases, but HTML is never one. */
function wrongType({ where, answer, tag }: Seen): Fault | undefined {
  const type = typeOf(answer);
  const wanted = tag.kind === 'sheet' ? 'text/css' : 'text/javascript';
  const isRight =
    tag.kind === 'sheet' ? type === 'text/css' : /^(text|application)\/(x-)?(java|ecma)script/.test(type);
  const isStrict =
    tag.kind === 'sheet' ||
    answer.headers['x-content-type-options']?.toLowerCase() === 'nosniff' ||
    tag.attributes.get('type') === 'module' ||
    /^(image|audio|video)\/|^text\/csv/.test(type);
  const isRefused = !isRight && type !== '' && isStrict;
  return isRefused || looksLikeHtml(answer.body)
    ? fault('file type', where, { type: isRight || !type ? 'HTML' : type, wanted })
    : undefined;
}

/** Of several hashes only those of the strongest kind count, and one of them must be right. */
function changed({ where, answer, tag }: Seen): Fault | undefined {
  const hashes = [...(tag.attributes.get('integrity') ?? '').matchAll(/(sha(?:256|384|512))-([\w+/-]+=*)/g)];
  const strongest = hashes
    .map(([, algorithm]) => algorithm)
    .sort()
    .at(-1);
  const counting = hashes.filter(([, algorithm]) => algorithm === strongest);
  const own = strongest && digest(strongest, answer.body);
  const isRight = counting.some(
    ([, , value = '']) => own === value.replaceAll('-', '+').replaceAll('_', '/'),
  );
  return counting.length && !isRight ? fault('file changed', where) : undefined;
}

/** Compression gains nothing here. */
export const isSmall = (body: Buffer): boolean => body.length < 1_000;

function uncompressed({ where, answer }: Seen): Fault | undefined {
  if (isSmall(answer.body) || answer.headers['content-encoding']) return undefined;
  return fault('file uncompressed', where, { size: String(Math.round(answer.sent / 1_000)) });
}

/** A path with a version means one build, so its files may be kept although their addresses have no hash. */
const hasVersion = ({ pathname }: URL) =>
  pathname
    .split('/')
    .slice(1, -1)
    .some((folder) => /\d/.test(folder));

/** A file with its hash in its address never changes. Any other one may. */
export function wrongKeeping({ where, answer, address }: Seen): Fault | undefined {
  const seconds = secondsKept(answer.headers['cache-control']);
  const time = timeInWords(seconds);
  if (address.searchParams.get('v') === hashOf(answer.body))
    return (seconds ?? 0) < 86_400 ? fault('file kept too short', where, { time }) : undefined;
  const mayChange = !address.search && !hasVersion(address);
  return mayChange && (seconds ?? 0) > 3_600 ? fault('file kept too long', where, { time }) : undefined;
}

/** What is wrong with the tag alone: browsers then do not even load the file. */
export function wrongTag(
  { where, tag, address, page }: Omit<Seen, 'answer'>,
  isUpgraded: boolean,
): Fault | undefined {
  if (page.protocol === 'https:' && address.protocol === 'http:' && !isUpgraded)
    return fault('file over http', where);
  const isForeign = address.origin !== page.origin;
  return isForeign && tag.attributes.get('integrity') && !tag.attributes.has('crossorigin')
    ? fault('file without crossorigin', where)
    : undefined;
}

/** The first thing that is wrong with a file. Others often follow from it. */
export const wrongFile = (seen: Seen): Fault | undefined =>
  missing(seen) ?? wrongType(seen) ?? changed(seen) ?? uncompressed(seen);

/** What the lists of uBlock Origin remove. They name a file with its folder. */
const removed = /\/stats\/(header|footer)\.js$/i;

export const wronglyNamed = ({ where, address }: Seen): Fault | undefined =>
  removed.test(address.pathname) ? fault('file removed', where) : undefined;

const directives = (header = '') =>
  new Map(
    header.split(',').map((part) => {
      const [name = '', value = ''] = part.trim().toLowerCase().split('=');
      return [name, value.replaceAll('"', '')] as const;
    }),
  );

/** For how many seconds `Cache-Control` lets a browser use a file without a request. Undefined if the header does not say. */
export function secondsKept(header: string | undefined): number | undefined {
  const found = directives(header);
  if (found.has('no-store') || found.has('no-cache')) return 0;
  const age = Number(found.get('max-age') || Number.NaN);
  return Number.isFinite(age) ? age : undefined;
}

/** The part of the headers by which a cache for several visitors may store an answer. */
export function whyStored(headers: Readonly<Record<string, string | undefined>>): string | undefined {
  const header = headers['cache-control'];
  const found = directives(header);
  if (Number(headers.age) > 0) return `Age: ${headers.age}`;
  if (['no-store', 'no-cache', 'private'].some((name) => found.has(name))) return undefined;
  const isStored =
    found.has('public') || Number(found.get('max-age')) > 0 || Number(found.get('s-maxage')) > 0;
  return isStored ? `Cache-Control: ${header}` : undefined;
}

const units: [name: string, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
];

/** A time for a message: `for 2 days`. */
export function timeInWords(seconds: number | undefined): string {
  if (seconds === undefined) return 'as long as the browser guesses';
  if (seconds === 0) return 'for no time';
  const [name, length] = units.find(([, length]) => seconds >= length) ?? ['second', 1];
  const number = Math.round(seconds / length);
  return `for ${number} ${name}${number === 1 ? '' : 's'}`;
}

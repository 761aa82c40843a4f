/** The encodings that the site has, the best one first, with the endings of their files. @type {Record<string, string>} */
export const endings = { br: '.br', gzip: '.gz', identity: '' };

/** @param {string} part for example `gzip;q=0.8` @returns {[name: string, weight: number]} */
function readPart(part) {
  const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
  const quality = parameters.find((text) => text.startsWith('q='));
  return [name, quality ? Number(quality.slice(2)) : 1];
}

/**
 * The encodings that a browser accepts, by its `Accept-Encoding`, in the order of its wishes. Of those that it wants equally,
 * the smaller comes first. Without compression it accepts a file even if it does not say so.
 * @param {string} [header]
 */
export function acceptedEncodings(header = '') {
  const weights = new Map(header.toLowerCase().split(',').map(readPart));
  const weightOf = (/** @type {string} */ name) =>
    weights.get(name) ?? weights.get('*') ?? (name === 'identity' ? 0.001 : 0);
  return Object.keys(endings)
    .filter((name) => weightOf(name) > 0)
    .sort((one, other) => weightOf(other) - weightOf(one));
}

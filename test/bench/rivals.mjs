/** What a site would use instead. */
export async function rivals() {
  /** @type {import('./page.mjs').Subject[]} */
  const load = [];
  /** @type {Record<string, { kB: string, why: string }>} */
  const bytesAlone = {};
  return { load, bytesAlone };
}

import { ours } from './subjects.mjs';

/**
 * Runs in a page after its widgets have mounted. It measures 10 000 changes of the page, one at a time, with and without
 * the widgets' observer.
 * @param {string} page
 */
async function drive(page) {
  const place = document.body.appendChild(document.createElement('section'));
  const round = async () => {
    const start = performance.now();
    for (let change = 0; change < 10_000; change++) {
      place.append(document.createElement('p'));
      if (place.childNodes.length > 20) place.firstChild?.remove();
      // The observer is called before this continues.
      await undefined;
    }
    return performance.now() - start;
  };
  const best = async () => {
    const times = [];
    for (let rounds = 0; rounds < 5; rounds++) times.push(await round());
    return Math.min(...times);
  };
  await round();
  const observed = await best();
  // After its next call the observer observes nothing.
  MutationObserver.prototype.observe = () => {};
  await round();
  await new Promise((done) => setTimeout(done, 200));
  const unobserved = await best();
  const name = `10 000 changes, ${page}`;
  return { [name]: observed, [`${name}, unobserved`]: unobserved, [`${name}, ratio`]: observed / unobserved };
}

/** @param {string} page @param {Partial<import('./page.mjs').Subject>} [more] @returns {import('./page.mjs').Subject} */
const mutated = (page, more) => ({
  ...ours(page, true, { lang: 'uk' }),
  drive: `() => (${drive})(${JSON.stringify(page)})`,
  ...more,
});

const data = '<script>window.__PAGE__={"lang":"uk"}</script>';

export const mutations = [
  mutated('four widgets'),
  mutated('500 placeholders', {
    body: `${'<div data-widget="footer"></div>'.repeat(500)}${data}`,
    scripts: ['shared.js', 'footer.js'],
    count: 500,
  }),
];

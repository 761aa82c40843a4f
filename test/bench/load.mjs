import { cpus } from 'node:os';

/** In %. The part of the machine that others may use during a round. */
const limit = 10;

/** The seconds that each process of the browser has used, including those that have ended. @type {Map<number, number>} */
const processes = new Map();

/** Must run before a process ends, because its time is unknown afterwards. @param {{ send: import('./browser.mjs').Send }} browser */
export async function noteProcesses({ send }) {
  const { processInfo } = await send('SystemInfo.getProcessInfo');
  for (const { id, cpuTime } of processInfo) processes.set(id, cpuTime);
}

/** The ms of processors that others have used until now. @param {import('./browser.mjs').Browser} browser */
async function usedByOthers(browser) {
  await noteProcesses(browser);
  const { user, system } = process.cpuUsage();
  let used = -(user + system) / 1000;
  for (const { times } of cpus()) used += times.user + times.nice + times.sys + times.irq;
  for (const seconds of processes.values()) used -= seconds * 1000;
  return used;
}

/**
 * Runs rounds and drops those in which others used too much of the machine. If these are more than half, it stops with an
 * error. The average load that a system reports would not do: it includes this run, and Windows has none.
 * @template Result
 * @param {import('./browser.mjs').Browser} browser @param {number} count @param {boolean} busy keeps all rounds
 * @param {() => Promise<Result>} round
 */
export async function quietRounds(browser, count, busy, round) {
  const kept = [];
  const shares = [];
  while (shares.length < count) {
    const start = performance.now();
    const before = await usedByOthers(browser);
    const result = await round();
    const used = (await usedByOthers(browser)) - before;
    const share = Math.round((used / (performance.now() - start) / cpus().length) * 100);
    shares.push(share);
    process.stderr.write(`round ${shares.length} of ${count}: others used ${share} % of the machine\n`);
    if (busy || share <= limit) kept.push(result);
    if (shares.length - kept.length > count / 2)
      throw `No figures: other programs used ${shares.join(', ')} % of the machine, and ${limit} % are allowed. End them and try again.`;
  }
  const most = busy ? Math.max(...shares) : limit;
  const machine = busy ? ' on a BUSY MACHINE' : '';
  return { kept, load: `medians of ${kept.length} rounds${machine}: others used up to ${most} %` };
}

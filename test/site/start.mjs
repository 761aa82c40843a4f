import { parseArgs } from 'node:util';
import { startSite } from './server.mjs';

const { values } = parseArgs({
  options: { port: { type: 'string', default: '5080' }, watch: { type: 'boolean', default: false } },
});

const log = console.log;

/** @param {number} port @returns {ReturnType<typeof startSite>} */
async function startAtNextFree(port) {
  try {
    return await startSite({ port, watch: values.watch, log });
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EADDRINUSE') throw error;
    return startAtNextFree(port + 1);
  }
}

const site = await startAtNextFree(Number(values.port));
log(site.url);

if (values.watch) {
  const { watch } = await import('../../build.mjs');
  await watch(() => site.reload());
}

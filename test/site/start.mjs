import { parseArgs } from 'node:util';
import { accounts, adminPhone } from './backend/users.mjs';
import { startSite } from './server.mjs';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env.PORT || '5080' },
    watch: { type: 'boolean', default: false },
  },
});

const log = console.log;

/** @param {number} port @returns {ReturnType<typeof startSite>} */
async function startAtNextFree(port) {
  try {
    return await startSite({ port, watch: values.watch, demo: true, log });
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EADDRINUSE') throw error;
    return startAtNextFree(port + 1);
  }
}

const { url, reload } = await startAtNextFree(Number(values.port));
log(`
  The site    ${url}
  All states  ${url}/states
  Sign in     ${url}/uk/account/login
              by phone: ${adminPhone}, the code appears here and on the page, where a click copies it
              by email: ${accounts.join(', ')}
  Any page    ?role=admin or ?role=visitor changes the role
              ?backend=late answers after 2 s, ?backend=slow never, ?backend=500 with an error
`);

if (values.watch) {
  const { watch } = await import('../../build.mjs');
  await watch(reload);
}

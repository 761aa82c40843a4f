import { accounts, adminPhone } from './backend/users.mjs';
import { startSite } from './server.mjs';

const log = console.log;
const watched = process.argv.includes('--watch');

/** @param {number} port @returns {ReturnType<typeof startSite>} */
const startAtNextFree = (port) =>
  startSite({ port, watch: watched, demo: true, log }).catch((error) => {
    if (error.code === 'EADDRINUSE') return startAtNextFree(port + 1);
    throw error;
  });

const { url, reload } = await startAtNextFree(Number(process.env.PORT || 5080));
// It builds first, so that there is something to see.
if (watched) {
  const { watch } = await import('../../build.mjs');
  await watch(reload);
}
log(`
  The site    ${url}
  All states  ${url}/states
  The guide   ${url}/guide
  Sign in     ${url}/uk/account/login
              by phone: +${adminPhone}, the code appears here and on the page, where a click copies it
              by email: ${accounts.join(', ')}
  Any page    ?role=admin or ?role=visitor changes the role
              ?backend=late answers after 2 s, ?backend=slow never, ?backend=500 with an error
`);

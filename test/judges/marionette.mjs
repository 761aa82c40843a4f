import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { programs } from './programs.mjs';

/** With these, Firefox asks none of its services. Its proxy for everything but this machine is a port where nobody listens. */
const preferences = {
  // Without a value here, Marionette turns off the password manager.
  'signon.autofillForms': true,
  'signon.rememberSignons': true,
  'marionette.port': 0,
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'services.settings.server': 'data:,',
  'messaging-system.rsexperimentloader.enabled': false,
  'app.normandy.enabled': false,
};

/** The port is in a file of the profile, as soon as Firefox listens. Firefox makes the file first and then writes into it. */
async function portOf(profile) {
  const path = join(profile, 'MarionetteActivePort');
  for (let tries = 0; tries < 600; tries++) {
    const port = existsSync(path) && Number(readFileSync(path, 'utf8'));
    if (port) return port;
    await wait(100);
  }
  throw new Error('Firefox does not start within a minute.');
}

/** Sends commands of WebDriver. A message is its length, a colon and JSON. */
function commandsOver(socket) {
  const waiting = new Map();
  let received = Buffer.alloc(0);
  let last = 0;
  socket.on('data', (data) => {
    received = Buffer.concat([received, data]);
    for (let colon = received.indexOf(':'); colon >= 0; colon = received.indexOf(':')) {
      const end = colon + 1 + Number(received.subarray(0, colon));
      if (received.length < end) return;
      const message = JSON.parse(received.subarray(colon + 1, end));
      received = received.subarray(end);
      // The first message is a greeting.
      if (!Array.isArray(message)) continue;
      const [, id, error, result] = message;
      if (error) waiting.get(id).reject(new Error(error.message));
      else waiting.get(id).resolve(result?.value);
      waiting.delete(id);
    }
  });
  return (name, parameters = {}) =>
    new Promise((resolve, reject) => {
      const message = JSON.stringify([0, ++last, name, parameters]);
      waiting.set(last, { resolve, reject });
      socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
}

/**
 * Does something in a Firefox that may also change what is the browser's own, as its saved passwords. Playwright's driver cannot.
 * @template T
 * @param {(firefox: { inBrowser(script: string, ...args: unknown[]): Promise<any>, inPage(script: string, ...args: unknown[]): Promise<any>, open(url: string): Promise<void> }) => Promise<T>} act
 */
export async function inFirefox(act) {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const lines = Object.entries(preferences).map(
    (each) => `user_pref(${each.map((one) => JSON.stringify(one))});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const args = [
    '--headless',
    '--marionette',
    '--remote-allow-system-access',
    '--no-remote',
    '--profile',
    profile,
  ];
  const browser = spawn(programs.firefox.paths[0], args, { stdio: 'ignore' });
  const ended = new Promise((resolve) => browser.once('exit', resolve));
  try {
    const socket = connect(await portOf(profile), '127.0.0.1');
    const send = commandsOver(socket);
    await send('WebDriver:NewSession');
    const run = async (context, script, args) => {
      await send('Marionette:SetContext', { value: context });
      return send('WebDriver:ExecuteScript', { script, args });
    };
    return await act({
      inBrowser: (script, ...args) => run('chrome', script, args),
      inPage: (script, ...args) => run('content', script, args),
      async open(url) {
        await send('Marionette:SetContext', { value: 'content' });
        await send('WebDriver:Navigate', { url });
      },
    }).finally(() => socket.destroy());
  } finally {
    browser.kill();
    await ended;
    rmSync(profile, { recursive: true });
  }
}

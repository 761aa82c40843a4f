import { spawn } from 'node:child_process';

// Runs scripts of package.json at the same time: `node test/at-once.mjs lint build`. Each prints all it says when it ends.

/** @param {string} name @returns {Promise<boolean>} whether it ended well */
const run = (name) =>
  new Promise((resolve) => {
    /** @type {Buffer[]} */
    const output = [];
    const script = spawn('npm', ['run', name], { stdio: ['ignore', 'pipe', 'pipe'], shell: true });
    for (const stream of [script.stdout, script.stderr]) stream.on('data', (part) => output.push(part));
    script.on('close', (code) => {
      process.stdout.write(Buffer.concat(output));
      resolve(code === 0);
    });
  });

const ended = await Promise.all(process.argv.slice(2).map(run));
if (ended.includes(false)) process.exitCode = 1;

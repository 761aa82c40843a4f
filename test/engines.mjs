import { startVitest } from 'vitest/node';
import { engineNames, isInstalled, missingLines } from './browser/engines/list.mjs';

const words = process.argv.slice(2);
const named = engineNames.filter((name) => words.includes(name));
const selected = named.length ? named : engineNames;
for (const line of missingLines(selected)) console.log(line);

const files = words.filter((word) => !engineNames.some((name) => name === word));
const project = selected.filter(isInstalled);
if (project.length)
  await startVitest('test', files, { config: 'test/engines.config.ts', root: '.', run: true, project });

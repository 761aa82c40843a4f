import { startVitest } from 'vitest/node';
import { isInstalled, missingLines, partNames } from './browser/engines/list.mjs';

const words = process.argv.slice(2);
const named = partNames.filter((name) => words.includes(name));
const selected = named.length ? named : partNames;
for (const line of missingLines(selected)) console.log(line);

const files = words.filter((word) => !partNames.some((name) => name === word));
const project = selected.filter(isInstalled);
if (project.length) {
  const config = 'test/engines.config.ts';
  const vitest = await startVitest('test', files, { config, root: '.', run: true, project });
  const ran = vitest.state.getTestModules().map((module) => module.project.name);
  for (const name of project) {
    if (files.length || ran.includes(name)) continue;
    console.log(`${name}: no test file was found`);
    process.exitCode = 1;
  }
}

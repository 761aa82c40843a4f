import { spawnSync } from 'node:child_process';
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
if (project.includes('aspnet') && !files.length) testCsharp();

/** Runs the tests that are C#, also those that take long, and prints their numbers as the others do. */
function testCsharp() {
  if (spawnSync('dotnet', ['--version']).status !== 0) return;
  const env = { ...process.env, LONG: '1' };
  const { status, stdout } = spawnSync('dotnet', ['test', 'test/aspnet/unit'], { encoding: 'utf8', env });
  const [, failed, passed, skipped] =
    stdout?.match(/Failed:\s+(\d+), Passed:\s+(\d+), Skipped:\s+(\d+)/) ?? [];
  if (status !== 0) console.log(stdout);
  console.log(
    passed ? `${passed} passed, ${failed} failed, ${skipped} skipped` : '0 passed, 1 failed, 0 skipped',
  );
  if (status !== 0) process.exitCode = 1;
}

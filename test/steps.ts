import { onTestFinished, type TestContext, TestRunner } from 'vitest';

type Test = TestContext['task'];

/** The steps of each test so far. Many tests share this module. */
const stepsOf = new WeakMap<object, string[]>();

/** Adds lines to the message of a test that has failed, also by a timeout. It has no effect on a test that passes. */
export function explain({ result }: Test, text: string): void {
  const [error] = result?.state === 'fail' ? (result.errors ?? []) : [];
  if (error) error.message += `\n${text}`;
}

/** Names what a test does from here on. If the test fails, its message lists the steps. The last one is where it failed. */
export function step(name: string): void {
  const test = TestRunner.getCurrentTest();
  if (!test) throw new Error(`the step "${name}" belongs to no test`);
  const before = stepsOf.get(test);
  const steps = before ?? [];
  steps.push(name);
  if (before) return;
  stepsOf.set(test, steps);
  onTestFinished(({ task }) =>
    explain(task, `Its steps, up to the one that failed:\n  ${steps.join('\n  ')}`),
  );
}

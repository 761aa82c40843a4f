import type { Reporter, TestModule } from 'vitest/node';

/** Prints the numbers of passed, failed and skipped tests as the last line. */
export class Counts implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const count = { passed: 0, failed: errors.length, skipped: 0, pending: 0 };
    for (const module of modules) {
      const tests = [...module.children.allTests()];
      for (const test of tests) count[test.result().state]++;
      // A file that could not be loaded has failed, but contains no failed test.
      if (module.state() === 'failed' && !tests.some((test) => test.result().state === 'failed'))
        count.failed++;
    }
    console.log(`${count.passed} passed, ${count.failed} failed, ${count.skipped + count.pending} skipped`);
  }
}

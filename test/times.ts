import type { Reporter, TestModule } from 'vitest/node';

/** As minutes and seconds: 2:05. */
const clock = (ms: number) => {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** Prints how long each part took, and each of its files, the longest first. Parts run at the same time. */
export class Times implements Reporter {
  private readonly parts = new Map<string, { start: number; end: number; files: [string, number][] }>();

  onTestModuleStart({ project }: TestModule): void {
    if (!this.parts.has(project.name)) this.parts.set(project.name, { start: Date.now(), end: 0, files: [] });
  }

  onTestModuleEnd(module: TestModule): void {
    const part = this.parts.get(module.project.name);
    if (!part) return;
    part.end = Date.now();
    const name = module.relativeModuleId.replace(/^test\/|\.test\.ts$/g, '');
    part.files.push([name, module.diagnostic().duration]);
  }

  onTestRunEnd(): void {
    for (const [name, { start, end, files }] of this.parts) {
      files.sort(([, one], [, other]) => other - one);
      console.log(`${name} took ${clock(end - start)}`);
      for (const [file, duration] of files) console.log(`  ${clock(duration).padStart(6)} ${file}`);
    }
  }
}

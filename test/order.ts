import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest: most of them open all states. */
const long = /\/portal\/|\/(?:states|reading)\.test/;

const needsWindow = (path: string) => !readFileSync(path, 'utf8').startsWith('// @vitest-environment node');

/** Starts files with the same environment one after another, because they share a worker, and the long files of a project first. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ project, moduleId }: TestSpecification) =>
      project.name.startsWith('unit') ? Number(needsWindow(moduleId)) : 2 + Number(!long.test(moduleId));
    return (await super.sort(files)).sort((one, other) => place(one) - place(other));
  }
}

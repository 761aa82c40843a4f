import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest: most of them open all states. */
const long = /\/portal\/|\/(?:states|reading)\.test/;

/** Starts the long files first, so that none of them runs alone at the end. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ project, moduleId }: TestSpecification) =>
      project.config.sequence.groupOrder * 2 + Number(!long.test(moduleId));
    return (await super.sort(files)).sort((one, other) => place(one) - place(other));
  }
}

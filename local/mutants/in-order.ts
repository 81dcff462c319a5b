import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Test files run as they are asked for: the one that is likeliest to fail first. */
export class InOrder extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files);
  }
}

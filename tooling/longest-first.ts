import { basename } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The browser tests that take longest, the longest first, as the end of a run names them. */
const longest = [
  'barriers.test.ts',
  'main-job.test.ts',
  'graceful-stop.test.ts',
  'access-proofs.test.ts',
  'two-nodes.test.ts',
  'shell.test.ts',
  'session.test.ts',
  'kill-server.test.ts',
]

/** Runs the longest files first, so that two workers end together; a fresh clone without times goes by file size. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = longest.indexOf(basename(moduleId))
      return at === -1 ? longest.length : at
    }
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b))
  }
}

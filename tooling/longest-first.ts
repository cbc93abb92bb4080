import { join, relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The files that take longest, each part of the tests from its longest on, as the end of a run names them. */
const longest = [
  'packages/contract/src/testing/every-endpoint.test.ts',
  'tooling/answers/answers.test.ts',
  'tooling/answers/answers-of-bundle.test.ts',
  'packages/server/src/app/demo/demo-restart.test.ts',
  'packages/server/src/app/demo/demo-business.test.ts',
  'packages/server/src/app/migrations-over-data.test.ts',
  'packages/server/src/booking/life/booking-sequences.test.ts',
  'packages/server/src/pricing/tariff/tariff-sheet-routes.test.ts',
  'packages/server/src/platform/workbook/workbook.test.ts',
  'packages/server/src/paper/deed/bill-life.test.ts',
  'packages/server/src/app/demo/demo-first.test.ts',
  'packages/server/src/app/authorisation.test.ts',
  'packages/server/src/pricing/sample/sample-commands.test.ts',
  'packages/server/src/warehouse/warehouse-routes.test.ts',
  'packages/server/src/app/backup-drill.test.ts',
  'packages/web/src/app/every-page.test.tsx',
  'packages/web/src/booking/form/booking-forms.test.tsx',
  'packages/web/src/booking/form/booking-form-page.test.tsx',
  'packages/web/src/booking/form/form-kept.test.tsx',
  'packages/web/src/tracking/desk/desk-tracking-page.test.tsx',
  'packages/web/src/booking/form/booking-form-lines.test.tsx',
  'packages/web/src/tracking/map/track-map.test.tsx',
  'packages/web/src/booking/desk/desk-deeds.test.tsx',
  'packages/web/src/app/palette/palette.test.tsx',
  'e2e/barriers.test.ts',
  'prove/access-proofs.test.ts',
  'e2e/lists-fit.test.ts',
  'e2e/air-job.test.ts',
  'e2e/sea-job.test.ts',
  'e2e/messaging-app.test.ts',
  'e2e/main-job.test.ts',
  'e2e/road-job.test.ts',
  'prove/graceful-stop.test.ts',
  'e2e/session.test.ts',
  'prove/lost-primary.test.ts',
  'e2e/second-factor.test.ts',
  'e2e/bill-of-lading.test.ts',
  'e2e/forms-kept.test.ts',
]

const root = join(import.meta.dirname, '..')

/** Begins with what takes longest: what two workers share ends together, and neither waits for the other's last file. A fresh clone knows of no run before, and would go by the size of the files. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = longest.indexOf(relative(root, moduleId))
      return at === -1 ? longest.length : at
    }
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b))
  }
}

/** The order of the files; Vitest would take it before that of `--sequence.shuffle`, which is told in the command. */
export const longestFirst = process.argv.some((word) => word.startsWith('--sequence.shuffle'))
  ? {}
  : { sequencer: LongestFirst }

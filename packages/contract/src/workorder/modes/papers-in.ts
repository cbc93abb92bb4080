import type { Mode } from '../../shared/modes.ts'
import type { JobPaper } from '../job-lifecycle.ts'

/** The papers that we draw of a job in each mode: only a vessel's arrival is told by a notice of its own. */
export const papersIn: Readonly<Partial<Record<Mode, readonly JobPaper[]>>> = {
  railway: ['draft', 'completion', 'delivery'],
  sea: ['draft', 'arrivalNotice', 'completion', 'delivery'],
}

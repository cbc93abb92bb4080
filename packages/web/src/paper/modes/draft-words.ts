import type { JobModeName } from '@landbridge/contract/workorder/modes/job-modes'
import type { TextKey, useText } from '../../platform/text.tsx'
import { carriedModeOf } from '../../workorder/index.ts'

type DraftWords = {
  title: TextKey
  toCheck: TextKey
  hint: TextKey
  ask: (job: string, text: ReturnType<typeof useText>) => string
}

const draftWords: Record<JobModeName, DraftWords> = {
  railway: {
    title: 'workorder.paper-draft',
    toCheck: 'paper.draft-to-check',
    hint: 'paper.draft-to-check-hint',
    ask: (job, text) => text('paper.draft-confirm-ask', { job }),
  },
  sea: {
    title: 'workorder.paper-draft-bill',
    toCheck: 'paper.draft-bill-to-check',
    hint: 'paper.draft-bill-to-check-hint',
    ask: (job, text) => text('paper.draft-bill-confirm-ask', { job }),
  },
  air: {
    title: 'workorder.paper-draft-air-waybill',
    toCheck: 'paper.draft-waybill-to-check',
    hint: 'paper.draft-waybill-to-check-hint',
    ask: (job, text) => text('paper.draft-waybill-confirm-ask', { job }),
  },
  truck: {
    title: 'paper.draft-cmr',
    toCheck: 'paper.draft-cmr-to-check',
    hint: 'paper.draft-cmr-to-check-hint',
    ask: (job, text) => text('paper.draft-cmr-confirm-ask', { job }),
  },
}

/** Words of a bill's draft: its name, and the question to its customer. */
export const draftWordsOf = ({ jobNo }: { jobNo: string }): DraftWords => draftWords[carriedModeOf(jobNo)]

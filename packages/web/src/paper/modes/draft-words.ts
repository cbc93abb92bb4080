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
    toCheck: 'workorder.draft-to-check',
    hint: 'workorder.draft-to-check-hint',
    ask: (job, text) => text('workorder.draft-confirm-ask', { job }),
  },
  sea: {
    title: 'workorder.paper-draft-bill',
    toCheck: 'workorder.draft-bill-to-check',
    hint: 'workorder.draft-bill-to-check-hint',
    ask: (job, text) => text('workorder.draft-bill-confirm-ask', { job }),
  },
  air: {
    title: 'workorder.paper-draft-air-waybill',
    toCheck: 'workorder.draft-waybill-to-check',
    hint: 'workorder.draft-waybill-to-check-hint',
    ask: (job, text) => text('workorder.draft-waybill-confirm-ask', { job }),
  },
  truck: {
    title: 'workorder.draft-cmr',
    toCheck: 'workorder.draft-cmr-to-check',
    hint: 'workorder.draft-cmr-to-check-hint',
    ask: (job, text) => text('workorder.draft-cmr-confirm-ask', { job }),
  },
}

/** The words of the draft of a bill: its name, and the question to its customer. */
export const draftWordsOf = ({ jobNo }: { jobNo: string }): DraftWords => draftWords[carriedModeOf(jobNo)]

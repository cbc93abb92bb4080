import { type InstructionKind, modes } from '@landbridge/contract/shared/modes'
import { modeOfJobNo } from '@landbridge/contract/workorder/job-number'

/** The question before an instruction becomes final, and the message afterwards. */
const finalWords = {
  SI: { ask: 'paper.si-finalise-ask', done: 'paper.si-finalised' },
  SLI: { ask: 'paper.si-finalise-ask-SLI', done: 'paper.si-finalised-SLI' },
  LOADING: { ask: 'paper.si-finalise-ask-LOADING', done: 'paper.si-finalised-LOADING' },
} as const satisfies Readonly<Record<InstructionKind, object>>

export const finalWordsOf = ({ jobNo }: { jobNo: string }) => finalWords[modes[modeOfJobNo(jobNo)].instruction]

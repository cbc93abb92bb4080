import type { SentInstruction } from '@landbridge/contract/paper/instruction/instruction-content'
import type { ReturnedField } from '@landbridge/contract/paper/instruction/instruction-endpoints'

export type Instruction = {
  jobId: string
  customerId: string
  content: SentInstruction
  /** The fields that came back, each with its reason; none once it was sent again. */
  returned: readonly ReturnedField[]
  returnedNote: string | null
  savedAt: Date
  savedBy: string | null
  sentAt: Date | null
  sentBy: string | null
  finalAt: Date | null
  version: number
}

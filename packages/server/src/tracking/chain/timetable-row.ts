import type { MilestoneEvent } from '@landbridge/contract/shared/milestones'
import type { Classifier } from '@landbridge/contract/tracking/milestone'

export type Milestone = {
  id: string
  jobId: string
  containerId: string | null
  step: string
  seq: number
  event: MilestoneEvent
  classifier: Classifier
  placeCode: string
  at: Date
  containerEmpty: boolean | null
}

export type TimetableRow = {
  step: string
  seq: number
  event: MilestoneEvent
  placeCode: string
  containerEmpty: boolean | null
  planned?: Date | undefined
  estimated?: Date | undefined
  actual?: Date | undefined
  /** The latest time of an unreported departure or arrival, from a later event. */
  implied?: Date | undefined
  expected?: Date | undefined
  differenceMin?: number | undefined
}

import type { Language } from '@landbridge/contract/shared/languages'
import type { WorkorderTextKey } from '@landbridge/contract/workorder/job-labels'
import type { ContainerView, JobHeadForm } from '@landbridge/contract/workorder/job-parts'
import type { JobDeskDetail, JobDetail } from '@landbridge/contract/workorder/job-view'
import type { Booking } from '../../booking/index.ts'
import type { JobContainer, JobHead } from '../job/job.ts'
import type { JobWord } from '../job/job-words.ts'
import type { OwnHead } from './own-parts.ts'

/** A place that a head names, and the field of the form that names it. */
export type NamedPlace = { field: string; placeCode: string }

/** The printed form of a bill: the languages that it is written in, the numbers of its boxes by what stands in them, and the numbers in it that their check digit disproves. */
export type BillForm = {
  languages: readonly Language[]
  boxNos: Partial<Record<JobWord, string>>
  wrongNumbers: readonly string[]
}

/** What work orders know of one transport mode. */
export type JobMode = {
  /** What the form of a booking says for the head of its job. */
  openingHead(form: Booking['form']): OwnHead
  /** What staff said of the mode's own part of the head, as it is kept: times as ISO text, undefined where nothing was said. */
  headGiven(form: JobHeadForm): Partial<Record<keyof OwnHead, unknown>>
  placesOf(head: Pick<JobHeadForm, 'gaugePlaces'> | JobHead): NamedPlace[]
  /** What every reader sees of it, and what the desk alone does. */
  headView(
    head: JobHead,
    named: (placeCode: string) => { placeCode: string; placeName: string },
  ): Pick<JobDetail, 'railBillType' | 'gaugePlaces'>
  internalView(head: JobHead): Pick<JobDeskDetail, 'payerCodes'>
  /** What the draft of the bill says of one box besides what every mode says: names with their values. */
  billFacts(
    job: Pick<JobDetail, 'railBillType'>,
    box: ContainerView,
    word: (key: JobWord) => string,
  ): [name: string, value: string | undefined][]
  billForm(head: Pick<JobDetail, 'railBillType'>, form: Booking['form']): BillForm
  /** What looks wrong on a box of this mode, by field. */
  doubtsOn(box: JobContainer): Record<string, WorkorderTextKey>
}

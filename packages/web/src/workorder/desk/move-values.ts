import type { moveCauses } from '@landbridge/contract/booking/booking-lifecycle'
import { bookingModes } from '@landbridge/contract/booking/booking-modes'
import type { Cutoff, PriceLine } from '@landbridge/contract/booking/booking-views'
import type { LegModeCode } from '@landbridge/contract/shared/modes'
import type { JobDeskDetail } from '@landbridge/contract/workorder/job-view'
import type { MovablePart, moveEndpoints } from '@landbridge/contract/workorder/move-endpoints'
import type { z } from 'zod'

export type MoveChoices = z.output<typeof moveEndpoints.choices.output>
export type MoveOfJob = { job: JobDeskDetail; choices: MoveChoices; parts: readonly MovablePart[] }

export type MoveValues = {
  departureId: string
  departureNo: string
  carrierCode: string | null
  containerIds: string[]
  reasonCode: string
  cause: (typeof moveCauses)[number]
  note: string
  fee: string
  feeCurrency: string
  takesNewPrice: boolean
  newLines: PriceLine[]
  priceReason: string
  loadingDate: string
  etd: Date | null
  eta: Date | null
  cutoffs: (Omit<Cutoff, 'at'> & { at: Date | null })[]
}

export const asksOf = ({ mode }: Pick<JobDeskDetail, 'mode'>) => bookingModes[mode as LegModeCode].acceptance

/** The cut-offs of a carriage that is typed: those that its mode needs come first. */
function cutoffsAsked(job: Pick<JobDeskDetail, 'mode'>) {
  const { cutoffs, maySay = [] } = asksOf(job)
  return [...cutoffs, ...maySay]
}

export const startOfMove = ({ job, parts }: Pick<MoveOfJob, 'job' | 'parts'>): MoveValues => ({
  ...{ departureId: '', departureNo: '', carrierCode: job.carrierCode ?? null, reasonCode: '', cause: 'carrier' },
  ...{ note: '', fee: '', feeCurrency: 'USD', takesNewPrice: true, newLines: [], priceReason: '', loadingDate: '' },
  ...{ etd: null, eta: null },
  containerIds: parts.map(({ containerId }) => containerId),
  cutoffs: cutoffsAsked(job).map((cutoffKind) => ({ cutoffKind, at: null, timeZone: job.originZone ?? '' })),
})

/** The boxes or trucks that were chosen, or the whole job. */
export const movedOf = (
  { containerIds }: Pick<MoveValues, 'containerIds'>,
  { job, parts }: Omit<MoveOfJob, 'choices'>,
) => (containerIds.length === parts.length ? { jobIds: [job.id] } : { containerIds })

/** The carriage that is sent: a departure of ours has its own number, times and cut-offs. */
function carriageOf({ departureId, departureNo, carrierCode, loadingDate, etd, eta, cutoffs }: MoveValues) {
  if (departureId) return { departureId }
  const named = cutoffs.flatMap(({ at, ...cutoff }) => (at ? [{ ...cutoff, at }] : []))
  return {
    ...(departureNo && { departureNo, ...(carrierCode && { carrierCode }) }),
    ...(loadingDate && { loadingDate }),
    ...(etd && { etd }),
    ...(eta && { eta }),
    ...(named.length > 0 && { cutoffs: named }),
  }
}

export function moveSent(values: MoveValues, { job, choices, parts }: MoveOfJob) {
  const { reasonCode, cause, note, fee, feeCurrency, takesNewPrice, newLines, priceReason } = values
  const isPriced = cause === 'customer' && takesNewPrice && newLines.length > 0
  return {
    ...{ id: job.bookingId, version: choices.version, reasonCode, cause },
    ...movedOf(values, { job, parts }),
    ...carriageOf(values),
    ...(note && { note }),
    ...(cause === 'customer' && fee && { fee, feeCurrency }),
    ...(isPriced && { agreedLines: newLines, ...(priceReason && { priceReason }) }),
  }
}

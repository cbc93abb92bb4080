import { Problem } from '@landbridge/contract/shared/problem'
import { type Booking, type GivenLeg, legsOf } from '../../booking/index.ts'
import type { Tx } from '../../platform/database.ts'
import { idsOf } from '../../platform/rows.ts'
import { partsOf } from '../container/container-store.ts'
import { jobsOfBooking } from '../job/job-store.ts'
import type { Job, JobPart } from '../job.ts'

/** The jobs of a booking with all their parts. */
export type BookedCargo = { jobs: readonly Job[]; parts: readonly JobPart[] }

export async function cargoOf(tx: Tx, bookingId: string): Promise<BookedCargo> {
  const jobs = await jobsOfBooking(tx, bookingId)
  return { jobs, parts: await partsOf(tx, idsOf(jobs)) }
}

/** The jobs of one leg that were not cancelled, with their parts. */
export function cargoOnLeg({ jobs, parts }: BookedCargo, legSeq: number): BookedCargo {
  const onLeg = jobs.filter((job) => job.legSeq === legSeq && job.state !== 'cancelled')
  return { jobs: onLeg, parts: parts.filter(({ jobId }) => onLeg.some(({ id }) => id === jobId)) }
}

export function givenLegOf(booking: Booking, legSeq: number): GivenLeg {
  const leg = legsOf(booking).find(({ seq }) => seq === legSeq)
  if (!leg?.given) throw new Problem('workorder.booking-not-accepted', undefined, { state: booking.state })
  return { ...leg, given: leg.given }
}

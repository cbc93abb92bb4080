import { bookingDeskEndpoints } from '@landbridge/contract/booking/booking-desk-endpoints'
import { bookingEndpoints } from '@landbridge/contract/booking/booking-endpoints'
import { bookingCalls } from '@landbridge/contract/booking/mode-booking-endpoints'
import type { ModeCode } from '@landbridge/contract/shared/modes'
import { jobDeskEndpoints } from '@landbridge/contract/workorder/job-desk-endpoints'
import { moveEndpoints } from '@landbridge/contract/workorder/move-endpoints'
import { hoursAfter } from './demo-bookings.ts'
import type { DemoPerson, DemoPortal, Fate } from './demo-portal.ts'

type StoryChange = {
  portal: DemoPortal
  customer: DemoPerson
  desk: DemoPerson
  mode: ModeCode
  bookingId: string
  fate: Fate
  at: Date
}

const cancellationFee = { fee: '180.00', feeCurrency: 'USD' }
const amendmentFee = { fee: '60.00', feeCurrency: 'USD' }
const broker = { partyName: 'Alster Customs Brokers GmbH', countryCd: 'DE', contactPhone: '+494055507070' }

/** Settles a change that comes before a job was opened, and answers whether the booking goes on. */
export async function changedBeforeJob(change: StoryChange): Promise<boolean> {
  if (change.fate === 'amendedForFee') await amend(change)
  if (change.fate === 'cancelledForFee') await cancel(change)
  return change.fate !== 'cancelledForFee'
}

/** Settles a change that comes while a job is open, and answers whether the booking goes on. */
export async function changedWithJob(change: StoryChange, jobId: string): Promise<boolean> {
  const { fate, desk } = change
  if (fate === 'amendedForFeeWithJob') await amend(change)
  if (fate === 'rolledWithJob') await rollBooking(change)
  if (fate === 'cancelledForFeeAfterJob') {
    const { version } = await desk(jobDeskEndpoints.show, { id: jobId })
    await desk(jobDeskEndpoints.cancel, { id: jobId, version, reason: 'The buyer moved the order.' })
  }
  const isCancelled = fate === 'cancelledForFeeWithJob' || fate === 'cancelledForFeeAfterJob'
  if (isCancelled) await cancel(change)
  return !isCancelled
}

async function cancel(change: StoryChange): Promise<void> {
  const { version } = await showBooking(change)
  const note = 'The buyer moved the order.'
  change.portal.setTime(hoursAfter(change.at, 1))
  await change.customer(bookingEndpoints.cancel, { id: change.bookingId, version, reasonCode: 'OTHER', note })
  await grantForFee(change, cancellationFee)
}

/** Somebody else is to be notified of the arrival: papers that are out are written anew, which costs. */
async function amend(change: StoryChange): Promise<void> {
  const { version, parties } = await showBooking(change)
  const changes = { parties: [...(parties ?? []), { partyType: 'NFY' as const, ...broker }] }
  change.portal.setTime(hoursAfter(change.at, 1))
  await change.customer(bookingEndpoints.amend, { id: change.bookingId, version, changes })
  await grantForFee(change, amendmentFee)
}

/** The desk grants what was wanted at a fee, and the customer agrees to it. */
async function grantForFee(change: StoryChange, fee: { fee: string; feeCurrency: string }): Promise<void> {
  const { portal, customer, desk, bookingId: id, at } = change
  const { version, requests } = await showBooking(change)
  const requestId = requests[0]?.id ?? ''
  portal.setTime(hoursAfter(at, 2))
  const feeAsked = await desk(bookingDeskEndpoints.amend, { id, version, requestId, answer: 'askFee', ...fee })
  portal.setTime(hoursAfter(at, 3))
  await customer(bookingEndpoints.answer, { id, version: feeAsked.version, requestId, answer: 'accept' })
}

/** The line leaves one box of several behind: it goes by the next departure that has space for it. */
async function rollBooking({ portal, desk, bookingId: id, at }: StoryChange): Promise<void> {
  const { version, departures, parts } = await desk(moveEndpoints.choices, { id, legSeq: 1 })
  const [part] = parts.toReversed()
  const later = departures.find(({ departureId, hasSpace }) => hasSpace && departureId !== part?.departureId)
  if (!part || !later || parts.length < 2) return
  portal.setTime(hoursAfter(at, 1))
  await desk(moveEndpoints.move, {
    id,
    version,
    departureId: later.departureId,
    containerIds: [part.containerId],
    reasonCode: 'ROLLED',
    cause: 'carrier',
    note: 'The vessel was full at the last port.',
  })
}

const showBooking = ({ customer, mode, bookingId }: StoryChange) => customer(bookingCalls(mode).show, { id: bookingId })

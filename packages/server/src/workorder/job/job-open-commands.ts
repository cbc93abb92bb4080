import { randomUUID } from 'node:crypto'
import { Problem } from '@landbridge/contract/shared/problem'
import type { JobShare } from '@landbridge/contract/workorder/job-desk-endpoints'
import { recordBookingEvent } from '../../booking/index.ts'
import { loadCustomer } from '../../customer/index.ts'
import { audit } from '../../platform/audit.ts'
import { emit } from '../../platform/outbox.ts'
import type { Call } from '../../platform/serve.ts'
import { type Departure, departuresByIds } from '../../pricing/index.ts'
import { type ContainerType, containerTypesByLabel } from '../../reference/index.ts'
import { proposedCharges } from '../charge/charge-commands.ts'
import { insertCharges } from '../charge/charge-store.ts'
import { containersOf, insertContainers } from '../container/container-store.ts'
import { emptyContainer } from '../container/empty-container.ts'
import { jobModeOf } from '../modes/job-modes.ts'
import { type AcceptedBooking, acceptedBooking, basisFor, boxesOf, foldIntoBooking } from './booking-facts.ts'
import type { Job, JobContainer } from './job.ts'
import { newJobNo } from './job-number.ts'
import { type Boxes, boxesLeft, checkShares } from './job-rules.ts'
import { holdBooking, insertJobs, jobsOfBooking } from './job-store.ts'

/** Opens one or several jobs from an accepted booking, each with a row per container and what was agreed for it as its first charges. */
export async function openJobs(
  { bookingId, shares }: { bookingId: string; shares?: readonly JobShare[] | undefined },
  call: Call<'staff'>,
): Promise<Job[]> {
  const { tx } = call
  await holdBooking(tx, bookingId)
  const booking = await acceptedBooking(tx, bookingId)
  const before = (await jobsOfBooking(tx, bookingId)).filter(({ state }) => state !== 'cancelled')
  const [taken, types, customer, departures] = await Promise.all([
    containersOf(
      tx,
      before.map(({ id }) => id),
    ),
    containerTypesByLabel(tx),
    loadCustomer(tx, booking.customerId),
    departuresByIds(tx, [booking.given.departureId]),
  ])
  const left = boxesLeft(boxesOf(booking), taken)
  if (left.length === 0) throw new Problem('workorder.nothing-left')
  const wanted = shares ?? [{ boxes: left }]
  checkShares(wanted, left)

  const numbers = shipperNumbers(booking, taken)
  const opened = wanted.map(({ boxes }) => {
    const job = newJob(booking, departures.get(booking.given.departureId), call)
    return { job, containers: newContainers(job, boxes, { booking, types, numbers }) }
  })
  const jobs = opened.map(({ job }) => job)
  // Jobs opened together stand by their numbers.
  const [firstNo] = before.length > 0 ? [] : jobs.map(({ jobNo }) => jobNo).toSorted()
  const charges = await Promise.all(
    opened.map(({ job, containers }) => {
      const basis = basisFor(booking, customer, { carried: containers, isFirst: job.jobNo === firstNo })
      return proposedCharges(job, basis, call)
    }),
  )
  await insertJobs(tx, jobs)
  await Promise.all([
    insertContainers(
      tx,
      opened.flatMap(({ containers }) => containers),
    ),
    insertCharges(tx, charges.flat()),
    ...jobs.map((job) => tellOpening(job, call)),
  ])
  await foldIntoBooking(tx, bookingId)
  // Whoever changed the booking meanwhile has done so by now.
  await acceptedBooking(tx, bookingId)
  return jobs
}

async function tellOpening({ id, jobNo, bookingId, customerId }: Job, call: Call<'staff'>): Promise<void> {
  await Promise.all([
    recordBookingEvent(call, { bookingId, customerId, kind: 'jobOpened', data: { jobNo } }),
    audit(call, { action: 'workorder.open', thing: 'work_order', id, customerId, after: { jobNo, bookingId } }),
    emit(call, { kind: 'workorder.opened', id, customerId, data: { jobNo, bookingId } }),
  ])
}

function newJob(booking: AcceptedBooking, departure: Departure | undefined, { caller, now }: Call<'staff'>): Job {
  const { form, given } = booking
  const via = (departure?.viaCodes ?? []).map((placeCode) => ({ placeCode }))
  const cutoffAt = (kind: 'SI' | 'CARGO' | 'CUSTOMS') =>
    given.cutoffs.find((one) => one.cutoffKind === kind)?.at ?? null
  return {
    id: randomUUID(),
    jobNo: newJobNo(booking.mode, now),
    bookingId: booking.id,
    bookingNo: booking.bookingNo,
    customerReference: form.customerReference ?? null,
    customerId: booking.customerId,
    mode: booking.mode,
    legSeq: 1,
    loadType: form.loadType ?? 'FCL',
    transportType: form.serviceTerm ?? 'ST-ST',
    state: 'opened',
    originCode: form.originCode ?? '',
    destinationCode: form.destinationCode ?? '',
    entryPortCode: given.entryPortCode ?? form.entryPortCode ?? null,
    departureId: given.departureId,
    trainNo: given.trainNo,
    operatorId: booking.operatorId ?? caller.userId,
    openedBy: caller.userId,
    supplierCode: null,
    supplierRef: null,
    masterBillNo: null,
    etd: given.etd,
    promisedEta: given.promisedEta,
    eta: given.eta,
    atd: null,
    ata: null,
    siCutoff: cutoffAt('SI'),
    cargoCutoff: cutoffAt('CARGO'),
    customsCutoff: cutoffAt('CUSTOMS'),
    lastEventCode: null,
    lastPlaceCode: null,
    lastEventAt: null,
    siState: 'notDue',
    draftState: 'none',
    releaseState: 'notAsked',
    holdReason: null,
    head: { ...(via.length > 0 && { viaPlaces: via }), ...jobModeOf(booking.mode).openingHead(form) },
    remark: null,
    internalRemark: null,
    completion: null,
    version: 1,
    orderedAt: booking.orderedAt,
    openedAt: now,
  }
}

type Making = {
  booking: AcceptedBooking
  types: ReadonlyMap<string, ContainerType>
  /** The shipper's own numbers that no job carries yet, by type; they are handed out in order. */
  numbers: Map<string, string[]>
}

function newContainers(job: Job, boxes: readonly Boxes[], { booking, types, numbers }: Making): JobContainer[] {
  const made = boxes.flatMap(({ containerType, containerOwner, containerQty }) => {
    const line = booking.form.boxes?.find(
      (one) => one.containerType === containerType && (one.containerOwner ?? 'C') === containerOwner,
    )
    return Array.from({ length: containerQty }, () => ({
      ...emptyContainer(job, containerType, containerOwner),
      containerNo: containerOwner === 'S' ? (numbers.get(containerType)?.shift() ?? null) : null,
      grossWeightKg: line?.containerCargoKg ?? null,
      emptyPickUpPlace: line?.emptyPickUpPlace ?? null,
      emptyReturnPlace: line?.emptyReturnPlace ?? null,
      tareKg: types.get(containerType)?.tareKg.toString() ?? null,
    }))
  })
  return made.map((container, at) => ({ ...container, seq: at + 1 }))
}

function shipperNumbers({ form }: AcceptedBooking, taken: readonly JobContainer[]): Map<string, string[]> {
  const used = new Set(taken.map(({ containerNo }) => containerNo))
  const free = new Map<string, string[]>()
  for (const { containerType, shipperContainerNos } of form.boxes ?? []) {
    const numbers = (shipperContainerNos ?? []).filter((no) => /^[A-Z]{3}[UJZ]\d{7}$/.test(no) && !used.has(no))
    if (containerType) free.set(containerType, [...(free.get(containerType) ?? []), ...numbers])
  }
  return free
}

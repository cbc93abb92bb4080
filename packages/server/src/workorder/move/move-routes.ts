import { Problem } from '@landbridge/contract/shared/problem'
import { type MoveOutcome, moveEndpoints } from '@landbridge/contract/workorder/move-endpoints'
import type { z } from 'zod'
import {
  bookingsOnDeparture,
  carriagesOf,
  checkReason,
  departuresToMoveTo,
  legsOf,
  loadBooking,
  receiptOf,
  seenBooking,
} from '../../booking/index.ts'
import { idsOf } from '../../platform/rows.ts'
import { type Call, type Opened, type Port, serve, serveInSteps } from '../../platform/serve.ts'
import type { JobPapers } from '../change/job-papers.ts'
import { partsOf } from '../container/container-store.ts'
import { jobsNotArrivedOn, jobsOfBooking, loadJob } from '../job/job-store.ts'
import type { Job } from '../job.ts'
import { moveCargo, moveSeen } from './move-commands.ts'
import { unopenedOn } from './move-selection-rules.ts'

type Staff = Call<'staff'>

export const moveRoutesWith =
  (papers: JobPapers) =>
  (port: Port): void => {
    serve(port, moveEndpoints.choices, moveChoices)
    serve(port, moveEndpoints.move, async (command, call) =>
      receiptOf(await moveCargo(command, call, papers), { actor: 'staff', language: call.language }),
    )
    serveInSteps(port, moveEndpoints.moveAll, (opened) => moveAll(opened, papers))
  }

async function moveChoices({ id, legSeq }: z.output<typeof moveEndpoints.choices.input>, call: Staff) {
  const { tx } = call
  const booking = await loadBooking(tx, id)
  const leg = legsOf(booking).find(({ seq }) => seq === legSeq)
  const jobs = (await jobsOfBooking(tx, id)).filter((job) => job.legSeq === legSeq && job.state !== 'cancelled')
  const [parts, departures] = await Promise.all([partsOf(tx, idsOf(jobs)), departuresToMoveTo(booking, legSeq, call)])
  const carriages = leg ? carriagesOf(leg, booking.shares) : []
  const unopened = unopenedOn({ jobs, parts, carriages }).flatMap(({ boxes }) => boxes)
  return {
    version: booking.version,
    departures,
    parts: parts.flatMap((part) => {
      const job = jobs.find((one) => one.id === part.jobId)
      if (!job) return []
      return [
        {
          ...{ containerId: part.id, jobId: job.id, jobNo: job.jobNo, partKind: part.kind },
          partName: part.containerNo ?? part.truckPlate ?? undefined,
          containerType: part.containerType ?? undefined,
          departureNo: job.trainNo ?? undefined,
          departureId: job.departureId ?? undefined,
          lastEventCode: part.lastEventCode ?? undefined,
        },
      ]
    }),
    boxes: unopened.map(({ containerType, owner, quantity }) => ({
      ...{ containerType, containerOwner: owner, containerQty: quantity },
    })),
    agreedLines: booking.agreed?.lines.map(({ legSeq: _, ...line }) => line) ?? [],
  }
}

type MovingAll = Opened<z.output<typeof moveEndpoints.moveAll.input>, 'staff'>
type Unit = { bookingId: string; bookingNo: string; jobId?: string; jobNo?: string; isWhole?: boolean }

/** Moves all that goes by a departure to another one, each job in a transaction of its own: what is refused is named, and keeps nobody else back. */
async function moveAll(opened: MovingAll, papers: JobPapers): Promise<{ items: MoveOutcome[] }> {
  const { input, write, read } = opened
  const units = await read(async ({ tx }) => {
    await checkReason(tx, 'MOVEREASON', input.reasonCode)
    return unitsOn(input, tx)
  })
  const { departureId, reasonCode, cause, note } = input
  const items: MoveOutcome[] = []
  for (const { bookingId, bookingNo, jobId, jobNo, isWhole } of units) {
    try {
      const isMoved = await write(async (call) => {
        const before = await loadBooking(call.tx, bookingId)
        const seen = await seenBooking({ id: bookingId, version: before.version }, call)
        if (jobId) checkOwnBox(await loadJob(call.tx, jobId))
        const after = await moveSeen(
          seen,
          {
            ...{ departureId, reasonCode, cause, note },
            ...(jobId && { jobIds: [jobId] }),
            ...(!jobId && !isWhole && { boxes: await boxesOn(seen.id, input.id, call) }),
          },
          { call, papers },
        )
        return after.version !== seen.version
      })
      items.push({ bookingNo, jobNo, isMoved })
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      items.push({ bookingNo, jobNo, isMoved: false, reason: error.code })
    }
  }
  return { items }
}

/** Cargo that shares a container leaves it only when it is named by itself: with its departure goes the container. */
function checkOwnBox({ consolidationId, consolidationNo }: Job): void {
  if (consolidationId) throw new Problem('workorder.moves-with-container', undefined, { consolidationNo })
}

async function unitsOn({ id, jobIds }: MovingAll['input'], tx: Staff['tx']): Promise<Unit[]> {
  const [found, bookings] = await Promise.all([jobsNotArrivedOn(tx, id), bookingsOnDeparture(tx, id)])
  const jobs = await Promise.all(found.filter((one) => jobIds?.includes(one) ?? true).map((one) => loadJob(tx, one)))
  const units = jobs
    .filter(({ atd }) => atd === null)
    .map(({ id: jobId, jobNo, bookingId, bookingNo }) => ({ bookingId, bookingNo, jobId, jobNo }))
  if (jobIds) return units
  const unopened = await Promise.all(
    bookings.map(async (booking) => ({ booking, boxes: await countOn(booking.id, id, tx) })),
  )
  // A booking that takes no boxes and has no job yet goes as a whole.
  const rest = unopened.flatMap(({ booking, boxes }) => {
    const isWhole = boxes.length === 0 && booking.given?.departureId === id && booking.jobNos.length === 0
    return isWhole || boxes.length > 0 ? [{ bookingId: booking.id, bookingNo: booking.bookingNo ?? '', isWhole }] : []
  })
  return [...units, ...rest]
}

async function countOn(bookingId: string, departureId: string, tx: Staff['tx']) {
  const booking = await loadBooking(tx, bookingId)
  const jobs = (await jobsOfBooking(tx, bookingId)).filter(({ state }) => state !== 'cancelled')
  const parts = await partsOf(tx, idsOf(jobs))
  return legsOf(booking).flatMap((leg) => {
    const ofLeg = jobs.filter(({ legSeq }) => legSeq === leg.seq)
    const carriages = carriagesOf(leg, booking.shares)
    return unopenedOn({ jobs: ofLeg, parts, carriages })
      .filter(({ from }) => from === departureId)
      .flatMap(({ boxes }) => boxes)
  })
}

const boxesOn = async (bookingId: string, departureId: string, { tx }: Staff) =>
  (await countOn(bookingId, departureId, tx)).map(({ containerType, owner, quantity }) => ({
    ...{ containerType, containerOwner: owner, containerQty: quantity },
  }))

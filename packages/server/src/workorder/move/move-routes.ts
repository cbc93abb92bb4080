import { moveEndpoints } from '@landbridge/contract/workorder/move-endpoints'
import type { z } from 'zod'
import { departuresToMoveTo, loadBooking, receiptOf } from '../../booking/index.ts'
import { idsOf } from '../../platform/rows.ts'
import { type Call, type Port, serve, serveInSteps } from '../../platform/serve.ts'
import type { JobPapers } from '../change/job-papers.ts'
import { partsOf } from '../container/container-store.ts'
import { jobsOfBooking } from '../job/job-store.ts'
import { moveAll } from './move-all-commands.ts'
import { moveCargo } from './move-commands.ts'
import { priceOfMove } from './move-price-queries.ts'

type StaffCall = Call<'staff'>

export const moveRoutesWith =
  (papers: JobPapers) =>
  (port: Port): void => {
    serve(port, moveEndpoints.choices, moveChoices)
    serve(port, moveEndpoints.move, async (command, call) =>
      receiptOf(await moveCargo(command, call, papers), { actor: 'staff', language: call.language }),
    )
    serve(port, moveEndpoints.price, priceOfMove)
    serveInSteps(port, moveEndpoints.moveAll, (opened) => moveAll(opened, papers))
  }

async function moveChoices({ id, legSeq }: z.output<typeof moveEndpoints.choices.input>, call: StaffCall) {
  const { tx } = call
  const booking = await loadBooking(tx, id)
  const jobs = (await jobsOfBooking(tx, id)).filter((job) => job.legSeq === legSeq && job.state !== 'cancelled')
  const [parts, departures] = await Promise.all([partsOf(tx, idsOf(jobs)), departuresToMoveTo(booking, legSeq, call)])
  return {
    version: booking.version,
    departures,
    parts: parts.flatMap((part) => {
      const job = jobs.find((one) => one.id === part.jobId)
      if (!job) return []
      return [
        {
          containerId: part.id,
          jobId: job.id,
          jobNo: job.jobNo,
          partKind: part.kind,
          partName: part.containerNo ?? part.truckPlate ?? undefined,
          containerType: part.containerType ?? undefined,
          departureNo: job.departureNo ?? undefined,
          departureId: job.departureId ?? undefined,
          lastEventCode: part.lastEventCode ?? undefined,
        },
      ]
    }),
  }
}

import { wayShown } from '@landbridge/contract/shared/way-done'
import { mostUnderway, type UnderwayShipment } from '@landbridge/contract/tracking/tracking-endpoints'
import type { Call } from '../../platform/serve.ts'
import { readerNames } from '../../reference/index.ts'
import { bookingModesOf, jobsUnderway, lastOnWay, partsOf } from '../../workorder/index.ts'
import { tracksOf } from '../chain/box-track-store.ts'
import { boxOf, lineOf } from './tracking-detail-queries.ts'
import { zoneOf } from './tracking-words.ts'

/** The company's shipments under way, each booking by its least advanced departed part. */
export async function listUnderway({
  tx,
  caller: { customerId },
  language,
}: Call<'customer'>): Promise<{ items: UnderwayShipment[]; total: number }> {
  if (customerId === null) return { items: [], total: 0 }
  const [{ jobs, total }, names] = await Promise.all([
    jobsUnderway(tx, customerId, mostUnderway),
    readerNames(tx, language),
  ])
  const ids = jobs.map(({ id }) => id)
  const [allParts, tracks, bookingModeOf] = await Promise.all([
    partsOf(tx, ids, customerId),
    tracksOf(tx, ids, customerId),
    bookingModesOf(tx, ids, customerId),
  ])
  const items = await Promise.all(
    jobs.map(async (job): Promise<UnderwayShipment> => {
      const parts = allParts.filter(({ jobId }) => jobId === job.id)
      const last = lastOnWay(tracks.filter(({ jobId }) => jobId === job.id))
      const part = parts.find(({ id }) => id === last?.containerId) ?? parts[0]
      const box = await boxOf(tx, { job, part, parts, customerId })
      const { travelled, ahead } = lineOf(job, box, names)
      return {
        bookingId: job.bookingId,
        bookingNo: job.bookingNo,
        serviceModeId: job.mode,
        bookingMode: bookingModeOf(job.id),
        originName: names.shortPlace(job.originCode, job.mode),
        destinationName: names.shortPlace(job.destinationCode, job.mode),
        ...wayShown({ way: box.progress.way }),
        travelled,
        ahead,
        eta: job.eta,
        etaZone: zoneOf(job.destinationCode, job.mode, names),
      }
    }),
  )
  return { items, total }
}

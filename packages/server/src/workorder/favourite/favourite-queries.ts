import { legModesOf, type ModeCode } from '@landbridge/contract/shared/modes'
import type { FavouriteRow } from '@landbridge/contract/workorder/favourite-endpoints'
import { companyOf } from '../../platform/caller.ts'
import type { Call } from '../../platform/serve.ts'
import { readerNames } from '../../reference/index.ts'
import { favouritesOf } from '../job/favourite-store.ts'
import { rowsOf } from '../job/job-queries.ts'
import { jobsByIds } from '../job/job-store.ts'

type Asked = {
  kind: 'job' | 'lane'
  pageIndex: number
  pageSize: number
  sort: 'asc' | 'desc'
  sortName?: 'locatedAt' | 'addedAt' | undefined
}

/** The caller's favourites of one kind; a job as it stands now. */
export async function listFavourites({ kind, pageIndex, pageSize, sort, sortName }: Asked, call: Call<'customer'>) {
  const { tx, caller, language, now } = call
  const customerId = companyOf(caller)
  const { favourites, total } = await favouritesOf(tx, {
    userId: caller.userId,
    kind,
    byEvent: kind === 'job' && sortName === 'locatedAt' ? sort : undefined,
    limit: pageSize,
    offset: (pageIndex - 1) * pageSize,
  })
  const jobs = await jobsByIds(
    tx,
    favourites.flatMap(({ jobId }) => jobId ?? []),
    customerId,
  )
  const [rows, names] = await Promise.all([rowsOf(tx, jobs, { language, now, customerId }), readerNames(tx, language)])
  const items = favourites.map((favourite): FavouriteRow => {
    const by = legModesOf(favourite.mode as ModeCode)
    const job = rows.find(({ id }) => id === favourite.jobId)
    return {
      id: favourite.id,
      kind: favourite.kind,
      mode: favourite.mode,
      originCode: favourite.originCode,
      originName: names.shortPlace(favourite.originCode, by),
      destinationCode: favourite.destinationCode,
      destinationName: names.shortPlace(favourite.destinationCode, by),
      note: favourite.note ?? undefined,
      addedAt: favourite.addedAt,
      ...(job && {
        jobId: job.id,
        jobNo: job.jobNo,
        bookingNo: job.bookingNo,
        bookingMode: job.bookingMode,
        customerReference: job.customerReference,
        containerNos: job.containerNos,
        houseBillNo: job.houseBillNo,
        transportType: job.transportType,
        state: job.state,
        stateLabel: job.stateLabel,
        trackLabel: job.trackLabel,
        locatedAt: job.locatedAt,
        eta: job.eta,
        ata: job.ata,
        destinationZone: job.destinationZone,
      }),
    }
  })
  return { items, total, pageIndex, pageSize }
}

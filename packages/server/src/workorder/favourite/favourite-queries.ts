import type { ModeCode } from '@landbridge/contract/shared/modes'
import type { FavouriteRow } from '@landbridge/contract/workorder/favourite-endpoints'
import { companyOf } from '../../platform/caller.ts'
import type { Call } from '../../platform/serve.ts'
import { placesOfModes } from '../../reference/index.ts'
import { rowsOf } from '../job/job-queries.ts'
import { jobsByIds } from '../job/job-store.ts'
import { shortNameOf } from '../job/job-views.ts'
import { favouritesOf } from './favourite-store.ts'

type Asked = {
  kind: 'job' | 'lane'
  pageIndex: number
  pageSize: number
  sort: 'asc' | 'desc'
  sortName?: 'locatedAt' | 'addedAt' | undefined
}

/** The caller's favourites of one kind; a job as it stands now. */
export async function listFavourites({ kind, pageIndex, pageSize, sort, sortName }: Asked, call: Call<'customer'>) {
  const { tx, caller, language } = call
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
    favourites.flatMap(({ job_id }) => job_id ?? []),
    customerId,
  )
  const codes = favourites.flatMap((one) => [one.origin_code, one.destination_code])
  const [rows, places] = await Promise.all([
    rowsOf(tx, jobs, { language, customerId }),
    placesOfModes(
      tx,
      favourites.map(({ mode }) => mode as ModeCode),
      codes,
    ),
  ])
  const items = favourites.map((favourite): FavouriteRow => {
    const job = rows.find(({ id }) => id === favourite.job_id)
    return {
      id: favourite.id,
      kind: favourite.kind,
      mode: favourite.mode,
      originCode: favourite.origin_code,
      originName: shortNameOf(favourite.origin_code, { places, language }) ?? '',
      destinationCode: favourite.destination_code,
      destinationName: shortNameOf(favourite.destination_code, { places, language }) ?? '',
      note: favourite.note ?? undefined,
      addedAt: favourite.added_at,
      ...(job && {
        jobId: job.id,
        jobNo: job.jobNo,
        bookingNo: job.bookingNo,
        customerReference: job.customerReference,
        containerNos: job.containerNos,
        consignmentNoteNo: job.consignmentNoteNo,
        state: job.state,
        stateLabel: job.stateLabel,
        trackLabel: job.trackLabel,
        locatedAt: job.locatedAt,
        eta: job.eta,
        ata: job.ata,
      }),
    }
  })
  return { items, total, pageIndex, pageSize }
}

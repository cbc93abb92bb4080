import { legModesOf, type ModeCode } from '@landbridge/contract/shared/modes'
import type { FavouriteFilter, FavouriteRow } from '@landbridge/contract/workorder/favourite-endpoints'
import type { JobRow } from '@landbridge/contract/workorder/job-view'
import { companyOf } from '../../platform/caller.ts'
import { known } from '../../platform/known.ts'
import { pick } from '../../platform/rows.ts'
import type { Call } from '../../platform/serve.ts'
import { readerNames } from '../../reference/index.ts'
import { favouritesOf } from '../job/favourite-store.ts'
import { rowsOf } from '../job/job-queries.ts'
import { jobsByIds } from '../job/job-store.ts'

// biome-ignore format: names by their subject
const jobColumns = [
  'jobNo', 'bookingNo', 'bookingMode', 'customerReference', 'containerNos', 'houseBillNo', 'transportType', 'serviceTerm', 'state',
  'stateLabel', 'trackLabel', 'locatedAt', 'eta', 'ata', 'destinationZone',
] as const satisfies readonly (keyof JobRow & keyof FavouriteRow)[]

export async function listFavourites(
  { kind, pageIndex, pageSize, sort, sortName }: FavouriteFilter,
  call: Call<'customer'>,
) {
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
      ...known(pick(favourite, ['id', 'kind', 'mode', 'originCode', 'destinationCode', 'note', 'addedAt'])),
      originName: names.shortPlace(favourite.originCode, by),
      destinationName: names.shortPlace(favourite.destinationCode, by),
      ...(job && { jobId: job.id, ...pick(job, jobColumns) }),
    }
  })
  return { items, total, pageIndex, pageSize }
}

import { legModesOf, type ModeCode } from '@landbridge/contract/shared/modes'
import type { FavouriteFilter, FavouriteRow } from '@landbridge/contract/workorder/favourite-endpoints'
import type { JobRow } from '@landbridge/contract/workorder/job-view'
import { companyOf } from '../../platform/caller.ts'
import { known } from '../../platform/known.ts'
import { pick } from '../../platform/rows.ts'
import type { Call } from '../../platform/serve.ts'
import { lowestPrices } from '../../pricing/index.ts'
import { readerNames } from '../../reference/index.ts'
import { favouritesOf } from '../job/favourite-store.ts'
import { rowsOf } from '../job/job-queries.ts'
import { jobsByIds } from '../job/job-store.ts'

// biome-ignore format: names by their subject
const jobColumns = [
  'jobNo', 'bookingNo', 'bookingMode', 'customerReference', 'containerNos', 'houseBillNo', 'transportType', 'serviceTerm', 'state',
  'stateLabel', 'trackLabel', 'locatedAt', 'eta', 'ata', 'destinationZone',
] as const satisfies readonly (keyof JobRow & keyof FavouriteRow)[]

/** Prices of lanes are compared in one currency, as on the front page. */
const shownCurrency = 'USD'

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
  const lanes = favourites.map((one) => ({ ...one, mode: one.mode as ModeCode }))
  const [rows, names, priceOf] = await Promise.all([
    rowsOf(tx, jobs, { language, now, customerId }),
    readerNames(tx, language),
    lowestPrices(call, kind === 'lane' ? lanes : [], shownCurrency),
  ])
  const items = lanes.map((favourite): FavouriteRow => {
    const by = legModesOf(favourite.mode)
    const price = priceOf(favourite)
    const job = rows.find(({ id }) => id === favourite.jobId)
    return {
      ...known(pick(favourite, ['id', 'kind', 'mode', 'originCode', 'destinationCode', 'note', 'addedAt'])),
      originName: names.shortPlace(favourite.originCode, by),
      destinationName: names.shortPlace(favourite.destinationCode, by),
      ...(price && { price: price.amount, currency: price.currency }),
      ...(job && { jobId: job.id, ...pick(job, jobColumns) }),
    }
  })
  return { items, total, pageIndex, pageSize }
}

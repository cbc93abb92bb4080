import { goodsNameFor } from '@landbridge/contract/booking/form/goods-names'
import { actionsFor } from '@landbridge/contract/shared/lifecycle'
import { type ModeCode, placeModesOf } from '@landbridge/contract/shared/modes'
import {
  type ConsolidationDetail,
  type ConsolidationRow,
  consolidationLifecycle,
  consolidationStates,
  type SharedJob,
} from '@landbridge/contract/warehouse/consolidation'
import type { ConsolidationFilter } from '@landbridge/contract/warehouse/consolidation-endpoints'
import { userNames } from '../access/index.ts'
import { chargedQuantity, sharedContainerMeasure } from '../charge/index.ts'
import { customersByIds } from '../customer/index.ts'
import { known } from '../platform/known.ts'
import { askList, type Condition, either, present } from '../platform/list.ts'
import { mentions } from '../platform/search.ts'
import type { Call } from '../platform/serve.ts'
import { containerTypesByLabel, placesNamed, type ReaderNames, readerNames } from '../reference/index.ts'
import {
  bookingModesOf,
  countingOf,
  type Job,
  type SharedCargo,
  sharedCargoOf,
  sharedColumns,
  sharedFacts,
} from '../workorder/index.ts'
import type { Consolidation } from './consolidation.ts'
import { departureWith, doubtsOnConsolidation } from './consolidation-rules.ts'
import { candidatesFor, jobsInConsolidations } from './consolidation-store.ts'
import { fillOf, type Limits, limitsOf } from './fill-rules.ts'

type StaffCall = Call<'staff'>

const sortColumns = {
  consolidationNo: 'c.consolidation_no',
  createdAt: 'c.created_at',
  closedAt: 'c.closed_at',
} as const

/** A page of the containers that several jobs share, the newest first unless asked otherwise. */
export async function listConsolidations(filter: ConsolidationFilter, call: StaffCall) {
  const { tx } = call
  const { pageIndex, pageSize, sort, sortName } = filter
  const { rows, counts, total } = await askList<Consolidation>(tx, {
    from: 'consolidation c',
    key: 'c.id',
    columns: 'c.*',
    asStored: true,
    where: await conditionsOf(filter, call),
    order: sortName ? `${sortColumns[sortName]} ${sort} nulls last` : 'c.created_at desc',
    page: { pageIndex, pageSize },
    state: { column: 'c.state', chosen: filter.state, named: consolidationStates },
  })
  const around = await viewContext(rows, [], call)
  return { items: rows.map((row) => rowOf(row, around)), total, counts, pageIndex, pageSize }
}

async function conditionsOf(
  { mode, keyword, originCode, destinationCode }: ConsolidationFilter,
  { tx }: StaffCall,
): Promise<Condition[]> {
  const places = keyword ? await placesNamed(tx, keyword, mode && placeModesOf(mode)) : []
  return present([
    mode && ['c.mode = $1', mode],
    originCode && ['c.origin_code = $1', originCode],
    destinationCode && ['c.destination_code = $1', destinationCode],
    keyword &&
      either(
        mentions('search_line(c.consolidation_no, c.container_no, c.departure_no, c.warehouse_name)', keyword),
        places.length > 0 && ['c.origin_code = any($1)', places],
        places.length > 0 && ['c.destination_code = any($1)', places],
        ['exists (select from work_order w where w.consolidation_id = c.id and upper(w.job_no) = upper($1))', keyword],
      ),
  ])
}

/** The reads besides to show consolidations: their jobs, what these carry, and the limits of the containers. */
async function viewContext(
  consolidations: readonly Consolidation[],
  others: readonly Job[],
  { tx, language }: StaffCall,
) {
  const [jobs, types, names] = await Promise.all([
    jobsInConsolidations(
      tx,
      consolidations.map(({ id }) => id),
    ),
    containerTypesByLabel(tx),
    readerNames(tx, language),
  ])
  const cargoes = await sharedCargoOf(tx, [...jobs, ...others])
  const limits = new Map([...types].map(([label, type]) => [label, limitsOf(type)]))
  return { jobs: Map.groupBy(jobs, ({ consolidationId }) => consolidationId ?? ''), cargoes, limits, names }
}

type Around = {
  jobs: ReadonlyMap<string, Job[]>
  cargoes: ReadonlyMap<string, SharedCargo>
  limits: ReadonlyMap<string, Limits>
  names: ReaderNames
}

function rowOf(consolidation: Consolidation, { jobs, cargoes, limits, names }: Around): ConsolidationRow {
  const { createdBy, sealNos, ...shown } = consolidation
  const { mode, originCode, destinationCode, containerType } = consolidation
  const inside = jobs.get(consolidation.id) ?? []
  const limit = limits.get(containerType)
  return {
    ...known(shown),
    sealNos: sealNos.length > 0 ? sealNos : undefined,
    ...(shown.warehouseName && { warehouseName: names.written(shown.warehouseName) }),
    originName: names.shortPlace(originCode, mode),
    destinationName: names.shortPlace(destinationCode, mode),
    jobCount: inside.length,
    ...limit,
    ...fillOf(
      inside.flatMap(({ id }) => {
        const cargo = cargoes.get(id)
        return cargo ? [countingOf(cargo)] : []
      }),
      limit,
    ),
  }
}

export async function consolidationDetailOf(
  consolidation: Consolidation,
  call: StaffCall,
): Promise<ConsolidationDetail> {
  const { tx } = call
  const waiting = consolidation.state === 'open' ? await candidatesFor(tx, consolidation) : []
  const around = await viewContext([consolidation], waiting, call)
  const inside = around.jobs.get(consolidation.id) ?? []
  const leaves = departureWith(consolidation, inside)
  const candidates = waiting.filter(({ departureId }) => leaves === undefined || departureId === leaves)
  const jobs = [...inside, ...candidates]
  const [customers, bookingModeOf, called] = await Promise.all([
    customersByIds(
      tx,
      jobs.map(({ customerId }) => customerId),
    ),
    bookingModesOf(
      tx,
      jobs.map(({ id }) => id),
    ),
    userNames(tx, consolidation.createdBy ? [consolidation.createdBy] : []),
  ])
  const shown = (job: Job) =>
    sharedJobOf(job, around.cargoes.get(job.id), {
      customerShortName: customers.get(job.customerId)?.shortName ?? '',
      bookingMode: bookingModeOf(job.id),
      names: around.names,
    })
  return {
    ...rowOf(consolidation, around),
    createdBy: called.get(consolidation.createdBy ?? ''),
    jobs: inside.map(shown),
    candidates: candidates.map(shown),
    warnings: Object.values(doubtsOnConsolidation(consolidation)),
    actions: actionsFor(consolidationLifecycle, consolidation, 'staff'),
  }
}

function sharedJobOf(
  job: Job,
  cargo: SharedCargo = { declared: { isDangerous: false }, receipt: undefined, by: sharedContainerMeasure },
  { names, ...beside }: { customerShortName: string; bookingMode: ModeCode; names: ReaderNames },
): SharedJob {
  return {
    jobId: job.id,
    jobNo: job.jobNo,
    jobState: job.state,
    bookingId: job.bookingId,
    bookingNo: job.bookingNo,
    legSeq: job.legSeq,
    ...beside,
    departureNo: job.departureNo ?? undefined,
    goodsName: goodsNameFor(cargo.declared, names.language) || undefined,
    dangerous: cargo.declared.isDangerous,
    ...sharedColumns(job, cargo, names),
    lclState: job.lclState ?? 'awaiting',
    chargeableQty: chargedQuantity(countingOf(cargo)),
    measureDiffers: sharedFacts(cargo).measureDiffers,
  }
}

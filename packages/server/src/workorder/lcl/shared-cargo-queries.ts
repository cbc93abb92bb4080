import { sharesContainer } from '@landbridge/contract/booking/lcl-state'
import type { JobRow } from '@landbridge/contract/workorder/job-view'
import { type Booking, cargoOfBookings, type DeclaredCargo } from '../../booking/index.ts'
import type { Tx } from '../../platform/database.ts'
import { sharedMeasureOf } from '../../pricing/index.ts'
import type { Job } from '../job/job.ts'
import { chargedQuantity, differsFrom, type Measure, type Measured } from './measure-rules.ts'
import { type Receipt, receiptsOf } from './receipt-store.ts'

/** The cargo of a job that shares a container: as its booking declares it, and as its warehouse received it. */
export type SharedCargo = { declared: DeclaredCargo; receipt: Receipt | undefined }

/** The shared cargo of those jobs that have such; jobs with containers of their own cost no question. */
export async function sharedCargoOf(
  tx: Tx,
  jobs: readonly Pick<Job, 'id' | 'bookingId' | 'loadType'>[],
  customerId?: string,
): Promise<Map<string, SharedCargo>> {
  const sharing = jobs.filter(({ loadType }) => sharesContainer(loadType))
  if (sharing.length === 0) return new Map()
  const [declared, receipts] = await Promise.all([
    cargoOfBookings(
      tx,
      sharing.map(({ bookingId }) => bookingId),
      customerId,
    ),
    receiptsOf(
      tx,
      sharing.map(({ id }) => id),
      customerId,
    ),
  ])
  return new Map(
    sharing.map(({ id, bookingId }) => [
      id,
      { declared: declared.get(bookingId) ?? { isDangerous: false }, receipt: receipts.get(id) },
    ]),
  )
}

const measureOf = (receipt: Receipt): Required<Measure> => ({
  packages: receipt.actualPieces,
  grossWeightKg: receipt.actualGrossWeightKg,
  volumeM3: receipt.actualVolumeM3,
})

/** What counts of a cargo: its measure once it was received, else what was declared. */
export const countingOf = ({ declared, receipt }: SharedCargo): Measure => (receipt ? measureOf(receipt) : declared)

/** What a list shows of shared cargo. */
export const sharedColumns = (job: Pick<Job, 'lclState'>, cargo: SharedCargo) => {
  const { declared, receipt } = cargo
  return {
    lclState: job.lclState ?? undefined,
    packages: declared.packages,
    grossWeightKg: declared.grossWeightKg,
    volumeM3: declared.volumeM3,
    chargeableQty: chargedQuantity(countingOf(cargo)),
    ...(receipt && {
      warehouseName: receipt.warehouseName,
      receivedAt: receipt.receivedAt,
      actualPieces: receipt.actualPieces,
      actualGrossWeightKg: receipt.actualGrossWeightKg,
      actualVolumeM3: receipt.actualVolumeM3,
    }),
  } satisfies Partial<JobRow>
}

/** What a detail shows besides. */
export const sharedFacts = ({ declared, receipt }: SharedCargo) => ({
  receiptNo: receipt?.receiptNo ?? undefined,
  receiptRemark: receipt?.receiptRemark ?? undefined,
  declaredQty: chargedQuantity(declared),
  measureDiffers: receipt ? differsFrom(declared, measureOf(receipt)) : false,
})

/** What was measured of a job's cargo, for its charges; nothing before it was received. */
export async function measuredFor(tx: Tx, job: Job, { quote }: Pick<Booking, 'quote'>): Promise<Measured | undefined> {
  if (!sharesContainer(job.loadType)) return undefined
  const [cargoes, basis] = await Promise.all([sharedCargoOf(tx, [job]), sharedMeasureOf(tx, quote?.tariffId)])
  const cargo = cargoes.get(job.id)
  return cargo?.receipt && { actual: measureOf(cargo.receipt), declared: cargo.declared, basis }
}

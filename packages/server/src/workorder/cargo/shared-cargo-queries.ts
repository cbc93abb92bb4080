import type { JobRow } from '@landbridge/contract/workorder/job-view'
import { type Carried, cargoOfBookings, type DeclaredCargo, type Leg } from '../../booking/index.ts'
import { type CargoMeasure, differsFrom, type Measure, type Measured } from '../../charge/index.ts'
import type { Tx } from '../../platform/database.ts'
import { idsOf } from '../../platform/rows.ts'
import { measuresOfPrice } from '../../pricing/index.ts'
import type { ReaderNames } from '../../reference/index.ts'
import type { Job } from '../job.ts'
import { jobModeOf } from '../modes/job-modes.ts'
import { type Receipt, receiptsOf } from './receipt-store.ts'

/** The cargo of a job that a warehouse receives before it goes: as its booking declares it, as it was received, and how it is measured. */
export type SharedCargo = { declared: DeclaredCargo; receipt: Receipt | undefined; by: CargoMeasure }

type LoadedJob = Pick<Job, 'mode' | 'loadType'>

/** Nothing for loads that no warehouse receives. */
export const measureOf = ({ mode, loadType }: LoadedJob): CargoMeasure | undefined =>
  jobModeOf(mode).measureOf(loadType)

/** The cargo of those jobs that a warehouse receives; the others cost no question. */
export async function sharedCargoOf(
  tx: Tx,
  jobs: readonly (LoadedJob & Pick<Job, 'id' | 'bookingId'>)[],
  customerId?: string,
): Promise<Map<string, SharedCargo>> {
  const sharing = jobs.flatMap((job) => {
    const by = measureOf(job)
    return by ? [{ ...job, by }] : []
  })
  if (sharing.length === 0) return new Map()
  const [declared, receipts] = await Promise.all([
    cargoOfBookings(
      tx,
      sharing.map(({ bookingId }) => bookingId),
      customerId,
    ),
    receiptsOf(tx, idsOf(sharing), customerId),
  ])
  return new Map(
    sharing.map(({ id, bookingId, by }) => [
      id,
      { declared: declared.get(bookingId) ?? { isDangerous: false }, receipt: receipts.get(id), by },
    ]),
  )
}

export const measuredCargo = (receipt: Omit<Receipt, 'jobId' | 'customerId'>): Measure => ({
  packages: receipt.actualPieces,
  grossWeightKg: receipt.actualGrossWeightKg,
  volumeM3: receipt.actualVolumeM3,
  loadingMetres: receipt.actualLoadingMetres ?? undefined,
  pieces: receipt.pieces ?? undefined,
})

/** The measure of a cargo that counts: the warehouse's once it was received, else the declared one. */
export const countingOf = ({ declared, receipt }: SharedCargo): Measure => (receipt ? measuredCargo(receipt) : declared)

export const sharedColumns = (job: Pick<Job, 'lclState'>, cargo: SharedCargo, names: Pick<ReaderNames, 'written'>) => {
  const { declared, receipt, by } = cargo
  const warehouseName = receipt?.warehouseName ?? declared.warehouseName
  return {
    lclState: job.lclState ?? undefined,
    packages: declared.packages,
    grossWeightKg: declared.grossWeightKg,
    volumeM3: declared.volumeM3,
    warehouseName: warehouseName && names.written(warehouseName),
    [by.quantityName]: by.quantityOf(countingOf(cargo)),
    ...(receipt && {
      receivedAt: receipt.receivedAt,
      actualPieces: receipt.actualPieces,
      actualGrossWeightKg: receipt.actualGrossWeightKg,
      actualVolumeM3: receipt.actualVolumeM3,
    }),
  } satisfies Partial<JobRow>
}

/** The columns of received cargo in lists of bookings, since it is charged by its measure. */
export const measuredColumns = ({ receipt, by }: SharedCargo): Carried => ({
  ...(receipt && {
    actualPieces: receipt.actualPieces,
    actualGrossWeightKg: receipt.actualGrossWeightKg,
    actualVolumeM3: receipt.actualVolumeM3,
    ...(by.quantityName === 'chargeableWeightKg' && {
      actualChargeableWeightKg: by.quantityOf(measuredCargo(receipt)),
    }),
  }),
})

export const sharedFacts = ({ declared, receipt, by }: SharedCargo) => ({
  receiptNo: receipt?.receiptNo ?? undefined,
  receiptRemark: receipt?.receiptRemark ?? undefined,
  measuredPieces: receipt?.pieces ?? undefined,
  actualLoadingMetres: receipt?.actualLoadingMetres ?? undefined,
  declaredQty: by.quantityOf(declared),
  measureDiffers: receipt ? differsFrom(declared, measuredCargo(receipt), by) : false,
})

/** The measure by which a job's cargo is charged; nothing before it was received. */
export async function measuredFor(tx: Tx, job: Job, { quoted }: Pick<Leg, 'quoted'>): Promise<Measured | undefined> {
  if (!measureOf(job)) return undefined
  const [cargoes, terms] = await Promise.all([sharedCargoOf(tx, [job]), measuresOfPrice(tx, quoted?.tariffId)])
  const cargo = cargoes.get(job.id)
  return cargo?.receipt && { actual: measuredCargo(cargo.receipt), declared: cargo.declared, terms, by: cargo.by }
}

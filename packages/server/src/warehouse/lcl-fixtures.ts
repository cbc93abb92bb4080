import { consolidationEndpoints as desk } from '@landbridge/contract/warehouse/consolidation-endpoints'
import { jobDeskEndpoints } from '@landbridge/contract/workorder/job-desk-endpoints'
import type { JobDeskDetail } from '@landbridge/contract/workorder/job-view'
import { sql } from 'kysely'
import { bookingWorld } from '../booking/booking-fixtures.ts'
import { system } from '../platform/caller.ts'
import { boxNos } from '../workorder/workorder-fixtures.ts'

type Declared = { packages: number; grossWeightKg: string; volumeM3: string }

/** Charges agreed for shared cargo: so much for each cubic metre, and a fee for the papers. */
const agreedPrice = ({ volumeM3 }: Declared) => ({
  lines: [
    { chargeCode: 'LCLF', section: 'main', unit: 'M3', quantity: volumeM3, unitPrice: '100', currency: 'USD' },
    { chargeCode: 'DOC', section: 'origin', unit: 'BILL', quantity: '1', unitPrice: '50', currency: 'USD' },
  ],
  totals: [],
})

/** A world in which cargo shares containers: an accepted booking is turned into such a one, since none can be made yet. */
export async function lclWorld() {
  const world = await bookingWorld()
  const { staff, db } = world
  const show = async (id: string): Promise<JobDeskDetail> => (await staff(jobDeskEndpoints.show, { id })).body.data
  type Shipper = Awaited<ReturnType<typeof world.customer>>

  /** An accepted booking of shared cargo that has no job yet. */
  async function bookShared(shipper: Shipper, declared: Declared): Promise<string> {
    const booking = await world.submit(shipper)
    await world.accept(booking)
    const goods = [{ goodsName: 'Green tea', ...declared }]
    const form = { loadType: 'LCL', boxes: [], goods }
    await db.as(system, (tx) =>
      sql`update booking set load_type = 'LCL', packages = ${declared.packages}, gross_weight_kg = ${declared.grossWeightKg},
        volume_m3 = ${declared.volumeM3}, goods_name = 'Green tea', form = form || ${JSON.stringify(form)}::jsonb,
        agreed = ${JSON.stringify(agreedPrice(declared))}::jsonb where id = ${booking.id}`.execute(tx),
    )
    return booking.id
  }

  async function sharedJob(shipper: Shipper, declared: Declared): Promise<JobDeskDetail> {
    const bookingId = await bookShared(shipper, declared)
    const [job] = (await staff(jobDeskEndpoints.open, { bookingId })).body.data.jobs
    return show(job?.id ?? '')
  }

  const receive = (job: JobDeskDetail, found: { pieces: number; kg: string; m3: string; keepWarnings?: boolean }) =>
    staff(desk.receive, {
      id: job.id,
      version: job.version,
      warehouseName: 'Xi’an warehouse 3',
      receivedAt: new Date('2031-01-15T07:00:00Z'),
      actualPieces: found.pieces,
      actualGrossWeightKg: found.kg,
      actualVolumeM3: found.m3,
      keepWarnings: found.keepWarnings,
    })

  /** An open consolidation of the lane, in a 20-foot box unless told otherwise. */
  const begin = async (containerType = '20GP') =>
    (
      await staff(desk.save, {
        mode: 'R',
        originCode: 'CNXIA',
        destinationCode: 'DEDUI',
        containerType,
        warehouseName: 'Xi’an warehouse 3',
        keepWarnings: false,
      })
    ).body.data

  return { ...world, show, bookShared, sharedJob, receive, begin }
}

export const tea = { packages: 100, grossWeightKg: '1200', volumeM3: '2.5' }
export const asDeclared = { pieces: 100, kg: '1200', m3: '2.5' }
export const numbered = { containerNo: boxNos[0], sealNos: ['SEAL1', 'SEAL2'], keepWarnings: false }

/** Two companies' cargo in one open consolidation, received and sealed, and ready to be closed. */
export async function twoAboard() {
  const world = await lclWorld()
  const [haode, silk] = [await world.customer(), await world.customer()]
  const first = (await world.receive(await world.sharedJob(haode, tea), asDeclared)).body.data
  const second = (await world.receive(await world.sharedJob(silk, tea), asDeclared)).body.data
  const begun = await world.begin()
  const putIn = await world.staff(desk.put, { id: begun.id, version: begun.version, jobIds: [first.id, second.id] })
  const ready = (await world.staff(desk.save, { id: begun.id, version: putIn.body.data.version, ...numbered })).body
    .data
  return { ...world, haode, silk, first, second, ready }
}

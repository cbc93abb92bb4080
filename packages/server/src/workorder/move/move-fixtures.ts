import { bookingDeskEndpoints } from '@landbridge/contract/booking/booking-desk-endpoints'
import { departureDeskEndpoints } from '@landbridge/contract/pricing/departure-desk-endpoints'
import { firstPage } from '@landbridge/contract/shared/paging'
import { jobDeskEndpoints } from '@landbridge/contract/workorder/job-desk-endpoints'
import { moveEndpoints } from '@landbridge/contract/workorder/move-endpoints'
import type { Pool } from 'pg'
import { sailing, seaBooking, seaWorld } from '../../booking/sea-booking-fixtures.ts'
import { recordStep } from '../../testing/tracking-calls.ts'
import { boxNos } from '../workorder-fixtures.ts'
import type { Move } from './move-commands.ts'

const english = { 'accept-language': 'en' }

const nextSailing = () =>
  sailing({
    departureNo: '032W',
    vessel: 'Amber Tide',
    etd: new Date('2031-01-31T04:00:00Z'),
    eta: new Date('2031-03-06T04:00:00Z'),
    siCutoff: new Date('2031-01-28T04:00:00Z'),
    vgmCutoff: new Date('2031-01-29T04:00:00Z'),
    cargoCutoff: new Date('2031-01-29T16:00:00Z'),
    customsCutoff: new Date('2031-01-30T04:00:00Z'),
    filingCutoff: new Date('2031-01-28T04:00:00Z'),
  })

async function chargesOf(pool: Pool, bookingId: string): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(
    `select c.charge_code || ' ' || sum(c.amount)::text || ' ' || c.currency as line from charge_line c
      join work_order w on w.id = c.job_id where w.booking_id = $1 group by c.charge_code, c.currency order by 1`,
    [bookingId],
  )
  return rows.map(({ line }) => line)
}

const rolled = { reasonCode: 'ROLLED', cause: 'carrier' } as const

/** Two boxes booked on one sailing, another sailing a week later, and what a clerk does when they are rolled. */
export async function moveWorld() {
  const world = await seaWorld()
  const { staff, calls, priceTaken, departureId: first, accept } = world
  const second = (await staff(departureDeskEndpoints.save, nextSailing())).body.data.id
  const shipper = await world.customer()
  const booked = (await shipper(calls.create, seaBooking({ ...priceTaken, departureId: first }))).body.data
  await accept(booked)
  const { id } = booked
  const shown = async () => (await staff(bookingDeskEndpoints.show, { id })).body.data
  const show = async (jobId: string) => (await staff(jobDeskEndpoints.show, { id: jobId })).body.data
  const jobs = async () => {
    const filter = { ...firstPage, orderState: 'all', lclState: 'all', bookingId: id } as const
    const { items } = (await staff(jobDeskEndpoints.list, filter)).body.data
    return items.toSorted((a, b) => ((a.departureNo ?? '') < (b.departureNo ?? '') ? -1 : 1))
  }
  async function number(jobId: string) {
    for (const [index, { id: containerId }] of (await show(jobId)).containers.entries()) {
      const { version } = await show(jobId)
      const box = { containerNo: boxNos[index] ?? '', sealNos: [`SEAL${index}`], vgmKg: '21000' }
      await staff(jobDeskEndpoints.saveContainer, { id: jobId, version, containerId, ...box, keepWarnings: true })
    }
  }
  return {
    ...world,
    world,
    first,
    second,
    shipper,
    shown,
    show,
    jobs,
    id,
    chargesOf: () => chargesOf(world.pool, id),
    booking: async () => (await shipper(calls.show, { id }, english)).body.data,
    async open({ numbered = false } = {}) {
      const [job] = (await staff(jobDeskEndpoints.open, { bookingId: id })).body.data.jobs
      if (numbered) await number(job?.id ?? '')
      return show(job?.id ?? '')
    },
    async move({ by = staff, ...changes }: Partial<Move> & { by?: typeof staff } = {}) {
      const { version } = await shown()
      return by(moveEndpoints.move, { id, version, departureId: second, ...rolled, ...changes })
    },
    moveAll: async () => staff(moveEndpoints.moveAll, { id: first, departureId: second, ...rolled }),
    another: async () => {
      const other = (
        await shipper(calls.create, seaBooking({ ...priceTaken, departureId: first, customerReference: 'PO-2' }))
      ).body.data
      return accept(other)
    },
    record: (jobId: string, step: string, at: string, containerNos?: readonly string[]) =>
      recordStep(staff, jobId, { step, at, containerNos }),
    async spaceLeft(departureId: string, containerType = '40HQ') {
      const { spaces } = (await staff(departureDeskEndpoints.show, { id: departureId })).body.data
      return spaces.find((space) => space.containerType === containerType)?.surplus
    },
  }
}

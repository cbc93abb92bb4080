import { bookingDeskEndpoints as desk } from '@landbridge/contract/booking/booking-desk-endpoints'
import { departureDeskEndpoints } from '@landbridge/contract/pricing/departure-desk-endpoints'
import { departureForm } from '../pricing/pricing-fixtures.ts'
import { aBooking, bookingWorld, railForm } from './booking-fixtures.ts'
import type { Booking, GivenDeparture, KeptLeg } from './life/booking.ts'
import { sailing } from './sea-booking-fixtures.ts'

export const givenBy = (changes: Partial<GivenDeparture>): GivenDeparture => ({
  etd: new Date('2031-02-05T12:00:00Z'),
  etdZone: 'Asia/Shanghai',
  eta: new Date('2031-02-19T12:00:00Z'),
  etaZone: 'Europe/Berlin',
  promisedEta: new Date('2031-02-19T12:00:00Z'),
  cutoffs: [],
  ...changes,
})

export const chainLegs: KeptLeg[] = [
  { seq: 1, mode: 'R', requested: { originCode: 'CNXIA', destinationCode: 'DEHAM' } },
  { seq: 2, mode: 'S', requested: { originCode: 'DEHAM', destinationCode: 'GBFXT' } },
]

/** A booking of two legs, put together by hand as no form of such bookings is open. */
export const aChain = (changes: Partial<Booking> = {}): Booking =>
  aBooking({
    mode: 'M',
    form: railForm({ destinationCode: 'GBFXT' }),
    legs: chainLegs,
    ...changes,
  })

const agreedLine = (chargeCode: string, unit: 'BOX' | 'SHPT', unitPrice: string, legSeq?: number) => ({
  chargeCode,
  unit,
  unitPrice,
  currency: 'USD',
  quantity: unit === 'BOX' ? '2' : '1',
  legSeq,
  ...(unit === 'BOX' && { containerType: '40HQ' }),
})

const agreedLines = [
  agreedLine('RAILF', 'BOX', '4000'),
  agreedLine('OCEANF', 'BOX', '500', 2),
  agreedLine('DOC', 'SHPT', '60'),
  agreedLine('CUSEXP', 'SHPT', '80'),
  agreedLine('CUSIMP', 'SHPT', '90'),
]

export async function chainWorld() {
  const world = await bookingWorld()
  const { staff, pool } = world
  const shipper = await world.customer()
  const train = (
    await staff(departureDeskEndpoints.save, departureForm({ departureNo: 'X8101', destinationCode: 'DEHAM' }))
  ).body.data
  const ports = { departureNo: '104N', vessel: 'Grey Heron', originCode: 'DEHAM', destinationCode: 'GBFXT' }
  const times = { etd: new Date('2031-02-12T04:00:00Z'), eta: new Date('2031-02-15T10:00:00Z') }
  const vesselForm = sailing({ ...ports, ...times })
  const vessel = (await staff(departureDeskEndpoints.save, vesselForm)).body.data
  const { id, version } = await world.submit(shipper)
  const legs = chainLegs.map((leg, index) => ({
    ...leg,
    requested: { ...leg.requested, departureId: [train.id, vessel.id][index] },
  }))
  const { legType: _, ...form } = railForm({ destinationCode: 'GBFXT' })
  const chainFields = { planByUs: true, interMode: 'OTHER', transportDocument: 'PERLEG', originalContainer: true }
  await pool.query(`update booking set mode = 'M', destination_code = 'GBFXT', legs = $2, form = $3 where id = $1`, [
    id,
    JSON.stringify(legs),
    JSON.stringify({ ...form, ...chainFields }),
  ])
  const loaded = async () => (await pool.query('select * from booking where id = $1', [id])).rows[0]
  return {
    ...world,
    shipper,
    bookingId: id,
    trainId: train.id,
    vesselId: vessel.id,
    vesselForm,
    loaded,
    async acceptChain() {
      const agreement = { agreedLines: agreedLines.map(({ legSeq: _, ...line }) => line), priceReason: 'As agreed' }
      const received = await staff(desk.receive, { id, version, ...agreement })
      const agreedJson = JSON.stringify(agreedLines)
      await pool.query(`update booking set agreed = jsonb_set(agreed, '{lines}', $2) where id = $1`, [id, agreedJson])
      return received
    },
    async boxesLeftOn(departureId: string) {
      const { spaces } = (await staff(departureDeskEndpoints.show, { id: departureId })).body.data
      return spaces.find(({ containerType }) => containerType === '40HQ')?.surplus
    },
  }
}

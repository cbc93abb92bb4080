import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import { consolidationEndpoints } from '@landbridge/contract/warehouse/consolidation-endpoints'
import { jobDeskEndpoints as desk } from '@landbridge/contract/workorder/job-desk-endpoints'
import type { JobDeskDetail } from '@landbridge/contract/workorder/job-view'
import type { z } from 'zod'
import { jobWorld } from '../workorder/workorder-fixtures.ts'

/** A booking by air: twelve cartons of charging equipment from Shanghai to Frankfurt. */
const airForm: Partial<BookingForm> = {
  originCode: 'PVG',
  destinationCode: 'FRA',
  serviceTerm: 'APT-APT',
  carrierCode: 'CA',
  airline: 'Air China',
  airWaybillType: 'P',
  paymentTerm: 'PP',
  containsBatteries: true,
  batteryType: 'PI966II',
  specialHandling: ['HEA'],
  boxes: [],
  goods: [
    {
      goodsName: '充电设备',
      goodsNameEnglish: 'Charging equipment',
      hsCode: '850440',
      packages: 12,
      packageType: 'CT',
      grossWeightKg: '290',
      volumeM3: '1.2',
      marks: 'HAUS 1-12',
    },
  ],
  pieces: [{ goodsSeq: 1, pieceQty: 12, lengthCm: '50', widthCm: '40', heightCm: '50', pieceWeightKg: '24.166' }],
  parties: [
    { partyType: 'SHP', partyName: "Xi'an Haode Appliance", countryCd: 'CN' },
    {
      partyType: 'CNE',
      partyName: 'Haus & Garten GmbH',
      partyAddress: 'Hafenstrasse 9',
      cityName: 'Hamburg',
      countryCd: 'DE',
    },
    { partyType: 'NFY', partyName: 'Nordwind Spedition' },
    { partyType: 'AGT', partyName: 'Main Air Agency GmbH', contactPhone: '+496912345678' },
  ],
}

const agreedLine = (chargeCode: string, unit: string, quantity: string, unitPrice: string) => ({
  chargeCode,
  unit,
  quantity,
  unitPrice,
  section: 'main',
  currency: 'USD',
})

/** The agreed charges: freight by the kilogram, fuel and security beside it, and the fee of the waybill. */
const agreedLines = [
  agreedLine('AIRF', 'KGC', '290', '3'),
  agreedLine('FUEL', 'KGC', '290', '0.6'),
  agreedLine('SEC', 'KGC', '290', '0.2'),
  agreedLine('AWB', 'BILL', '1', '8'),
]

type Head = Omit<z.output<typeof desk.save.input>, 'id' | 'version'>
type Changes = { form?: Partial<BookingForm>; via?: string[]; flightNo?: string }

/** An accepted booking by air on a flight that was given, and the job opened from it: an accepted one by rail becomes such. */
export async function airJobWorld({ form = {}, via = [], flightNo = 'CA1041' }: Changes = {}) {
  const world = await jobWorld({ customerReference: 'PO-88213' })
  const { pool, bookingId, staff, departureId } = world
  await pool.query(
    `update departure set mode = 'A', carrier_code = 'CA', departure_no = $2, via_codes = $3 where id = $1`,
    [departureId, flightNo, via],
  )
  await pool.query(
    `update booking set mode = 'A', load_type = null, packages = 12, gross_weight_kg = 290, volume_m3 = 1.2, form = (form - 'loadType') || $2,
      train_no = $3, carrier_code = 'CA', agreed = $4 where id = $1`,
    [
      bookingId,
      JSON.stringify({ ...airForm, ...form }),
      flightNo,
      JSON.stringify({ lines: agreedLines, totals: [], at: '2031-01-15T08:00:00.000Z' }),
    ],
  )
  const job = await world.open()
  const receive = (
    shownJob: Pick<JobDeskDetail, 'id' | 'version'>,
    found: {
      pieces?: number
      kg?: string
      m3?: string
      keepWarnings?: boolean
      measured?: [number, string, string, string][]
    },
  ) =>
    staff(consolidationEndpoints.receive, {
      id: shownJob.id,
      version: shownJob.version,
      warehouseName: 'PVG warehouse 2',
      keepWarnings: found.keepWarnings,
      receivedAt: new Date('2031-01-15T07:00:00Z'),
      actualPieces: found.pieces ?? 12,
      actualGrossWeightKg: found.kg ?? '290',
      actualVolumeM3: found.m3 ?? (found.measured ? undefined : '1.2'),
      pieces: found.measured?.map(([pieceQty, lengthCm, widthCm, heightCm]) => ({
        pieceQty,
        lengthCm,
        widthCm,
        heightCm,
      })),
    })
  const save = (shownJob: Pick<JobDeskDetail, 'id' | 'version'>, head: Head) =>
    staff(desk.save, { id: shownJob.id, version: shownJob.version, ...head })
  return { ...world, job, receive, save }
}

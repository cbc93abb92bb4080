import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import type { JobHead } from '../workorder/job.ts'
import { jobWorld } from '../workorder/workorder-fixtures.ts'

/** Fields of a booking by sea besides those of a railway. */
const seaForm: Partial<BookingForm> = {
  originCode: 'CNSHA',
  destinationCode: 'DEHAM',
  serviceTerm: 'DOOR-DOOR',
  placeOfReceipt: 'Suzhou, factory 3',
  placeOfDelivery: 'Berlin-Spandau',
  carrierCode: 'COSU',
  carrierName: 'COSCO Shipping Lines',
  billKind: 'H',
  billRelease: 'OBL',
  billOriginals: 3,
  paymentTerm: 'PP',
  goods: [
    {
      goodsName: '洗衣机',
      goodsNameEnglish: 'Washing machines',
      hsCode: '845011',
      packages: 600,
      packageType: 'CT',
      grossWeightKg: '30000',
      volumeM3: '100',
      marks: 'HAUS 1-600',
    },
    {
      goodsName: '烘干机',
      goodsNameEnglish: 'Tumble dryers',
      hsCode: '845121',
      packages: 218,
      packageType: 'CT',
      grossWeightKg: '6545',
      volumeM3: '26',
    },
  ],
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
    { partyType: 'AGT', partyName: 'Elbe Agency GmbH', contactPhone: '+494012345678' },
  ],
}

const seaHead: JobHead = {
  carrierCode: 'COSU',
  carrierName: 'COSCO Shipping Lines',
  vessel: 'COSCO SHIPPING ARIES',
  imoNo: '9074729',
  houseBillNo: 'LBSH2601',
  billKind: 'H',
  billRelease: 'OBL',
  billOriginals: 3,
  vgmCutoff: '2031-02-03T06:00:00.000Z',
  freeTime: {
    currency: 'USD',
    lines: [
      { clock: 'demurrage', freeDays: 7 },
      { clock: 'detention', freeDays: 5 },
    ],
  },
}

/** A job by sea as it will be opened from a booking by sea: until such bookings can be made, one by rail is turned into it. */
export async function seaJobWorld({ form = {}, head = {} }: { form?: Partial<BookingForm>; head?: JobHead } = {}) {
  const world = await jobWorld({ customerReference: 'PO-88213' })
  const opened = await world.open()
  const jobNo = opened.jobNo.replace('JR', 'JS')
  const { pool } = world
  await pool.query('update booking set form = form || $2 where id = $1', [
    world.bookingId,
    JSON.stringify({ ...seaForm, ...form }),
  ])
  await pool.query(
    `update work_order set mode = 'S', job_no = $2, origin_code = 'CNSHA', destination_code = 'DEHAM', entry_port_code = null,
      train_no = '042W', master_bill_no = 'COSU6012345670', head = $3 where id = $1`,
    [opened.id, jobNo, JSON.stringify({ ...seaHead, ...head })],
  )
  return { ...world, job: await world.show(opened.id) }
}

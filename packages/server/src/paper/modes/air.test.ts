import type { JobPaper } from '@landbridge/contract/paper/modes/papers-in'
import { paperDeskEndpoints, paperEndpoints } from '@landbridge/contract/paper/paper-endpoints'
import type { Language } from '@landbridge/contract/shared/languages'
import { firstPage } from '@landbridge/contract/shared/paging'
import { jobDeskEndpoints as desk } from '@landbridge/contract/workorder/job-desk-endpoints'
import { jobCalls } from '@landbridge/contract/workorder/job-endpoints'
import type { JobDeskDetail } from '@landbridge/contract/workorder/job-view'
import { expect, it } from 'vitest'
import { railForm } from '../../booking/booking-fixtures.ts'
import { paperWords } from '../../testing/paper-words.ts'
import { headAtOpening, headOnWay } from '../../workorder/job/job-of-booking-rules.ts'
import { aJob } from '../../workorder/job-fixtures.ts'
import { air } from '../../workorder/modes/air.ts'
import { airJobWorld } from '../air-fixtures.ts'
import { deedsOnBill } from '../bill-fixtures.ts'
import { handlingCodes, handlingMarks } from './air-handling.ts'

const right = '999-12345675'
const english = { 'accept-language': 'en' }
const whole = { ...firstPage, orderState: 'all', lclState: 'all' } as const
const etd = new Date('2031-02-05T12:00:00Z')
const eta = new Date('2031-02-06T04:00:00Z')
const given = { cutoffs: [], departureNo: 'CA1041 / CA433', etd, etdZone: 'Asia/Shanghai', eta }
type Opening = Parameters<typeof air.openingHead>[0]
const departure = { carrierCode: 'CA', viaCodes: ['PEK'] } as unknown as Opening['departure']

it('opens with the flights of the departure that was given, a house waybill of its own number, and what the form says', () => {
  const form = railForm({
    originCode: 'PVG',
    destinationCode: 'FRA',
    carrierCode: 'LH',
    airline: 'Lufthansa',
    airWaybillType: 'P',
    specialHandling: ['PER'],
    declaredForCustoms: '1200',
    declaredCurrency: 'EUR',
  })
  const opening: Opening = { form, jobNo: 'JA3102-7K3QX', given, departure, carrierName: 'Air China' }
  expect(headAtOpening('A', opening)).toMatchObject({
    carrierCode: 'CA',
    carrierName: 'Air China',
    houseBillNo: 'HA3102-7K3QX',
    specialHandling: ['PER'],
    declaredForCustoms: '1200',
    flights: [
      {
        flightNo: 'CA1041',
        originCode: 'PVG',
        destinationCode: 'PEK',
        flightDate: '2031-02-05',
        etd: etd.toISOString(),
      },
      { flightNo: 'CA433', originCode: 'PEK', destinationCode: 'FRA', eta: eta.toISOString() },
    ],
  })
  const direct = headAtOpening('A', {
    ...opening,
    carrierName: undefined,
    form: { ...form, airWaybillType: 'M' },
    departure: undefined,
  })
  expect(direct).toMatchObject({ carrierCode: 'LH', carrierName: 'Lufthansa' })
  expect(direct.houseBillNo).toBeUndefined()
  expect(direct.flights).toHaveLength(1)
  expect(headOnWay('A', opening)).not.toHaveProperty('houseBillNo')
  expect(headOnWay('A', opening)).toMatchObject({ uldNos: undefined, carrierCode: 'CA' })
})

it('doubts a waybill whose check digit is wrong or that is of another airline, and flights that begin or end elsewhere', () => {
  const doubts = (masterBillNo: string | null, flights: { originCode: string; destinationCode: string }[] = []) =>
    air.doubtsOnHead?.(aJob({ masterBillNo, originCode: 'PVG', destinationCode: 'FRA', head: { flights } }), {
      awbPrefix: '999',
    })
  expect(doubts(null)).toEqual({})
  expect(doubts(right)).toEqual({})
  expect(doubts('999-12345676')).toEqual({ masterBillNo: 'workorder.warn-waybill-check' })
  expect(doubts('176-12345675')).toEqual({ masterBillNo: 'workorder.warn-waybill-airline' })
  expect(doubts('anything')).toEqual({ masterBillNo: 'workorder.warn-waybill-check' })
  expect(doubts(right, [{ originCode: 'SHA', destinationCode: 'FRA' }])).toEqual({
    'flights.0.originCode': 'workorder.warn-flight-elsewhere',
  })
})

it('writes what the trade asks of batteries and dangerous goods, with the codes that follow', () => {
  const of = (batteryType: string, more: object = {}) => ({ containsBatteries: true, batteryType, ...more })
  expect(handlingMarks(of('PI966II'))).toEqual(['Lithium ion batteries in compliance with Section II of PI966'])
  expect(handlingCodes(['HEA'], of('PI966II'))).toEqual(['HEA', 'ELI'])
  expect(handlingMarks(of('PI965IB'))).toEqual([
    'Lithium ion batteries in compliance with Section IB of PI965',
    "Dangerous goods as per associated Shipper's Declaration – Cargo Aircraft Only",
  ])
  expect(handlingCodes([], of('PI965IB'))).toEqual(['RBI', 'CAO'])
  expect(handlingCodes([], of('PI970I'))).toEqual(['RLM'])
  expect(handlingMarks({ containsBatteries: false, batteryType: 'PI966II' })).toEqual([])
  expect(handlingMarks({ cargoKind: 'D', containsBatteries: false })).toEqual([
    "Dangerous goods as per associated Shipper's Declaration",
  ])
})

it('writes the packing instruction of electric vehicles and of sodium-ion batteries, those alone for freighters', () => {
  const of = (batteryType: string) => ({ containsBatteries: true, batteryType })
  const declared = "Dangerous goods as per associated Shipper's Declaration"
  expect(handlingMarks(of('PI952'))).toEqual(['Battery powered vehicles in compliance with PI952', declared])
  expect(handlingCodes([], of('PI952'))).toEqual(['RMD'])
  expect(handlingMarks(of('PI978II'))).toEqual(['Sodium ion batteries in compliance with Section II of PI978'])
  expect(handlingCodes([], of('PI978II'))).toEqual([])
  expect(handlingMarks(of('PI976IB'))).toEqual([
    'Sodium ion batteries in compliance with Section IB of PI976',
    `${declared} – Cargo Aircraft Only`,
  ])
  expect(handlingCodes([], of('PI976IB'))).toEqual(['RMD', 'CAO'])
})

it('keeps the number of a waybill in one spelling, asks about a wrong one, and finds the job and its booking by either', async () => {
  const { job, save, staff, shipper } = await airJobWorld()
  const wrong = await save(job, { masterBillNo: '99912345676' })
  expect(wrong.body).toMatchObject({
    code: 'workorder.warnings',
    fields: { MBlno: 'workorder.warn-waybill-check' },
  })
  const other = await save(job, { masterBillNo: '176-12345675' })
  expect(other.body.fields).toEqual({ MBlno: 'workorder.warn-waybill-airline' })
  const kept = await save(job, { masterBillNo: '176-12345675', keepWarnings: true })
  expect(kept.body.data.headWarnings).toEqual(['workorder.warn-waybill-airline'])
  const saved = (await save(kept.body.data, { masterBillNo: ' 999 1234 5675 ' })).body.data
  expect(saved).toMatchObject({ masterBillNo: right })
  expect(saved.headWarnings).toBeUndefined()
  for (const keyword of ['999-12345675', '99912345675', '999 1234 5675', saved.houseBillNo ?? '']) {
    const found = (await staff(desk.list, { ...whole, keyword })).body.data
    expect([keyword, found.total]).toEqual([keyword, 1])
    const own = (await shipper(jobCalls.air.list, { ...whole, keyword })).body.data
    expect([keyword, own.items[0]?.masterBillNo]).toEqual([keyword, right])
  }
  expect((await staff(desk.list, { ...whole, keyword: '999-9' })).body.data.total).toBe(0)
})

it('leaves a consignment whole: nothing is added to it and nothing taken off it', async () => {
  const { job, staff } = await airJobWorld()
  const seen = { id: job.id, version: job.version }
  const containerId = job.containers[0]?.id ?? ''
  const replies = [
    await staff(desk.saveContainer, { ...seen, keepWarnings: false }),
    await staff(desk.removeContainer, { ...seen, containerId }),
  ]
  for (const reply of replies) {
    expect(reply).toMatchObject({ status: 409, body: { code: 'workorder.one-consignment' } })
  }
  expect((await staff(desk.show, { id: job.id })).body.data).toEqual(job)
})

it('tells its lists and pages of airline, flights, waybills and chargeable weight, and the desk what it lacks', async () => {
  const { job, shipper, save } = await airJobWorld()
  expect(job.missing).toEqual(['masterBill', 'receipt', 'screening'])
  expect(job).toMatchObject({ airline: '中国国际航空', flightNo: 'CA1041', screenState: 'none' })
  expect(job.houseBillNo).toBe(`H${job.jobNo.slice(1)}`)
  const flights = [
    {
      flightNo: 'CA1041',
      flightDate: '2031-02-05',
      originCode: 'PVG',
      destinationCode: 'PEK',
      etd,
      eta: new Date('2031-02-05T15:00:00Z'),
    },
    { flightNo: 'ca433', originCode: 'PEK', destinationCode: 'FRA', etd: new Date('2031-02-05T20:00:00Z'), eta },
  ]
  const saved = await save(job, { flights, masterBillNo: right, screenState: 'SPX', uldNos: ['PMC12345CA'] })
  expect(saved.body.data).toMatchObject({ etd, eta, flightNo: 'CA1041 / CA433', departureNo: 'CA1041 / CA433' })
  const shown = (await shipper(jobCalls.air.show, { id: job.id })).body.data
  expect(shown).toMatchObject({
    airline: '中国国际航空',
    flightDate: '2031-02-05',
    chargeableWeightKg: '290.0',
    declaredQty: '290.0',
    viaPlaces: [{ placeCode: 'PEK' }],
    flights: [
      { originCode: 'PVG', destinationCode: 'PEK' },
      { flightNo: 'CA433', destinationCode: 'FRA' },
    ],
    uldNos: ['PMC12345CA'],
  })
  expect(shown.flights?.[0]?.originName).toMatch(/浦东/)
})

it('refuses flights that do not join, land where they left from, or leave before they landed, and unknown airports', async () => {
  const { job, save } = await airJobWorld()
  const flight = (originCode: string, destinationCode: string, more: object = {}) => ({
    originCode,
    destinationCode,
    ...more,
  })
  const refused = async (flights: ReturnType<typeof flight>[]) => (await save(job, { flights })).body.fields
  expect(await refused([flight('PVG', 'PEK'), flight('CAN', 'FRA')])).toEqual({
    'Flights.1.PortlCd': 'workorder.flight-not-joined',
  })
  expect(await refused([flight('PVG', 'PVG')])).toEqual({ 'Flights.0.PortdCd': 'workorder.flight-goes-nowhere' })
  expect(await refused([flight('PVG', 'FRA', { etd: eta, eta: etd })])).toEqual({
    'Flights.0.Etad': 'workorder.arrival-before-departure',
  })
  expect(await refused([flight('PVG', 'PEK', { eta }), flight('PEK', 'FRA', { etd })])).toEqual({
    'Flights.1.Etsh': 'workorder.flight-before-landing',
  })
  expect(await refused([flight('PVG', 'QQQ')])).toMatchObject({ 'Flights.0.PortdCd': 'workorder.place-unknown' })
  const parts = await save(job, {
    flights: [
      flight('PVG', 'FRA', { flightNo: 'CA1041', packages: 8 }),
      flight('PVG', 'FRA', { flightNo: 'CA935', packages: 4 }),
    ],
  })
  expect(parts.status).toBe(200)
})

const amounts = (of: JobDeskDetail) =>
  of.charges.map(({ chargeCode, quantity, amount }) => [chargeCode, quantity, amount])

it('charges what its warehouse measured, tells both sides where it is not what was booked, and asks about what cannot be', async () => {
  const { job, receive, shipper } = await airJobWorld()
  expect(amounts(job)).toEqual([
    ['AIRF', '290.000', '870.0000'],
    ['FUEL', '290.000', '174.0000'],
    ['SEC', '290.000', '58.0000'],
    ['AWB', '1.000', '8.0000'],
  ])
  const mistyped = await receive(job, { kg: '2900' })
  expect(mistyped.body).toMatchObject({
    code: 'workorder.warnings',
    fields: { RealGsWeight: 'workorder.warn-far-from-declared' },
  })
  const apart = await receive(job, { measured: [[11, '50', '40', '50']] })
  expect(apart.body.fields).toEqual({ RealRcp: 'workorder.warn-pieces-apart' })
  const same = (await receive(job, {})).body.data
  expect([same.measureDiffers, amounts(same)[0]]).toEqual([false, ['AIRF', '290.000', '870.0000']])
  const received = (await receive(same, { measured: [[12, '60', '50', '60']] })).body.data
  expect(received).toMatchObject({
    actualVolumeM3: '2.160',
    chargeableWeightKg: '360.0',
    declaredQty: '290.0',
    measureDiffers: true,
    measuredPieces: [{ pieceQty: 12, lengthCm: '60' }],
  })
  expect(received.lclState).toBeUndefined()
  expect(amounts(received)).toEqual([
    ['AIRF', '360.000', '1080.0000'],
    ['FUEL', '360.000', '216.0000'],
    ['SEC', '360.000', '72.0000'],
    ['AWB', '1.000', '8.0000'],
  ])
  const own = (await shipper(jobCalls.air.show, { id: job.id })).body.data
  expect(own).toMatchObject({ measureDiffers: true, actualPieces: 12, chargeableWeightKg: '360.0' })
  expect(own.charges[0]).toMatchObject({ amount: '1080.0000', agreedAmount: '870.00' })
  expect(own.charges[3]?.agreedAmount).toBeUndefined()
  const meant = await receive(received, { kg: '2900', keepWarnings: true })
  expect(meant.body.data.chargeableWeightKg).toBe('2900.0')
})

/** A job by air, received and numbered, and its papers as they are fetched. */
async function papersWorld(changes: Parameters<typeof airJobWorld>[0] = {}, head: object = {}) {
  const world = await airJobWorld(changes)
  const { staff } = world
  const received = await world.receive(world.job, { measured: [[12, '60', '50', '60']] })
  const saved = await world.save(received.body.data, {
    masterBillNo: right,
    screenState: 'SPX',
    agentIataCode: '08-3-1234',
    ...head,
  })
  expect(saved.status).toBe(200)
  expect((await deedsOnBill(world, world.job.id).send()).status).toBe(200)
  const paid = {
    side: 'P',
    chargeCode: 'AIRF',
    currency: 'USD',
    unit: 'KGC',
    unitPrice: '2.11',
    quantity: '360',
  } as const
  const charged = await staff(desk.saveCharge, {
    id: world.job.id,
    version: (await world.show(world.job.id)).version,
    recordedOn: '2031-01-16',
    partyName: 'Air China',
    ...paid,
  })
  expect(charged.status).toBe(200)
  await world.underway(world.job.id)
  const fetched = (paper: JobPaper, language: Language = 'en', by: 'shipper' | 'staff' = 'shipper') =>
    world[by].send({
      ...(by === 'staff' ? paperDeskEndpoints.paper : paperEndpoints.paper),
      query: { keyId: world.job.id, Paper: paper },
      headers: { 'accept-language': language },
    })
  return { ...world, fetched }
}

it.each([
  ['en', ['Draft house air waybill (HAWB)', 'Not negotiable', 'Airport of departure', 'Total prepaid']],
  ['zh-CN', ['分运单确认件（HAWB）', '不可转让', '始发站', '预付总额', 'Airport of departure', 'Not negotiable']],
  ['zh-TW', ['空運分提單草稿（HAWB）', '不可轉讓', '起運站', '預付總額', 'Airport of departure']],
  [
    'ru',
    ['Проект домашней авианакладной (HAWB)', 'Не является оборотным', 'Аэропорт отправления', 'Airport of departure'],
  ],
] as const)('draws the house waybill by the boxes of the printed form (%s)', async (language, said) => {
  const { fetched, job } = await papersWorld()
  const reply = await fetched('draft', language)
  expect(reply.headers['content-type']).toBe('application/pdf')
  const words = await paperWords(reply)
  for (const one of said) expect(words).toContain(one)
  const facts = [
    ...["Xi'an Haode Appliance", 'Haus & Garten GmbH', 'Nordwind Spedition', 'Hafenstrasse 9, Hamburg, Germany'],
    ...[job.houseBillNo ?? '', right, `CA1041 / ${job.flightDate}`, 'FRA / CA', '08-3-1234', 'Frankfurt', 'PVG'],
    ...['NVD', 'NCV', 'NIL', 'PPD', 'HEA (Heavy piece', 'ELI', 'SPX', 'HAUS 1-12'],
    'Lithium ion batteries in compliance with Section II of PI966',
    ...['Charging equipment', 'HS 850440', '12 × 60 × 50 × 60 cm', 'VOL 2.160'],
    'AS AGREED',
  ]
  for (const one of facts) expect(words, one).toContain(one)
  for (const rate of ['2.11', '1,080.00', 'MYC']) expect(words).not.toContain(rate)
  expect(words).not.toContain('Main Air Agency')
})

it('says of its number whether it is right, the class of its rate, and what is due to whom', async () => {
  const { fetched, save, show, job } = await papersWorld({}, { waybillRates: 'shown' })
  const words = await paperWords(await fetched('draft'))
  for (const one of [
    'All right',
    'MYC',
    'SCC',
    'AWA',
    'Q 360',
    '3.00',
    '1,080.00',
    'USD 288.00',
    'USD 8.00',
    'USD 1,376.00',
  ])
    expect(words, one).toContain(one)
  const { version } = await show(job.id)
  await save({ id: job.id, version }, { masterBillNo: '999-12345676', keepWarnings: true })
  expect(await paperWords(await fetched('draft'))).toContain('Wrong')
})

it('draws the airline’s waybill for the desk alone, from us to our agent and at the airline’s rate', async () => {
  const { fetched } = await papersWorld()
  expect((await fetched('masterDraft')).json()).toMatchObject({ code: 'workorder.no-paper-yet' })
  const words = await paperWords(await fetched('masterDraft', 'en', 'staff'))
  for (const one of ['Draft master air waybill (MAWB)', 'Main Air Agency GmbH', '2.11', '759.60', 'Air China'])
    expect(words, one).toContain(one)
  expect(words).not.toContain("Xi'an Haode Appliance")
  expect(words).not.toContain('Haus & Garten')
})

it('prints place and day of issue on a house waybill that was issued, and no word of check digits any more', async () => {
  const world = await papersWorld()
  const { fetched, job, pool } = world
  const deeds = deedsOnBill(world, job.id)
  await deeds.confirmed()
  const issued = await deeds.issue({ issuePlace: 'Shanghai' })
  expect(issued.status, JSON.stringify(issued.body)).toBe(200)
  await pool.query(`update bill_of_lading set issued_at = '2031-02-04T17:00:00Z'`)
  const words = await paperWords(await fetched('draft'))
  expect(words).toContain('Executed on (date) 2031-02-05')
  expect(words).not.toContain('Check digits')
})

it('says AS AGREED in the charges of the airline’s waybill too while its rate is not known', async () => {
  const { staff, job, receive } = await airJobWorld()
  await receive(job, {})
  const query = { keyId: job.id, Paper: 'masterDraft' }
  const words = await paperWords(await staff.send({ ...paperDeskEndpoints.paper, query, headers: english }))
  for (const one of ['Weight charge', 'Total prepaid']) expect(words).toContain(`${one} AS AGREED`)
})

it('draws the airline’s waybill for the customer where there is no house waybill, collect where he does not pay', async () => {
  const { fetched } = await papersWorld({ form: { airWaybillType: 'M', paymentTerm: 'CC' } })
  const words = await paperWords(await fetched('draft'))
  for (const one of [
    'Draft master air waybill (MAWB)',
    "Xi'an Haode Appliance",
    'Haus & Garten',
    'COLL',
    'Total collect',
  ])
    expect(words, one).toContain(one)
  expect(words).not.toContain('HAWB no.')
})

it('names on completion sheet and delivery note the airline, its flight and both waybills, and no container', async () => {
  const { fetched, arrived, job } = await papersWorld()
  await arrived(job.id)
  const words = await paperWords(await fetched('delivery'))
  for (const one of ['Air China', `CA1041, ${job.flightDate}`, job.houseBillNo ?? '', right])
    expect(words, one).toContain(one)
  expect(words).not.toContain('Container')
  expect(words).not.toContain('COC')
})

it.each([
  ['en', 'Signature of Shipper or his Agent', 'Signature of Issuing Carrier or its Agent'],
  ['zh-CN', '托运人或其代理人签字', '填开承运人或其代理人签字'],
  ['zh-TW', '託運人或其代理人簽名', '簽發運送人或其代理人簽名'],
  ['ru', 'Подпись грузоотправителя или его агента', 'Подпись выдавшего перевозчика или его агента'],
] as const)(
  'has the shipper sign for what the printed form certifies, then the issuing carrier (%s)',
  async (language, ...signs) => {
    const { fetched } = await papersWorld()
    const words = await paperWords(await fetched('draft', language))
    const certified = words.indexOf('Shipper certifies that the particulars on the face hereof are correct')
    expect(certified).toBeGreaterThan(0)
    const places = signs.map((sign) => words.indexOf(sign))
    expect(places.toSorted((a, b) => a - b)).toEqual(places)
    expect(places[0]).toBeGreaterThan(certified)
  },
)

import type { JobPaper } from '@landbridge/contract/paper/modes/papers-in'
import { paperDeskEndpoints, paperEndpoints } from '@landbridge/contract/paper/paper-endpoints'
import type { Language } from '@landbridge/contract/shared/languages'
import { firstPage } from '@landbridge/contract/shared/paging'
import { headFields } from '@landbridge/contract/workorder/fields/head-fields'
import { ownHeadFields } from '@landbridge/contract/workorder/fields/own-head-fields'
import { partFields } from '@landbridge/contract/workorder/fields/part-fields'
import { jobDeskEndpoints as desk } from '@landbridge/contract/workorder/job-desk-endpoints'
import { jobCalls } from '@landbridge/contract/workorder/job-endpoints'
import { expect, it } from 'vitest'
import { railForm } from '../../booking/booking-fixtures.ts'
import { aPackingLine } from '../../packing/packing-fixtures.ts'
import type { PackingLine } from '../../packing/packing-line.ts'
import { paperWords } from '../../testing/paper-words.ts'
import { fieldsOfMode, keptHead, placesIn, shownFields, takenOver } from '../../workorder/head-fields-rules.ts'
import { headAtOpening, headOnWay } from '../../workorder/job/job-of-booking-rules.ts'
import { aContainer, aJob } from '../../workorder/job-fixtures.ts'
import { sea } from '../../workorder/modes/sea.ts'
import { boxNos } from '../../workorder/workorder-fixtures.ts'
import { deedsOnBill } from '../bill-fixtures.ts'
import { goodsDescribed } from '../instruction/instruction-fill-rules.ts'
import { seaJobWorld } from '../sea-fixtures.ts'
import { billsOf, descriptionOn } from './sea-bills.ts'

const type = { maxPayloadKg: 28_600, tareKg: 3_900 }

it('doubts a VGM more than 5 % below cargo and tare, and one above what the type may weigh in all', () => {
  const doubts = (changes: object, of = type) =>
    sea.doubtsOn(aContainer({ grossWeightKg: '20000', tareKg: '4000', ...changes }), of)
  expect(doubts({ vgmKg: null })).toEqual({})
  expect(doubts({ vgmKg: '22800' })).toEqual({})
  expect(doubts({ vgmKg: '22799.999' })).toEqual({ vgmKg: 'workorder.warn-vgm-low' })
  expect(doubts({ vgmKg: '22000', tareKg: null })).toEqual({ vgmKg: 'workorder.warn-vgm-low' })
  expect(doubts({ vgmKg: '22000', grossWeightKg: null })).toEqual({})
  expect(doubts({ vgmKg: '32500' })).toEqual({})
  expect(doubts({ vgmKg: '32500.001' })).toEqual({ vgmKg: 'workorder.warn-vgm-high' })
})

it('opens with the sailing that was given, its own cut-offs and the bill that was asked for', () => {
  const form = railForm({
    carrierCode: 'COSU',
    carrierName: 'COSCO',
    vessel: 'WISHED',
    billKind: 'H',
    billRelease: 'TLX',
    billOriginals: 0,
  })
  const at = new Date('2031-02-03T06:00:00Z')
  const times = { departureNo: '042W', etd: at, etdZone: 'Asia/Shanghai', eta: at }
  const jobNo = 'JS3102-7K3QX'
  const given = { ...times, cutoffs: [{ cutoffKind: 'VGM' as const, at, timeZone: 'Asia/Shanghai' }] }
  const departure = { carrierCode: 'MSCU', vessel: 'MSC GULSUN' } as Parameters<typeof sea.openingHead>[0]['departure']
  expect(headAtOpening('S', { form, jobNo, given, departure })).toMatchObject({
    carrierCode: 'MSCU',
    carrierName: undefined,
    vessel: 'MSC GULSUN',
    vgmCutoff: at.toISOString(),
    filingCutoff: undefined,
    billKind: 'H',
    billRelease: 'TLX',
    billOriginals: 0,
  })
  expect(headAtOpening('S', { form, jobNo, given, departure: undefined })).toMatchObject({
    carrierCode: 'COSU',
    carrierName: 'COSCO',
    vessel: 'WISHED',
  })
  expect(headOnWay('S', { form, jobNo, given, departure })).toMatchObject({
    vessel: 'MSC GULSUN',
    secondVessel: undefined,
  })
  expect(headOnWay('S', { form, jobNo, given, departure })).not.toHaveProperty('billRelease')
  const asked = { mode: 'S', form: { ...form, vgmWay: 'SM2' }, isOpening: true } as const
  expect(takenOver(partFields, asked)).toEqual({ vgmWay: 'SM2' })
})

it('keeps the head as it was said and shows it again, and leaves alone what was not said', () => {
  const said = {
    vessel: 'COSCO SHIPPING ARIES',
    imoNo: '9074729',
    transhipPortCode: 'SGSIN',
    arrivalNoticeAt: new Date('2031-03-01T01:00:00Z'),
    vgmCutoff: null,
  } as const
  const kept = keptHead(said).facts
  expect(kept.vgmCutoff).toBeNull()
  expect(placesIn(said, headFields)).toEqual([{ field: 'transhipPortCode', placeCode: 'SGSIN' }])
  const head = JSON.parse(JSON.stringify({ ...kept, vgmCutoff: undefined }))
  const ofSea = fieldsOfMode('S', ownHeadFields)
  expect(shownFields(head, ofSea, () => 'Singapore')).toMatchObject({
    vessel: 'COSCO SHIPPING ARIES',
    imoNo: '9074729',
    transhipPortCode: 'SGSIN',
    transhipPortName: 'Singapore',
    arrivalNoticeAt: said.arrivalNoticeAt,
  })
  expect(keptHead({})).toEqual({ columns: {}, facts: {} })
  expect(sea.rowView({ ...aJob({ masterBillNo: 'M1' }), head: { ...head, houseBillNo: 'H1' } }, [])).toMatchObject({
    houseBillNo: 'H1',
    masterBillNo: 'M1',
  })
})

it('spreads the goods of a booking over its bills in turn, and what is packed goes with its line', () => {
  const goods = [{ goodsName: 'A' }, { goodsName: 'B', goodsNameEnglish: 'Bee' }, { goodsName: 'C' }]
  const facts = (packing: object[], billQty?: number) =>
    ({
      boxes: [{ containerNo: boxNos[0] }, { containerNo: boxNos[1] }],
      ...goodsDescribed({ form: { goods }, containers: [], packing: packing as PackingLine[] }, undefined),
      form: { goods, billQty },
    }) as unknown as Parameters<typeof billsOf>[0]
  const names = (packing: object[], billQty?: number) =>
    billsOf(facts(packing, billQty)).map((bill) => [
      bill.goods.map(descriptionOn).join(''),
      bill.boxes.map(({ containerNo }) => containerNo).join(' '),
    ])
  const both = boxNos.join(' ')
  expect(names([])).toEqual([['ABeeC', both]])
  expect(names([], 2)).toEqual([
    ['AC', both],
    ['Bee', both],
  ])
  const packed = [
    aPackingLine({ goodsName: 'Bee', containerNo: boxNos[0] }),
    aPackingLine({ goodsName: 'C', containerNo: boxNos[1] }),
  ]
  expect(names(packed, 2)).toEqual([
    ['C', boxNos[1]],
    ['Bee', boxNos[0]],
  ])
})

/** A job by sea under way, with a sealed box, and its papers as its customer has them. */
async function papersWorld(changes: Parameters<typeof seaJobWorld>[0] = {}) {
  const world = await seaJobWorld(changes)
  const { job, staff } = world
  const [first] = job.containers
  const saved = await staff(desk.saveContainer, {
    id: job.id,
    version: job.version,
    containerId: first?.id,
    containerNo: boxNos[0],
    sealNos: ['SL88210'],
    packages: 818,
    grossWeightKg: '18272.5',
    vgmKg: '22172.5',
    vgmWay: 'SM1',
    keepWarnings: false,
  })
  expect(saved.status).toBe(200)
  expect((await deedsOnBill(world, job.id).send()).status).toBe(200)
  await world.underway(job.id)
  const fetched = (paper: JobPaper, language: Language = 'en') =>
    world.shipper.send({
      ...paperEndpoints.paper,
      query: { keyId: job.id, Paper: paper },
      headers: { 'accept-language': language },
    })
  return { ...world, fetched }
}

it('shows its customer vessel, bills, release and the VGM of each box, in the list and in full, and the desk what it lacks', async () => {
  const { shipper, job, show } = await papersWorld()
  const listed = (await shipper(jobCalls.sea.list, { ...firstPage, orderState: 'all', lclState: 'all' })).body.data
  expect(listed.items[0]).toMatchObject({
    jobNo: job.jobNo,
    vessel: 'COSCO SHIPPING ARIES',
    departureNo: '042W',
    carrierName: '中远海运集运',
    houseBillNo: 'LBSH2601',
    masterBillNo: 'COSU6012345670',
    billRelease: 'OBL',
  })
  const shown = (await shipper(jobCalls.sea.show, { id: job.id })).body.data
  expect(shown).toMatchObject({ imoNo: '9074729', billKind: 'H', billOriginals: 3 })
  expect(shown.containers[0]).toMatchObject({ vgmKg: '22172.5', vgmWay: 'SM1' })
  expect(shown).not.toHaveProperty('railBillType')
  expect((await show(job.id)).missing).toEqual(['containerNo', 'seal', 'vgm', 'packing'])
})

it('refuses a VGM that cannot be, unless it is kept all the same, and a ship or port that nobody knows', async () => {
  const { staff, job } = await seaJobWorld()
  const box = { id: job.id, version: job.version, containerId: job.containers[0]?.id ?? '', grossWeightKg: '20000' }
  const doubted = await staff(desk.saveContainer, { ...box, vgmKg: '12000', keepWarnings: false })
  expect(doubted.body).toMatchObject({ code: 'workorder.warnings', fields: { VgmKg: 'workorder.warn-vgm-low' } })
  const kept = await staff(desk.saveContainer, { ...box, vgmKg: '12000', keepWarnings: true })
  expect(kept.body.data.containers[0]?.warnings).toEqual(['workorder.warn-vgm-low'])
  const { version } = kept.body.data
  const wrong = await staff(desk.save, { id: job.id, version, transhipPortCode: 'XXXXX' })
  expect(wrong.body.fields).toEqual({ TransPortCd: 'workorder.place-unknown' })
  const saved = await staff(desk.save, { id: job.id, version, transhipPortCode: 'SGSIN', imoNo: '9074729' })
  expect(saved.body.data).toMatchObject({
    transhipPortName: '新加坡',
    vessel: 'COSCO SHIPPING ARIES',
  })
})

it.each([
  ['en', ['Draft bill of lading, original', 'DRAFT, NOT VALID', 'Shipper', 'Port of loading', 'Freight prepaid']],
  ['zh-CN', ['提单确认件（正本提单）', '草稿，无效', '装货港', '运费预付', 'Port of loading', 'Freight prepaid']],
  ['zh-TW', ['提單草稿（正本提單）', '草稿，無效', '託運人', '裝貨港', 'Port of loading']],
  ['ru', ['Проект коносамента (оригинал)', 'НЕДЕЙСТВИТЕЛЕН', 'Порт погрузки', 'Port of loading']],
] as const)(
  'draws one bill of lading for the whole job, in English beside the reader’s language (%s)',
  async (language, said) => {
    const { fetched } = await papersWorld()
    const reply = await fetched('draft', language)
    expect(reply.headers['content-type']).toBe('application/pdf')
    const words = await paperWords(reply)
    for (const one of said) expect(words).toContain(one)
    const facts = [
      ...["Xi'an Haode Appliance", 'Haus & Garten GmbH', 'Nordwind Spedition', 'Elbe Agency GmbH'],
      ...['LBSH2601', 'COSCO SHIPPING ARIES / 042W', 'Hamburg', 'Shanghai', 'Berlin-Spandau', 'Suzhou, factory 3'],
      ...[
        'Hafenstrasse 9, Hamburg, Germany',
        boxNos[0],
        'SL88210',
        'Washing machines',
        'Tumble dryers',
        'HAUS 1-600',
        'HS 845011',
      ],
      "Shipper's load, stow, count and seal",
      'Landbridge, as carrier',
    ]
    for (const one of facts) expect(words).toContain(one)
    expect(words).not.toContain('VGM')
    expect(words).not.toContain('COSCO Shipping Lines')
    expect(words).not.toContain('22,172')
  },
)

it('says in its title how the cargo is given free, prints an order as the consignee, and makes a draft for every bill', async () => {
  const parties = [
    { partyType: 'SHP', partyName: 'Haode', countryCd: 'CN' },
    // The bank's number was invented before an order needed none.
    {
      partyType: 'CNE',
      partyName: 'To order of Bank of Xi’an',
      cityName: 'Xian',
      countryCd: 'CN',
      taxNo: 'DE000000000',
    },
    {
      partyType: 'NFY',
      partyName: 'Nordwind Spedition',
      partyAddress: 'Hafenstrasse 9',
      cityName: 'Hamburg',
      countryCd: 'DE',
      taxNo: 'DE814201353',
      eoriNo: 'DE814201353000',
      contactPhone: '+494055501234',
    },
  ] as const
  const { fetched } = await papersWorld({
    form: { billQty: 2, paymentTerm: 'CC', parties: [...parties] },
    head: { billRelease: 'TLX', billKind: 'M', houseBillNo: 'H1, H2' },
  })
  const words = await paperWords(await fetched('draft'))
  for (const one of [
    'telex release',
    'TO ORDER OF BANK OF XI’AN',
    'Freight collect',
    'Master bill (MBL)',
    'COSU6012345670',
    ...['Hafenstrasse 9', 'Hamburg', 'DE814201353', 'EORI DE814201353000', '+494055501234'],
  ])
    expect(words).toContain(one)
  expect(words).not.toContain('DE000000000')
  for (const one of ['1 / 2', '2 / 2']) expect(words).toContain(one)
  expect(words.indexOf('Washing machines')).toBeLessThan(words.indexOf('2 / 2'))
  expect(words.indexOf('Tumble dryers')).toBeGreaterThan(words.indexOf('Washing machines'))
  const waybill = await papersWorld({ head: { billRelease: 'SWB' } })
  expect(await paperWords(await waybill.fetched('draft'))).toContain('Draft sea waybill')
})

it.each([
  ['en', ['Arrival notice', 'Expected arrival (ETA)', 'Free days', 'Where to get the delivery order']],
  ['zh-CN', ['到货通知', '预计到达（ETA）', '免费天数', '换取提货单处']],
  ['zh-TW', ['到貨通知', '預計抵達（ETA）', '免費天數', '換領提貨單處']],
  ['ru', ['Уведомление о прибытии', 'Ожидаемое прибытие (ETA)', 'Льготных дней', 'Где получить деливери-']],
] as const)('tells the receiver of the arrival once the job is under way (%s)', async (language, said) => {
  const { fetched } = await papersWorld({
    head: {
      loadTerminal: 'Yangshan Phase IV',
      dischargeTerminal: 'Container Terminal Tollerort',
      deliveryOrderNo: 'DO-771',
    },
  })
  const words = await paperWords(await fetched('arrivalNotice', language))
  for (const one of said) expect(words).toContain(one)
  const facts = ['Haus & Garten GmbH', 'Nordwind Spedition', 'COSCO SHIPPING ARIES / 042W', 'Tollerort', 'DO-771']
  for (const one of [...facts, 'Elbe Agency GmbH', '+494012345678', boxNos[0], 'LBSH2601']) expect(words).toContain(one)
  expect(words).not.toContain('Yangshan')
})

it('names on completion sheet and delivery note the line, its vessel and both bills, and no train', async () => {
  const { fetched, arrived, job } = await papersWorld()
  await arrived(job.id)
  const words = await paperWords(await fetched('delivery'))
  for (const one of ['COSCO Shipping Lines', 'COSCO SHIPPING ARIES / 042W', 'LBSH2601', 'COSU6012345670'])
    expect(words).toContain(one)
  expect(words).not.toContain('Train')
})

it('asks the receiver for its own charges alone, and has a notice neither before the job is under way nor by rail', async () => {
  const prepaid = await papersWorld()
  expect(await paperWords(await prepaid.fetched('arrivalNotice'))).not.toContain('Charges collect at destination')
  const collect = await papersWorld({ form: { paymentTerm: 'CC', customerRole: 'CNE' } })
  const { version } = await collect.show(collect.job.id)
  const charged = await collect.staff(desk.saveCharge, {
    id: collect.job.id,
    version,
    side: 'R',
    chargeCode: 'THCD',
    currency: 'EUR',
    unitPrice: '220',
    unit: 'BOX',
    quantity: '2',
    recordedOn: '2031-02-01',
    diffReason: 'collect',
  })
  expect(charged.status).toBe(200)
  const words = await paperWords(await collect.fetched('arrivalNotice'))
  expect(words).toContain('Charges collect at destination')
  expect(words).toContain('EUR 440.00')
  const early = await seaJobWorld()
  const query = { keyId: early.job.id, Paper: 'arrivalNotice' }
  expect((await early.staff.send({ ...paperDeskEndpoints.paper, query })).json()).toMatchObject({
    code: 'workorder.no-paper-yet',
  })
})

it('tells the receiver what arrives, how much it is, how long each kind of time is free, and to bring the originals', async () => {
  const { fetched } = await papersWorld()
  const words = await paperWords(await fetched('arrivalNotice'))
  for (const one of ['Washing machines', 'Tumble dryers', 'HAUS 1-600', '818', '36,545', '126', 'COSU6012345670'])
    expect(words, one).toContain(one)
  for (const one of ['Demurrage: 7', 'Detention: 5', 'Surrender the original bills of lading before delivery'])
    expect(words, one).toContain(one)
  const waybill = await papersWorld({ head: { billRelease: 'SWB' } })
  expect(await paperWords(await waybill.fetched('arrivalNotice'))).not.toContain('Surrender')
})

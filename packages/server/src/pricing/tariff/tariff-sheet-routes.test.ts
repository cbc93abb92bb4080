import { buffer } from 'node:stream/consumers'
import { tariffDeskEndpoints as desk } from '@landbridge/contract/pricing/tariff-desk-endpoints'
import { type TariffColumn, tariffSheetColumns } from '@landbridge/contract/pricing/tariff-sheet'
import { tariffSheetEndpoints as sheets } from '@landbridge/contract/pricing/tariff-sheet-endpoints'
import type { TariffForm } from '@landbridge/contract/pricing/tariff-terms'
import { firstPage } from '@landbridge/contract/shared/paging'
import { wireNameOf } from '@landbridge/contract/shared/wire-names'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pdf, upload } from '../../document/document-fixtures.ts'
import { longestBlock, sheetIn } from '../../platform/workbook/workbook-fixtures.ts'
import { type Cell, xlsxOf } from '../../platform/xlsx.ts'
import { newWorld } from '../../testing/world.ts'
import { tariffForm } from '../pricing-fixtures.ts'

type World = Awaited<ReturnType<typeof newWorld>>
type Person = World['staff']
type Row = Partial<Record<TariffColumn, Cell>>

const wholeList = { ...firstPage, state: 'all' } as const
const seaForm = (changes: Partial<TariffForm> = {}) =>
  tariffForm({
    originCode: 'CNSHA',
    destinationCode: 'DEHAM',
    entryPortCode: undefined,
    viaCodes: [],
    carrierCode: 'MSCU',
    coc20Gp: '1500',
    coc40Hq: '2600.50',
    coc45Hq: undefined,
    soc40Hq: undefined,
    pickUpPlaces: [],
    returnPlaces: [],
    ...changes,
  })

async function* once(rows: Cell[][]) {
  yield rows
}

const sheetOf = (headings: readonly string[], rows: Cell[][]) =>
  buffer(xlsxOf({ name: 'Prices', headings, rows: once(rows) }))

async function exported(person: Person, query: Record<string, string> = {}) {
  const reply = await person.send({ method: 'GET', path: sheets.export.path, query })
  expect(reply.statusCode).toBe(200)
  return reply.rawPayload
}

/** A sheet as its headings and rows, to be changed and sent back. */
async function opened(bytes: Uint8Array) {
  const [head, ...rows] = (await sheetIn(bytes)).rows
  const headings = (head?.cells ?? []).map(String)
  return { headings, rows: rows.map(({ cells }) => headings.map((_, index) => cells[index])) }
}

async function sent(person: Person, bytes: Uint8Array, how: { apply?: boolean; publish?: boolean } = {}) {
  const { data } = (await upload(person, 'prices.xlsx', bytes)).json()
  return person(sheets.import, { fid: data.fid, apply: false, publish: false, ...how })
}

const rowsOf = (rows: Row[]) => {
  const columns = tariffSheetColumns.filter((column) => rows.some((row) => column in row))
  return sheetOf(
    columns.map((column) => wireNameOf(column)),
    rows.map((row) => columns.map((column) => row[column])),
  )
}

const railRow: Row = {
  lineNo: '',
  serviceModeId: 'R',
  originCode: 'CNXIA',
  destinationCode: 'DEDUI',
  validFrom: '2031-02-01',
  validTo: '2031-06-30',
  currency: 'USD',
  direction: 'E',
  transitDaysMin: 14,
  transitDaysMax: '17',
  weekdays: '1 3',
  siCutoffHours: 72,
  cargoCutoffHours: 48,
  customsCutoffHours: 24,
  freeDays: 10,
  coc40Hq: 5600,
  surcharges: 'DOC CNY 450/BILL always',
  pickUpPlaces: 'CNXIA 0; CNZGZ 140',
}

async function linesOf(person: Person) {
  return (await person(desk.list, wholeList)).body.data.items
}

it('brings back what it exported as the same, in both modes and every language', async () => {
  const { staff } = await newWorld()
  const shared = { perM3: '95', kgPerM3: 1000, minM3: '1', warehouseCode: 'WH1', warehouseCutoffHours: 96 }
  const one = (await staff(desk.save, tariffForm({ remark: '=1+1\nsecond line', coc40Hq: '5600.10' }))).body.data
  await staff(desk.publish, { id: one.id, version: 1 })
  const made = await staff(desk.save, { ...seaForm({ sharedContainer: shared }), serviceModeId: 'S' })
  expect(made.status).toBe(200)
  for (const language of ['zh-CN', 'zh-TW', 'en', 'ru']) {
    const reply = await staff.send({
      method: 'GET',
      path: sheets.export.path,
      headers: { 'accept-language': language },
    })
    const report = await sent(staff, reply.rawPayload, { apply: true })
    expect(report.body.data).toMatchObject({ applied: true, counts: { new: 0, changed: 0, same: 2, wrong: 0 } })
  }
  const { headings } = await opened(await exported(staff, { SvTrafficId: 'S' }))
  expect(headings).not.toContain('SOC 40HQ')
  expect((await linesOf(staff)).length).toBe(2)
})

it('adds lines and versions as drafts, publishes where asked, and the second time finds all the same', async () => {
  const { staff } = await newWorld()
  const bytes = await rowsOf([railRow, { ...railRow, destinationCode: 'DEHAM', validFrom: 47_880, coc40Hq: '4 100,5' }])
  expect((await sent(staff, bytes)).body.data).toMatchObject({ applied: false, counts: { new: 2 } })
  expect(await linesOf(staff)).toEqual([])
  expect((await sent(staff, bytes, { apply: true, publish: true })).body.data).toMatchObject({ counts: { new: 2 } })
  const lines = await linesOf(staff)
  expect(lines.map(({ state }) => state)).toEqual(['published', 'published'])
  expect(lines.find(({ destinationCode }) => destinationCode === 'DEHAM')).toMatchObject({
    coc40Hq: '4100.5',
    validFrom: '2031-02-01',
  })
  expect((await sent(staff, bytes, { apply: true })).body.data).toMatchObject({ counts: { new: 0, same: 2 } })

  const sheet = await opened(await exported(staff))
  const price = sheet.headings.indexOf('COC 40HQ')
  const from = sheet.headings.indexOf('生效日期')
  const raised = sheet.rows.map((row) => row.map((cell, index) => (index === price ? Number(cell) + 100 : cell)))
  const early = await sent(staff, await sheetOf(sheet.headings, raised), { apply: true })
  expect(early.body).toMatchObject({
    code: 'pricing.rows-refused',
    fields: { 'Rows.2.ValidFrom': 'pricing.version-from-early' },
  })
  const later = raised.map((row) => row.map((cell, index) => (index === from ? '2031-03-01' : cell)))
  const next = await sheetOf(
    sheet.headings.toReversed(),
    later.map((row) => row.toReversed()),
  )
  expect((await sent(staff, next, { apply: true })).body.data).toMatchObject({ counts: { changed: 2 } })
  expect((await linesOf(staff)).filter(({ state }) => state === 'draft').map(({ revision }) => revision)).toEqual([
    2, 2,
  ])
  expect((await sent(staff, next, { apply: true })).body.data).toMatchObject({ counts: { same: 2 } })
})

it('changes an open draft as it stands, and keeps of a line what its sheet does not speak of', async () => {
  const { staff } = await newWorld()
  const form = tariffForm({ remark: 'By Horgos', freeTimes: [{ clock: 'storage', freeDays: 3, per40: '12.5' }] })
  const one = (await staff(desk.save, form)).body.data
  const own: Row = {
    lineNo: one.lineNo,
    serviceModeId: 'R',
    originCode: 'CNXIA',
    destinationCode: 'DEDUI',
    validFrom: '2031-01-01',
    validTo: '2031-05-31',
    coc40Hq: '5,700',
  }
  const report = await sent(staff, await rowsOf([own]), { apply: true })
  expect(report.body.data.rows).toEqual([{ row: 2, lineNo: one.lineNo, what: 'changed', faults: [] }])
  const { data } = (await staff(desk.show, { id: one.id })).body
  expect(data).toMatchObject({ revision: 1, version: 2, validTo: '2031-05-31', coc40Hq: '5700', remark: 'By Horgos' })
  expect(data).toMatchObject({ coc20Gp: form.coc20Gp, surcharges: form.surcharges, freeTimes: form.freeTimes })

  await staff(desk.publish, { id: one.id, version: 2 })
  await staff(desk.withdraw, { id: one.id, version: 3, reason: 'Typed wrong' })
  const again = await sent(staff, await rowsOf([{ ...own, coc40Hq: '5,800' }]))
  expect(again.body.data.rows[0]?.faults).toEqual([{ column: 'LineNo', key: 'pricing.line-withdrawn' }])
  expect((await sent(staff, await exported(staff), { apply: true })).body.data.counts).toMatchObject({ same: 1 })
})

it('refuses to publish at once what nobody could book by, and then leaves no draft either', async () => {
  const { staff } = await newWorld()
  const { coc40Hq: _, ...bare } = railRow
  const past = { ...railRow, destinationCode: 'DEHAM', validFrom: '2030-01-01', validTo: '2030-12-31' }
  const bytes = await rowsOf([railRow, { ...bare, currency: 'EUR' }, past])
  expect((await sent(staff, bytes)).body.data.counts).toMatchObject({ new: 3, wrong: 0 })
  const refused = await sent(staff, bytes, { apply: true, publish: true })
  expect(refused.body.fields).toEqual({
    'Rows.3.Coc40Hq': 'pricing.price-needed',
    'Rows.4.ValidTo': 'pricing.valid-to-past',
  })
  expect(await linesOf(staff)).toEqual([])
})

it('names the faults of every row by column, and then writes nothing', async () => {
  const { staff } = await newWorld()
  const bytes = await rowsOf([
    railRow,
    { ...railRow },
    { ...railRow, originCode: 'XXXXX', coc40Hq: 'dear', validTo: '2030-01-01' },
    { ...railRow, destinationCode: 'DEHAM', surcharges: 'DOC 450', pickUpPlaces: 'CNXIA;CNZGZ x' },
    { ...railRow, serviceModeId: 'S', soc40Hq: 5 },
    { ...railRow, serviceModeId: 'X' },
    { ...railRow, lineNo: 'RT-NONE0' },
  ])
  const report = (await sent(staff, bytes)).body.data
  expect(report.counts).toEqual({ new: 1, changed: 0, same: 0, wrong: 6 })
  const faults = report.rows.map(({ faults }) => Object.fromEntries(faults.map(({ column, key }) => [column, key])))
  expect(faults).toMatchObject([
    {},
    { LineNo: 'pricing.row-twice' },
    { Coc40Hq: 'shared.number-wrong' },
    { Surcharges: 'pricing.surcharges-unread', PickUpPlaces: 'pricing.places-unread' },
    { Soc40Hq: 'pricing.price-not-in-mode' },
    { SvTrafficId: 'pricing.mode-unknown' },
    { LineNo: 'pricing.line-unknown' },
  ])
  const refused = await sent(staff, bytes, { apply: true })
  expect(refused).toMatchObject({ status: 422, body: { code: 'pricing.rows-refused' } })
  expect(refused.body.fields).toMatchObject({ 'Rows.7.SvTrafficId': 'pricing.mode-unknown' })
  expect(await linesOf(staff)).toEqual([])
})

it('reads the prices of a column as a whole, and asks which of two a price may be', async () => {
  const { staff } = await newWorld()
  const commas = await rowsOf([
    { ...railRow, coc40Hq: '4 100,5' },
    { ...railRow, destinationCode: 'DEHAM', coc40Hq: '3,950' },
  ])
  const report = (await sent(staff, commas, { apply: true })).body.data
  expect(report.counts).toMatchObject({ new: 2, wrong: 0 })
  const prices = (await linesOf(staff)).map(({ destinationCode, coc40Hq }) => [destinationCode, Number(coc40Hq)])
  expect(Object.fromEntries(prices)).toEqual({ DEDUI: 4100.5, DEHAM: 3.95 })

  const alone = await rowsOf([
    { ...railRow, destinationCode: 'DEHAM', distanceKm: '9,000' },
    { ...railRow, distanceKm: '10.000' },
  ])
  expect((await sent(staff, alone)).body.data.rows.map(({ faults }) => faults)).toEqual([
    [{ column: wireNameOf('distanceKm'), key: 'shared.figure-ambiguous' }],
    [{ column: wireNameOf('distanceKm'), key: 'shared.figure-ambiguous' }],
  ])
})

it('names headings that are unknown, missing or there twice, and files that are no sheet', async () => {
  const { staff } = await newWorld()
  const bytes = await sheetOf(['LineNo', 'Colour', 'Valid from', '生效日期'], [['', 'red', '2031-01-01', '2031-01-01']])
  const { headingFaults } = (await sent(staff, bytes)).body.data
  expect(headingFaults).toEqual(
    expect.arrayContaining([
      { heading: 'Colour', key: 'pricing.heading-unknown' },
      { heading: '生效日期', key: 'pricing.heading-twice' },
      { heading: 'PortlCd', key: 'pricing.heading-needed' },
    ]),
  )
  expect((await sent(staff, bytes, { apply: true })).body.fields).toMatchObject({
    'Headings.Colour': 'pricing.heading-unknown',
  })
  const { data } = (await upload(staff, 'a.pdf', pdf())).json()
  expect((await staff(sheets.import, { fid: data.fid, apply: true, publish: false })).body).toMatchObject({
    code: 'shared.invalid-input',
    fields: { fid: 'shared.workbook-unknown' },
  })
  const long = Array.from({ length: 10_001 }, () => ['x'])
  expect((await sent(staff, await sheetOf(['LineNo'], long))).body.fields).toEqual({ fid: 'pricing.sheet-too-long' })
})

it('lets nobody import who may not, and nobody read the sheet of another', async () => {
  const { staff, staffWith, customer, guest } = await newWorld()
  const bytes = await rowsOf([railRow])
  const editor = await staffWith(['pricing.edit'])
  expect((await sent(editor, bytes, { apply: true, publish: true })).body.code).toBe('access.not-allowed')
  const { data } = (await upload(editor, 'prices.xlsx', bytes)).json()
  const input = { fid: data.fid, apply: true, publish: false }
  expect((await staff(sheets.import, input)).body.code).toBe('document.missing')
  expect((await (await staffWith(['pricing.view']))(sheets.import, input)).status).toBe(403)
  expect((await (await customer())(sheets.import, input)).status).toBe(403)
  expect((await guest(sheets.import, input)).status).toBe(401)
  expect((await (await staffWith(['booking.view'])).send({ method: 'GET', path: sheets.export.path })).statusCode).toBe(
    403,
  )
  expect((await editor(sheets.import, input)).body.data).toMatchObject({ applied: true, counts: { new: 1 } })
})

it('makes a line once, however often its sheet comes at the same time', async () => {
  const { staff } = await newWorld()
  const bytes = await rowsOf([railRow])
  const reports = await Promise.all([1, 2, 3].map(() => sent(staff, bytes, { apply: true })))
  const made = reports.map(({ body }) => body.data.counts.new)
  expect(made.toSorted()).toEqual([0, 0, 1])
  expect(await linesOf(staff)).toHaveLength(1)
})

it('loses no price and doubles none: whatever is exported comes back as the same', async () => {
  const { staff } = await newWorld()
  const price = fc.option(
    fc.integer({ min: 1, max: 99_999_999 }).map((cents) => (cents / 100).toFixed(2)),
    {
      nil: undefined,
    },
  )
  const line = fc.record({
    coc20Gp: price,
    coc40Hq: price,
    soc45Hq: price,
    remark: fc.string({ minLength: 1, maxLength: 60 }).filter((words) => words.trim() !== '' && !/\p{C}/u.test(words)),
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
    destinationCode: fc.constantFrom('DEDUI', 'DEHAM'),
    freeTimes: fc.constantFrom<TariffForm['freeTimes']>(
      [],
      [{ clock: 'storage', freeDays: 3, fromDay: 9, per40: '12.50' }],
    ),
  })
  const forms = fc.sample(line, 25)
  for (const form of forms) expect((await staff(desk.save, tariffForm(form))).status).toBe(200)
  const report = (await sent(staff, await exported(staff), { apply: true })).body
  expect(report.data.rows.filter(({ what }) => what !== 'same')).toEqual([])
  expect(report.data.counts.same).toBe(25)
})

it('answers others while it plans rows whose cells hold long lists', async () => {
  const { staff } = await newWorld()
  const list = (line: number) => Array.from({ length: 3000 }, (_, index) => `CN${index} ${line}`).join('; ')
  const bytes = await rowsOf(Array.from({ length: 190 }, (_, index) => ({ ...railRow, freeTimes: list(index) })))
  const { data } = (await upload(staff, 'prices.xlsx', bytes)).json()
  const longest = await longestBlock(async () => {
    const { body } = await staff(sheets.import, { fid: data.fid, apply: false, publish: false })
    expect(body.data.counts).toMatchObject({ wrong: 190 })
  })
  expect(longest).toBeLessThan(0.15)
})

it('imports five thousand lines', async () => {
  const { staff } = await newWorld()
  const rows = Array.from({ length: 5000 }, (_, index) => ({ ...railRow, coc40Hq: 1000 + index }))
  const bytes = await rowsOf(rows)
  const report = await sent(staff, bytes, { apply: true })
  expect(report.body.data.counts.new).toBe(5000)
})

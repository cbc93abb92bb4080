import type { PlaceForm } from '@landbridge/contract/reference/reference-desk'
import { referenceDeskEndpoints as desk } from '@landbridge/contract/reference/reference-desk-endpoints'
import { referenceEndpoints as calls } from '@landbridge/contract/reference/reference-endpoints'
import { firstPage } from '@landbridge/contract/shared/paging'
import { expect, it } from 'vitest'
import { system } from '../../platform/caller.ts'
import { newWorld } from '../../testing/world.ts'

const station = (overrides: Partial<PlaceForm> = {}): PlaceForm => ({
  mode: 'RAIL',
  code: 'CN0QQ',
  nameChs: '新货场',
  nameCht: '新貨場',
  nameEng: 'New Freight Yard',
  nameRus: 'Новый грузовой двор',
  pinyin: 'xinhuochang,xhc',
  countryCode: 'CN',
  cityCode: 'CNXIA',
  kind: 'STATION',
  gauge: '1435',
  latitude: '34.5',
  longitude: '109.1',
  timeZone: 'Asia/Shanghai',
  hotOrigin: false,
  hotDestination: false,
  active: true,
  ...overrides,
})

it('lets staff add a station, and everybody finds it at once', async () => {
  const { staff, guest } = await newWorld()
  expect((await guest(calls.railPorts, { key: '新货场' })).body.data).toEqual([])
  const added = await staff(desk.savePlace, station({ code: 'CN0QA' }))
  expect(added.body.data).toMatchObject({ code: 'CN0QA', version: 1 })
  const found = (await guest(calls.railPorts, { key: 'xhc' })).body.data
  expect(found.map(({ code }) => code)).toContain('CN0QA')

  const shown = (await staff(desk.place, { mode: 'RAIL', code: 'CN0QA' })).body.data
  const changed = await staff(desk.savePlace, { ...shown, nameEng: 'Renamed Yard', gauge: null, hotOrigin: true })
  expect(changed.body.data.version).toBe(2)
  const [renamed] = (await guest(calls.railPorts, { key: 'renamed yard' })).body.data
  expect(renamed).toMatchObject({ code: 'CN0QA', hotOrigin: true })
  expect(renamed).not.toHaveProperty('gauge')

  await staff(desk.savePlace, { ...changed.body.data, active: false })
  expect((await guest(calls.railPorts, { key: 'renamed yard' })).body.data).toEqual([])
  const listed = await staff(desk.places, { ...firstPage, keyword: 'CN0QA' }, { 'accept-language': 'en' })
  expect(listed.body.data.items).toMatchObject([{ code: 'CN0QA', cityName: "Xi'an", active: false, version: 3 }])
})

it('writes down who changed what', async () => {
  const { staff, db } = await newWorld()
  await staff(desk.savePlace, station({ code: 'CN0QB' }))
  const entries = await db.as(system, (tx) =>
    tx
      .withTables<{ auditEntry: { action: string; thingId: string; after: unknown } }>()
      .selectFrom('auditEntry')
      .selectAll()
      .execute(),
  )
  expect(entries).toMatchObject([{ action: 'reference.save-place', thingId: 'RAIL/CN0QB', after: { version: 1 } }])
})

it('refuses a code that is taken, a stale version, and names that are missing', async () => {
  const { staff } = await newWorld()
  await staff(desk.savePlace, station({ code: 'CN0QC' }))
  expect(await staff(desk.savePlace, station({ code: 'CN0QC' }))).toMatchObject({
    status: 409,
    body: { code: 'reference.code-taken' },
  })
  await staff(desk.savePlace, station({ code: 'CN0QC', version: 1 }))
  expect(await staff(desk.savePlace, station({ code: 'CN0QC', version: 1 }))).toMatchObject({
    status: 409,
    body: { code: 'reference.changed-meanwhile' },
  })
  const body = {
    Mode: 'RAIL',
    PortCd: 'cn',
    PortNameChs: '',
    CountryCd: 'CN',
    Lat: '91',
    Lon: '0',
    TimeZone: 'x',
    CommonPortl: 'T',
  }
  const refused = await staff.send({ method: 'PUT', path: '/api/v1/admin/place-save', body })
  expect(refused.statusCode).toBe(422)
  expect(refused.json().fields).toMatchObject({
    PortCd: 'reference.code-wrong',
    PortNameChs: 'reference.name-needed',
    Lat: 'reference.coordinate-wrong',
    Active: 'shared.needed',
  })
})

it('refuses a country, a city and a time zone that do not exist', async () => {
  const { staff } = await newWorld()
  const wrong = station({ countryCode: 'ZZ', cityCode: 'CNQQQ', timeZone: 'Asia/Nowhere' })
  expect((await staff(desk.savePlace, wrong)).body.fields).toEqual({
    CountryCd: 'reference.country-unknown',
    CityCd: 'reference.city-unknown',
    TimeZone: 'reference.time-zone-unknown',
  })
})

it('keeps carriers', async () => {
  const { staff, guest } = await newWorld()
  const airline = (await staff(desk.carrier, { type: 'A', code: 'CA' })).body.data
  const saved = await staff(desk.saveCarrier, { ...airline, nameEng: 'Air China Cargo' })
  expect(saved.body.data).toMatchObject({ nameEng: 'Air China Cargo', version: 2 })
  expect((await guest(calls.carriers, { key: 'air china cargo' })).body.data[0]).toMatchObject({ code: 'CA' })
  const listed = (await staff(desk.carriers, { ...firstPage, type: 'C', pageSize: 200 })).body.data
  expect(listed.total).toBe(54)
  expect(await staff(desk.carrier, { type: 'C', code: 'CA' })).toMatchObject({ status: 404 })
})

it('keeps code lists', async () => {
  const { staff, guest } = await newWorld()
  const classes = (await staff(desk.codeClasses, {})).body.data
  expect(classes).toHaveLength(41)
  const names = { nameChs: '天气', nameCht: '天氣', nameEng: 'Weather', nameRus: 'Погода' }
  const reason = { classCode: 'STOPREASON', code: 'WEATHER2', ...names, sort: 99, modes: [], active: true }
  const added = await staff(desk.saveCode, reason)
  expect(added).toMatchObject({ status: 200, body: { data: { version: 1 } } })
  const offered = (await guest(calls.codes, { classcode: 'STOPREASON', key: 'weather2' })).body.data
  expect(offered).toMatchObject([{ code: 'WEATHER2', nameRus: 'Погода' }])
  await staff(desk.saveCode, { ...reason, active: false, version: 1 })
  expect((await guest(calls.codes, { classcode: 'STOPREASON', key: 'weather2' })).body.data).toEqual([])
  const kept = (await staff(desk.codes, { ...firstPage, classcode: 'STOPREASON', active: false })).body.data
  expect(kept.items).toMatchObject([{ code: 'WEATHER2', version: 2 }])
  expect((await staff(desk.saveCode, { ...reason, classCode: 'NOSUCH' })).status).toBe(404)
})

it('lets finance set a rate, which is a sample no longer', async () => {
  const { person, staff, guest } = await newWorld()
  const finance = person({
    actor: 'staff',
    userId: '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10',
    permissions: ['reference.rates'],
  })
  const rates = (await finance(desk.rates, { ...firstPage, keyword: 'GBP' })).body.data
  expect(rates.items).toMatchObject([{ code: 'GBP', yearMonth: '2031-01', rate: '9.45', sample: true, version: 1 }])
  const set = await finance(desk.saveRate, { code: 'GBP', yearMonth: '2031-01', rate: '9.51', version: 1 })
  expect(set.body.data).toMatchObject({ rate: '9.51', sample: false, version: 2 })
  expect((await guest(calls.rateNow, { currcd: 'GBP' })).body.data).toMatchObject({ rate: '9.51', sample: false })
  expect((await finance(desk.saveRate, { code: 'CNY', yearMonth: '2031-01', rate: '1' })).body.fields).toEqual({
    CurrCd: 'reference.currency-unknown',
  })
  expect((await staff(desk.saveRate, { code: 'GBP', yearMonth: '2031-01', rate: '0' })).status).toBe(422)
  expect((await finance(desk.places, firstPage)).status).toBe(403)
})

it('is closed to customers, guests and staff without the permission', async () => {
  const { customer, guest, person } = await newWorld()
  const shipper = await customer()
  const clerk = person({
    actor: 'staff',
    userId: '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10',
    permissions: ['booking.view'],
  })
  expect((await guest(desk.places, firstPage)).status).toBe(401)
  expect((await shipper(desk.places, firstPage)).status).toBe(403)
  expect((await clerk(desk.savePlace, station())).status).toBe(403)
})

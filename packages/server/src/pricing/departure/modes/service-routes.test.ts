import { departureDeskEndpoints as sailings } from '@landbridge/contract/pricing/departure-desk-endpoints'
import {
  serviceDeskEndpoints as desk,
  type ServiceForm,
} from '@landbridge/contract/pricing/modes/service-desk-endpoints'
import { tariffDeskEndpoints } from '@landbridge/contract/pricing/tariff-desk-endpoints'
import { firstPage } from '@landbridge/contract/shared/paging'
import { expect, it } from 'vitest'
import { newWorld } from '../../../testing/world.ts'
import { tariffForm } from '../../pricing-fixtures.ts'

const serviceForm = (changes: Partial<ServiceForm> = {}): ServiceForm => ({
  serviceCode: 'AE7',
  carrierCode: 'COSU',
  weekday: 3,
  calls: [
    { placeCode: 'CNNGB', day: 0, loads: true, discharges: false },
    { placeCode: 'CNSHA', day: 2, loads: true, discharges: false },
    { placeCode: 'NLRTM', day: 33, loads: false, discharges: true },
    { placeCode: 'DEHAM', day: 36, loads: false, discharges: true },
  ],
  cutoffs: { si: 96, vgm: 48, cargo: 36, customs: 24 },
  spaces: [{ containerType: '40HQ', total: 10 }],
  vessels: ['First', 'Second'],
  active: true,
  ...changes,
})
const byS = { serviceModeId: 'S' } as const
const all = { ...firstPage, pageSize: 200, state: 'all', ...byS } as const

it('makes the sailings of coming weeks once, however often and by how many it is asked', async () => {
  const { staff } = await newWorld()
  const { id, version } = (await staff(desk.save, { ...serviceForm(), ...byS })).body.data
  const ask = { id, version, from: '2031-01-01', weeks: 4 }
  expect((await staff(desk.sail, ask)).body.data).toEqual({ made: 0, skipped: 0 })

  const both = await Promise.all([0, 1].map(() => staff(desk.sail, { ...ask, allPairs: true })))
  const answers = both.map(({ body }) => body.data).toSorted((a, b) => b.made - a.made)
  expect(answers).toEqual([
    { made: 16, skipped: 0 },
    { made: 0, skipped: 16 },
  ])
  expect((await staff(desk.sail, { ...ask, weeks: 5, allPairs: true })).body.data).toEqual({ made: 4, skipped: 16 })
  expect((await staff(sailings.list, all)).body.data.total).toBe(20)

  const shown = (await staff(desk.show, { id })).body.data
  expect(shown.voyages.map((one) => one.sailings)).toEqual([4, 4, 4, 4, 4])
  expect(new Set(shown.voyages.map(({ vessel }) => vessel))).toEqual(new Set(['First', 'Second']))
})

it('sails where its line has a published price, unless told to sail everywhere', async () => {
  const { staff } = await newWorld()
  const { entryPortCode: _, ...form } = tariffForm({
    originCode: 'CNSHA',
    destinationCode: 'DEHAM',
    carrierCode: 'COSU',
    viaCodes: [],
    pickUpPlaces: [],
    returnPlaces: [],
  })
  const line = await staff(tariffDeskEndpoints.save, { ...form, ...byS })
  const { id: tariffId, version: seen } = line.body.data
  await staff(tariffDeskEndpoints.publish, { id: tariffId, version: seen })
  const { id, version } = (await staff(desk.save, { ...serviceForm(), ...byS })).body.data
  expect((await staff(desk.sail, { id, version, from: '2031-01-01', weeks: 2 })).body.data).toEqual({
    made: 2,
    skipped: 0,
  })
})

it('delays a voyage from one call on and leaves the calls before it as they were', async () => {
  const { staff } = await newWorld()
  const { id, version } = (await staff(desk.save, { ...serviceForm(), ...byS })).body.data
  await staff(desk.sail, { id, version, from: '2031-03-05', weeks: 2, allPairs: true })
  const [first] = (await staff(desk.show, { id })).body.data.voyages
  const departureNo = first?.departureNo ?? ''
  const timesOf = async () =>
    (await staff(sailings.list, { ...all, sortName: 'etd' })).body.data.items
      .filter((row) => row.departureNo === departureNo)
      .map(
        (row) =>
          [row.originCode + row.destinationCode, row.etd.getTime(), row.eta.getTime(), row.siCutoff.getTime()] as const,
      )
      .toSorted()
  const before = await timesOf()
  const late = { ...byS, carrierCode: 'COSU', serviceCode: 'AE7', departureNo, fromPlaceCode: 'CNSHA', days: 2 }
  expect((await staff(desk.retime, late)).body).toMatchObject({ data: { moved: 4 } })
  const days = (await timesOf()).map(([lane, ...times], index) => [
    lane,
    ...times.map((time, name) => (time - Number(before[index]?.[name + 1])) / 86_400_000),
  ])
  expect(days).toEqual([
    ['CNNGBDEHAM', 0, 2, 0],
    ['CNNGBNLRTM', 0, 2, 0],
    ['CNSHADEHAM', 2, 2, 0],
    ['CNSHANLRTM', 2, 2, 0],
  ])
  // The line says that its cut-offs move as well.
  await staff(desk.retime, { ...late, movesCutoffs: true })
  const moved = (await timesOf()).map(([lane, , , si], index) => [lane, (si - Number(before[index]?.[3])) / 86_400_000])
  expect(moved.filter(([lane]) => String(lane).startsWith('CNSHA'))).toEqual([
    ['CNSHADEHAM', 2],
    ['CNSHANLRTM', 2],
  ])
})

it('names what is wrong with a service, and refuses what is not there or runs no more', async () => {
  const { staff } = await newWorld()
  const refused = async (changes: Partial<ServiceForm>) =>
    (await staff(desk.save, { ...serviceForm(changes), ...byS })).body
  const calls = serviceForm().calls
  const [, ...others] = calls
  const unknown = await refused({
    carrierCode: 'NOBODY',
    calls: [...calls, { ...others[0], placeCode: 'XXXXX', day: 99 } as never],
  })
  expect(unknown).toMatchObject({ code: 'shared.invalid-input' })
  expect((await refused({ calls: calls.slice(0, 1) })).code).toBe('shared.invalid-input')
  expect((await refused({ calls: calls.toReversed() })).code).toBe('shared.invalid-input')
  expect((await refused({ cutoffs: { ...serviceForm().cutoffs, si: 900 } })).code).toBe('shared.invalid-input')
  const { id, version } = (await staff(desk.save, { ...serviceForm({ active: false }), ...byS })).body.data
  expect((await refused({})).code).toBe('shared.invalid-input')
  const sail = { id, version, from: '2031-01-01', weeks: 1 }
  expect((await staff(desk.sail, sail)).body.code).toBe('pricing.service-ended')
  expect((await staff(desk.sail, { ...sail, version: 9 })).body.code).toBe('pricing.changed-meanwhile')
  expect((await staff(desk.show, { id: '5d0b8f0e-61a5-4c38-8f11-7a70c2fd0001' })).body.code).toBe(
    'pricing.service-missing',
  )
  const late = { ...byS, carrierCode: 'COSU', serviceCode: 'AE7', departureNo: 'X', fromPlaceCode: 'USLAX', days: 2 }
  expect((await staff(desk.retime, late)).body.code).toBe('shared.invalid-input')
  const list = (await staff(desk.list, { ...firstPage, ...byS, placeCode: 'NLRTM', keyword: 'ae7' })).body.data
  expect(list).toMatchObject({ total: 1, items: [{ serviceCode: 'AE7', active: false }] })
})

it('gives a code to one of two services that are renamed to it at the same moment', async () => {
  const { staff } = await newWorld()
  const standing = await Promise.all(
    ['AE1', 'AE2'].map(
      async (serviceCode) => (await staff(desk.save, { ...serviceForm({ serviceCode }), ...byS })).body.data,
    ),
  )
  const renamed = await Promise.all(
    standing.map(({ id, version }) => staff(desk.save, { ...serviceForm({ serviceCode: 'AE9' }), id, version })),
  )
  const [kept, refused] = renamed.map(({ body }) => body).toSorted((a, b) => Number(b.success) - Number(a.success))
  expect(kept).toMatchObject({ success: true, data: { serviceCode: 'AE9' } })
  expect(refused).toMatchObject({
    code: 'shared.invalid-input',
    fields: { ServiceCode: 'pricing.service-twice' },
  })
})

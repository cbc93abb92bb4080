import { buffer } from 'node:stream/consumers'
import { entityDeskEndpoints as desk } from '@landbridge/contract/entity/entity-desk-endpoints'
import { firstPage } from '@landbridge/contract/shared/paging'
import { expect, it } from 'vitest'
import { upload } from '../document/document-fixtures.ts'
import { type Cell, xlsxOf } from '../platform/xlsx.ts'
import { newWorld } from '../testing/world.ts'

async function* once(rows: Cell[][]) {
  yield rows
}

async function importWorld() {
  const world = await newWorld()
  const { staff } = world
  const imported = async (headings: string[], rows: Cell[][], apply = false) => {
    const sheet = await buffer(xlsxOf({ name: 'Partners', headings, rows: once(rows) }))
    const { fid } = (await upload(staff, 'partners.xlsx', sheet)).json().data
    return staff(desk.importPartners, { fid, apply })
  }
  const kept = async () => (await staff(desk.partners, { ...firstPage, kind: 'all' })).body.data.items
  return { ...world, imported, kept }
}

const headings = ['类别', 'Place type (SEA/AIR/RAIL/TRUCK)', 'PortCd', 'Name', 'Opening hours', 'Services']
const rows = [
  ['代理', 'sea', 'deham', 'Hansa Port Agency GmbH', 'Mon–Fri 08–17', 'Delivery order; 电放放货'],
  ['Depot', 'SEA', 'CNSHA', 'Yangshan Empty Depot', '24 h', '提空箱、RETURN'],
  ['Терминал', 'RAIL', 'DEDUI', 'DIT Duisburg', '', ''],
]

it('shows what a sheet would do, takes it over whole, and does nothing the second time', async () => {
  const { imported, kept } = await importWorld()
  const looked = (await imported(headings, rows)).body.data
  expect(looked).toMatchObject({ applied: false, counts: { new: 3, changed: 0, same: 0, wrong: 0 }, headingFaults: [] })
  expect(await kept()).toEqual([])
  expect((await imported(headings, rows, true)).body.data).toMatchObject({ applied: true, counts: { new: 3 } })
  expect(
    (await kept()).map(({ partnerKind, placeCode, partnerServices }) => [partnerKind, placeCode, partnerServices]),
  ).toEqual([
    ['depot', 'CNSHA', ['PICKUP', 'RETURN']],
    ['terminal', 'DEDUI', []],
    ['agent', 'DEHAM', ['DO', 'TLX']],
  ])
  expect((await imported(headings, rows, true)).body.data.counts).toEqual({ new: 0, changed: 0, same: 3, wrong: 0 })
  expect(await kept()).toHaveLength(3)
})

it('changes only what a sheet says anew, and leaves what it has no column or no words for', async () => {
  const { imported, kept } = await importWorld()
  await imported([...headings, 'Phone'], [[...(rows[0] ?? []), '+49 40 1']], true)
  const other = ['agent', 'SEA', 'DEHAM', 'HANSA PORT  AGENCY GMBH', 'Mon–Sat 08–20', '']
  expect((await imported(headings, [other], true)).body.data.counts).toMatchObject({ changed: 1, new: 0 })
  expect(await kept()).toMatchObject([
    { openingHours: 'Mon–Sat 08–20', partnerPhone: '+49 40 1', partnerServices: ['DO', 'TLX'], version: 2 },
  ])
})

it('names every fault by row and column, and takes over nothing of such a sheet', async () => {
  const { imported, kept } = await importWorld()
  const faulty = [
    rows[0] ?? [],
    ['Warehouse', 'SEA', 'DEHAM', 'A', '', ''],
    ['Agent', 'SEA', 'DEQQQ', 'B', '', ''],
    ['Agent', 'SEA', 'DEHAM', '', '', ''],
    ['Depot', 'SEA', 'DEHAM', 'C', '', 'Delivery order'],
    ['agent', 'SEA', 'DEHAM', 'hansa port agency gmbh', '', ''],
  ]
  const looked = (await imported(headings, faulty)).body.data
  expect(looked.rows.flatMap(({ row, faults }) => faults.map(({ column, key }) => [row, column, key]))).toEqual([
    [3, 'PartnerKind', 'entity.kind-unknown'],
    [4, 'PortCd', 'entity.place-unknown'],
    [5, 'PartnerName', 'entity.name-needed'],
    [6, 'PartnerServices', 'entity.service-unknown'],
    [7, 'PartnerName', 'entity.row-twice'],
  ])
  const refused = await imported(headings, faulty, true)
  expect(refused.body).toMatchObject({
    code: 'entity.rows-refused',
    fields: { 'Rows.3.PartnerKind': 'entity.kind-unknown' },
  })
  const strange = (await imported(['Kind', 'Colour', 'Kind'], [['Agent', 'red', 'Agent']])).body.data
  expect(strange.headingFaults).toEqual([
    { heading: 'Colour', key: 'entity.heading-unknown' },
    { heading: 'Kind', key: 'entity.heading-twice' },
    { heading: 'PlaceMode', key: 'entity.heading-needed' },
    { heading: 'PortCd', key: 'entity.heading-needed' },
    { heading: 'PartnerName', key: 'entity.heading-needed' },
  ])
  expect(await kept()).toEqual([])
})

it('takes a sheet over once where two send it in parallel', async () => {
  const { imported, kept } = await importWorld()
  const both = await Promise.all([imported(headings, rows, true), imported(headings, rows, true)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(await kept()).toHaveLength(3)
})

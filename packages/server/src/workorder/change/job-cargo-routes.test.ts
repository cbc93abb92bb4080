import { randomUUID } from 'node:crypto'
import { jobDeskEndpoints as desk } from '@landbridge/contract/workorder/job-desk-endpoints'
import { jobCalls } from '@landbridge/contract/workorder/job-endpoints'
import { describe, expect, it } from 'vitest'
import { boxNos, jobWorld } from '../workorder-fixtures.ts'

const keep = { keepWarnings: false } as const

describe('packing list', () => {
  it('takes all rows or none, and names the error of every row', async () => {
    const { staff, open } = await jobWorld()
    const job = await open()
    await staff(desk.saveContainer, {
      id: job.id,
      version: 1,
      containerId: job.containers[0]?.id,
      containerNo: boxNos[0],
      ...keep,
    })
    const rows = `ConNo,GoodsName,Ctns,PackUnit,Weight\n${boxNos[0]},Tea,10,CT,100\nCBHU3202732,Tea,10,XX,100\n,,0,CT,1e3`
    const refused = await staff(desk.importPacking, { id: job.id, version: 2, rows, replace: false })
    expect(refused).toMatchObject({ status: 422, body: { code: 'workorder.rows-refused' } })
    expect((refused.body.data as unknown as { rows: object[] }).rows).toEqual([
      { row: 4, field: 'GoodsName', reason: 'shared.needed' },
      { row: 4, field: 'Ctns', reason: 'shared.not-understood' },
      { row: 4, field: 'Weight', reason: 'shared.number-wrong' },
    ])
    const named = rows.split('\n').slice(0, 3).join('\n')
    const doubted = await staff(desk.importPacking, { id: job.id, version: 2, rows: named, replace: false })
    expect((doubted.body.data as unknown as { rows: object[] }).rows).toEqual([
      { row: 3, field: 'ConNo', reason: 'workorder.container-not-on-job' },
      { row: 3, field: 'PackUnit', reason: 'workorder.package-type-unknown' },
    ])
    const right = rows.split('\n').slice(0, 2).join('\n')
    const taken = await staff(desk.importPacking, { id: job.id, version: 2, rows: right, replace: false })
    expect(taken.body.data).toMatchObject({ version: 3, packing: [{ packages: 10, packageType: 'CT' }] })
    const asked = { id: job.id, rows: ',Silk,,1,,2.5\n,Silk,,2,,1', replace: true }
    const sums = { lineCount: 1, packages: 10, grossWeightKg: '100.000' }
    expect((await staff(desk.previewPacking, asked)).body.data).toEqual({
      before: sums,
      after: { lineCount: 2, packages: 3, grossWeightKg: '3.500' },
    })
    expect((await staff(desk.previewPacking, { ...asked, replace: false })).body.data).toEqual({
      before: sums,
      after: { lineCount: 3, packages: 13, grossWeightKg: '103.500' },
    })
    const replaced = await staff(desk.importPacking, { id: job.id, version: 3, rows: ',Silk,,1,,2.5', replace: true })
    expect(replaced.body.data.packing).toMatchObject([{ goodsName: 'Silk', grossWeightKg: '2.500' }])
    expect(replaced.body.data.containers[0]?.packages).toBeUndefined()
    const [line] = replaced.body.data.packing
    expect(
      (await staff(desk.removePacking, { id: job.id, version: 4, lineId: line?.id ?? '' })).body.data.packing,
    ).toEqual([])
    expect((await staff(desk.removePacking, { id: job.id, version: 5, lineId: randomUUID() })).status).toBe(404)
  })

  it('takes no line that weighs more net than gross, typed or pasted', async () => {
    const { staff, open } = await jobWorld()
    const job = await open()
    const rows = 'description\tpackages\tpackage type\tgross weight\tnet weight\nmachine\t10\tCT\t90\t100'
    const pasted = await staff(desk.importPacking, { id: job.id, version: 1, rows, replace: false })
    expect(pasted).toMatchObject({ status: 422, body: { code: 'workorder.rows-refused' } })
    expect(pasted.body.data).toMatchObject({ rows: [{ row: 2, reason: 'booking.net-above-gross' }] })
    const line = { goodsName: 'machine', packages: 10, packageType: 'CT', grossWeightKg: '90', netWeightKg: '100' }
    const typed = await staff(desk.savePacking, { id: job.id, version: 1, ...line })
    expect(typed.body.fields).toEqual({ NetWeight: 'booking.net-above-gross' })
    const even = await staff(desk.savePacking, { id: job.id, version: 1, ...line, netWeightKg: '90' })
    expect(even.body.data.packing).toMatchObject([{ grossWeightKg: '90.000', netWeightKg: '90.000' }])
  })

  it('understands package types as lists write them, HS codes with dots and container numbers with blanks', async () => {
    const { staff, open } = await jobWorld()
    const job = await open()
    const [box] = job.containers
    const numbered = { id: job.id, version: 1, containerId: box?.id, containerNo: boxNos[0], ...keep }
    await staff(desk.saveContainer, numbered)
    const no = boxNos[0] ?? ''
    const spaced = `${no.slice(0, 4)} ${no.slice(4, 10)} ${no.slice(10)}`
    const types = ['Carton', '纸箱', '紙箱', 'CTNS', 'картонная коробка', 'Boxes', 'PALLETS', 'Мешков', 'pcs.', 'ct']
    const rows = types.map((type) => `${spaced}\tFridge\t8418.10.2010\t5\t${type}\t1.5`)
    const taken = await staff(desk.importPacking, { id: job.id, version: 2, rows: rows.join('\n'), replace: false })
    const { packing } = taken.body.data
    expect(packing.map(({ packageType }) => packageType)).toEqual([
      'CT',
      'CT',
      'CT',
      'CT',
      'CT',
      'BX',
      'PX',
      'BG',
      'PP',
      'CT',
    ])
    expect(new Set(packing.map(({ hsCode }) => hsCode))).toEqual(new Set(['8418102010']))
    expect(new Set(packing.map(({ containerNo }) => containerNo))).toEqual(new Set([no]))
    const strange = { id: job.id, version: 3, rows: '\tFridge\t\t5\tFeretory\t1.5', replace: false }
    expect((await staff(desk.importPacking, strange)).body.data).toMatchObject({
      rows: [{ row: 1, field: 'PackUnit', reason: 'workorder.package-type-unknown' }],
    })
  })
})

describe('charges', () => {
  const storage = {
    side: 'R',
    chargeCode: 'STOR',
    currency: 'USD',
    unitPrice: '12.345',
    unit: 'DAY',
    quantity: '3',
    recordedOn: '2031-01-16',
  } as const

  it('works the amount out, asks why it is above the quote, and shows the customer the difference', async () => {
    const world = await jobWorld()
    const { staff, shipper } = world
    const job = await world.open()
    const seen = { id: job.id, version: 1 }
    expect((await staff(desk.saveCharge, { ...seen, ...storage })).body.fields).toEqual({
      DiffReason: 'workorder.diff-reason-needed',
    })
    const charged = await staff(desk.saveCharge, { ...seen, ...storage, diffReason: 'Two days at the border' })
    expect(charged.body.data.charges.at(-1)).toMatchObject({
      amount: '37.0400',
      diffReason: 'Two days at the border',
      locked: false,
    })
    const freight = charged.body.data.charges.find(({ chargeCode }) => chargeCode === 'RAILF')
    const dearer = {
      id: job.id,
      version: 2,
      chargeId: freight?.id,
      side: 'R',
      chargeCode: 'RAILF',
      currency: 'USD',
      unitPrice: '9999',
      unit: 'BOX',
      quantity: '2',
      recordedOn: '2031-01-16',
    } as const
    expect((await staff(desk.saveCharge, dearer)).body.fields).toEqual({ DiffReason: 'workorder.diff-reason-needed' })
    await staff(desk.saveCharge, { ...dearer, diffReason: 'Fuel' })
    const shown = (await shipper(jobCalls.railway.show, { id: job.id })).body.data
    expect(shown.charges.find(({ chargeCode }) => chargeCode === 'RAILF')).toMatchObject({ diffReason: 'Fuel' })
    expect(Number(shown.charges.find(({ chargeCode }) => chargeCode === 'RAILF')?.difference)).toBeGreaterThan(0)
  })

  it('refuses unknown codes, a payable line without a supplier, numbers out of range, and a billed line', async () => {
    const world = await jobWorld()
    const { staff } = world
    const job = await world.open()
    const seen = { id: job.id, version: 1 }
    const wrong = await staff(desk.saveCharge, { ...seen, ...storage, side: 'P', chargeCode: 'NOPE', unit: 'MILE' })
    expect(wrong.body.fields).toEqual({
      CostCd: 'workorder.charge-code-unknown',
      UnitCd: 'workorder.unit-unknown',
      PartyName: 'workorder.party-needed',
    })
    const path = '/api/v1/admin/job-charge-save'
    const body = {
      keyId: job.id,
      version: 1,
      Side: 'R',
      CostCd: 'STOR',
      Currcd: 'usd',
      Rate: 'Infinity',
      UnitCd: 'DAY',
      Quantity: '0',
      RecordDate: '2031-13-01',
      Amount: '1',
    }
    const rubbish = (await staff.send({ method: 'PUT', path, body })).json()
    expect(rubbish.fields).toEqual({
      Currcd: 'shared.not-understood',
      Rate: 'shared.number-wrong',
      Quantity: 'shared.number-positive',
      RecordDate: 'shared.day-unread',
      Amount: 'shared.unknown-name',
    })
    const [line] = job.charges
    await world.pool.query(`update charge_line set statement_no = 'ST3101-7K3QX' where id = $1`, [line?.id])
    const locked = await staff(desk.removeCharge, { ...seen, chargeId: line?.id ?? '' })
    expect(locked).toMatchObject({ status: 409, body: { code: 'workorder.charge-locked' } })
  })
})

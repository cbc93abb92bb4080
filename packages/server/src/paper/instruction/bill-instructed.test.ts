import { expect, it } from 'vitest'
import { instructedWorld } from '../sea-bill-fixtures.ts'

import { headAsInstructed } from './bill-instructed-rules.ts'

it('is the bill that the final instruction asks for, and another one where the next instruction does', async () => {
  const { finalise, change, bill, draft } = await instructedWorld()
  const waybill = { billRelease: 'SWB', billOriginals: 0 } as const
  expect(await finalise([], waybill)).toMatchObject(waybill)
  expect((await bill.send()).status).toBe(200)
  expect(await bill.bill()).toMatchObject({ billState: 'draft', releaseKind: 'SWB' })
  expect(await draft()).toContain('sea waybill')
  await change({ placeOfDelivery: 'Potsdam' })
  const original = { billRelease: 'OBL', billOriginals: 3 } as const
  expect(await finalise([], original)).toMatchObject({ ...original, billState: 'changeAsked' })
  await bill.send()
  expect(await bill.bill()).toMatchObject({ billState: 'draft', releaseKind: 'OBL' })
})

it('has no number of ours where the instruction asks for the bill of the line', async () => {
  const { finalise } = await instructedWorld()
  const job = await finalise([], { billKind: 'M' })
  expect([job.billKind, job.houseBillNo]).toEqual(['M', undefined])
})

it('stays as the desk entered it otherwise than it was booked', async () => {
  const { finalise, saveHead } = await instructedWorld()
  await saveHead({ billRelease: 'SWB' })
  expect(await finalise([], { billRelease: 'TLX' })).toMatchObject({ billRelease: 'SWB' })
})

it('leaves a head alone whose mode has one kind of bill, and one that says the same already', () => {
  const head = { billRelease: 'OBL' } as const
  const forms = { booked: { billRelease: 'OBL' }, instructed: { billRelease: 'SWB' } } as const
  expect(headAsInstructed({ mode: 'R', head }, forms)).toBe(head)
  expect(headAsInstructed({ mode: 'S', head: { billRelease: 'SWB' } }, forms)).toEqual({ billRelease: 'SWB' })
  expect(headAsInstructed({ mode: 'S', head }, forms)).toEqual({
    billRelease: 'SWB',
    billInstructed: { billRelease: 'SWB' },
  })
})

import { expect, it } from 'vitest'
import { boxDesk } from '../desk/modes/by-box-desk.tsx'
import { pricedByBox } from './by-box.tsx'

it('draws the prices of a mode by the facts of its row', () => {
  const stub = pricedByBox('sea')
  expect(boxDesk({ shipperBoxes: false }).surchargeUnit).toBe('BOX')
  expect(stub).toMatchObject({ mode: 'sea', legs: ['Q'], emission: 'pricing.tonnes-per-box' })
  expect(Object.keys(stub)).toEqual(Object.keys(pricedByBox('railway')))
})

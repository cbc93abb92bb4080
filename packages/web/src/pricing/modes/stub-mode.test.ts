import { expect, it } from 'vitest'
import { pricedByBox } from './by-box.tsx'
import { boxDesk } from './by-box-desk.tsx'

it('draws the prices of a mode by the facts of its row', () => {
  const stub = pricedByBox('sea')
  expect(boxDesk({ shipperBoxes: false }).surchargeUnit).toBe('BOX')
  expect(stub).toMatchObject({ mode: 'sea', code: 'S', legs: ['Q'], emission: 'pricing.tonnes-per-box' })
  expect(Object.keys(stub)).toEqual(Object.keys(pricedByBox('railway')))
})

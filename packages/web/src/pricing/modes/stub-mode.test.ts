import { pricedModes } from '@landbridge/contract/pricing/modes/priced-modes'
import { expect, it } from 'vitest'
import { text } from '../text/en.ts'
import { pricedByBox } from './by-box.tsx'
import { boxDesk } from './by-box-desk.tsx'
import { modeLabelOf, priceWordsOf } from './price-words.ts'
import type { PricingDeskMode } from './pricing-desk-mode.ts'
import { pricingModes } from './pricing-modes.ts'

/** The answers of a mode that is priced by the box: none on the pages of prices, three at the desk. */
const stub = pricedByBox('sea')
const own = { cutoffs: [], columns: [], blank: { included: [], notIncluded: [] } } satisfies Partial<PricingDeskMode>
const desk: PricingDeskMode = { ...boxDesk({ shipperBoxes: false }), ...own }

it('draws the prices of a mode by the facts of its row', () => {
  expect(Object.keys(own)).toHaveLength(3)
  expect(desk.surchargeUnit).toBe('BOX')
  expect(stub).toMatchObject({ mode: 'sea', code: 'S', legs: ['Q'], emission: 'pricing.tonnes-per-box' })
  expect(Object.keys(stub)).toEqual(Object.keys(pricedByBox('railway')))
})

it('has the words of every mode that has prices', () => {
  const words: Readonly<Record<string, unknown>> = text
  for (const name of pricedModes) {
    const { carrier, via } = priceWordsOf(pricingModes[name])
    for (const key of [modeLabelOf(pricingModes[name]), carrier, via]) expect(words[key], key).toBeTruthy()
  }
})

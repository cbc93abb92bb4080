import { expect, it } from 'vitest'
import { plainQuestion, tariff, tariffTerms } from '../pricing-fixtures.ts'
import type { LoadViewing, OfferAsking } from './pricing-mode.ts'
import { sharedSplit, sharedView } from './shared-load-rules.ts'

const sharedContainer = { perM3: '52', kgPerM3: 1000, minM3: '1', warehouseCode: 'WHSGH', warehouseCutoffHours: 96 }
const line = tariff({ terms: tariffTerms({ sharedContainer }) })
const view = (list: object) => sharedView(line, { wanted: { list } } as LoadViewing).loadCharge

it('charges a shared load by the larger of weight and volume, and at least the minimum', () => {
  expect(view({ grossWeightKg: '500', volumeM3: '3' })).toMatchObject({
    basis: 'volume',
    chargeableQty: '3',
    amount: '156.00',
  })
  expect(view({ grossWeightKg: '4200', volumeM3: '3' })).toMatchObject({ basis: 'weight', chargeableQty: '4.2' })
  expect(view({ grossWeightKg: '100', volumeM3: '0.2' })).toMatchObject({ chargeableQty: '1', isMinimum: true })
})

it('charges nothing while a figure is open, and takes them from the pieces', () => {
  expect(view({ grossWeightKg: '500' })).toBeUndefined()
  const pieces = [{ pieceQty: 2, lengthCm: '100', widthCm: '100', heightCm: '100', pieceWeightKg: '100' }]
  expect(view({ pieces })).toMatchObject({ grossWeightKg: '200.000', volumeM3: '2.000' })
  const asking = (load: object) => ({ ...plainQuestion, load }) as unknown as OfferAsking
  expect(sharedSplit(line, asking({ grossWeightKg: '500' }))).toBeUndefined()
  expect(sharedSplit(line, asking({ pieces }))).toMatchObject({ boxes: [] })
})

import { expect, it } from 'vitest'
import { partLoadMeasure } from './part-load-measure.ts'

const road = { kgPerM3: 333, kgPerLdm: 1850 }
const declared = { packages: 4, grossWeightKg: '900', volumeM3: '2' }
const aLine = (unit: string, quantity: string) => ({
  chargeCode: 'LTLF',
  currency: 'EUR',
  unit,
  quantity,
  unitPrice: '0.4',
})

it('charges a part load by weight, volume or loading metres, whichever comes to more kilograms', () => {
  expect(partLoadMeasure.quantityOf(declared, { road })).toBe('900')
  expect(partLoadMeasure.quantityOf({ ...declared, volumeM3: '4' }, { road })).toBe('1332')
  expect(partLoadMeasure.quantityOf({ ...declared, loadingMetres: '1.2' }, { road })).toBe('2220')
  const pieces = [{ pieceQty: 4, lengthCm: '120', widthCm: '80', heightCm: '150', stackable: false }]
  expect(partLoadMeasure.quantityOf({ ...declared, pieces }, { road })).toBe('2960')
})

it('lets lines by the kilogram and by the loading metre follow the measure, keeps an agreed minimum, and leaves the rest', () => {
  const actual = { packages: 4, grossWeightKg: '950', volumeM3: '2', loadingMetres: '0.8' }
  const measured = { actual, declared, terms: { road } }
  expect(partLoadMeasure.followed(aLine('KGC', '900'), measured)).toMatchObject({ quantity: '1480', unitPrice: '0.4' })
  expect(partLoadMeasure.followed(aLine('KGC', '2000'), measured)?.quantity).toBe('2000')
  expect(partLoadMeasure.followed(aLine('LDM', '0'), measured)?.quantity).toBe('0.8')
  expect(partLoadMeasure.followed(aLine('SHPT', '1'), measured)).toBeUndefined()
})

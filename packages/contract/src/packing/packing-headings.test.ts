import { describe, expect, it } from 'vitest'
import { packingHeadings } from './packing-headings.ts'
import { packingColumns, packingForm } from './packing-list.ts'

const headings = Object.entries(packingHeadings).flatMap(([column, names]) => names.map((name) => ({ column, name })))

describe('the headings of a packing list', () => {
  it('name one column each, so that no figure is read into another', () => {
    const names = headings.map(({ name }) => name)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it('are written as they are compared: small, and with no blank around', () => {
    for (const { name } of headings) expect(name).toBe(name.trim().toLowerCase())
  })

  it.each([
    ['Chinese', /\p{Script=Han}/u],
    ['English', /^[a-z][a-z .,']*/],
    ['Russian', /\p{Script=Cyrillic}/u],
  ])('are known in %s for every column', (_, letters) => {
    const without = Object.entries(packingHeadings).filter(([, names]) => !names.some((name) => letters.test(name)))
    expect(without.map(([column]) => column)).toEqual([])
  })

  it('stand for what a line has, and for all of it', () => {
    expect(Object.keys(packingHeadings).toSorted()).toEqual(Object.keys(packingForm.shape).toSorted())
    expect(
      [
        ...new Set(([undefined, 'containerNo', 'truckPlate'] as const).flatMap((packedIn) => packingColumns(packedIn))),
      ].toSorted(),
    ).toEqual(Object.keys(packingForm.shape).toSorted())
  })

  it('tell gross from net, and long from wide, in every language', () => {
    const columnOf = (name: string) => headings.find((heading) => heading.name === name)?.column
    expect(['毛重', '净重', 'gross weight, kg', 'net weight, kg', 'брутто', 'нетто'].map(columnOf)).toEqual([
      ...['grossWeightKg', 'netWeightKg', 'grossWeightKg', 'netWeightKg', 'grossWeightKg', 'netWeightKg'],
    ])
    expect(['长', '宽', '高', 'длина', 'ширина', 'высота'].map(columnOf)).toEqual([
      ...['lengthCm', 'widthCm', 'heightCm', 'lengthCm', 'widthCm', 'heightCm'],
    ])
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BookingForm } from '../fields/form-fields.ts'
import { cargoOfBoxes, revenueTons, statedLoad, statementsOf } from './stated-load.ts'

const kg = fc.integer({ min: 1, max: 40_000_000 }).map((grams) => (grams / 1000).toFixed(3))
const m3 = fc.integer({ min: 1, max: 90_000 }).map((litres) => (litres / 1000).toFixed(3))
const cm = fc.integer({ min: 1, max: 12_000 }).map((mm) => (mm / 10).toFixed(1))
const several = fc.integer({ min: 1, max: 30 })

const forms: fc.Arbitrary<BookingForm> = fc.record({
  goods: fc.array(fc.record({ grossWeightKg: kg, volumeM3: m3 }), { maxLength: 3 }),
  pieces: fc.array(fc.record({ pieceQty: several, lengthCm: cm, widthCm: cm, heightCm: cm, pieceWeightKg: kg }), {
    maxLength: 3,
  }),
  boxes: fc.array(fc.record({ containerQty: several, containerCargoKg: kg }), { maxLength: 3 }),
  stops: fc.array(
    fc.record({ stopType: fc.constantFrom('L' as const, 'U' as const), grossWeightKg: kg, volumeM3: m3 }),
    { maxLength: 4 },
  ),
  oversize: fc.boolean(),
  oogLengthCm: cm,
  oogWidthCm: cm,
  oogHeightCm: cm,
  oogWeightKg: kg,
})

const figures = (form: BookingForm, name: 'grossWeightKg' | 'volumeM3') =>
  Object.values(statementsOf(form)).flatMap((statement) => (statement[name] ? [Number(statement[name])] : []))

describe('the load of a form', () => {
  it('is the larger of whatever its parts say', () => {
    fc.assert(
      fc.property(forms, (form) => {
        for (const name of ['grossWeightKg', 'volumeM3'] as const) {
          expect(Number(statedLoad(form)[name] ?? 0)).toBe(Math.max(0, ...figures(form, name)))
        }
      }),
    )
  })

  it('never falls when a figure grows', () => {
    const grown = fc.tuple(forms, kg, fc.nat({ max: 2 }))
    fc.assert(
      fc.property(grown, ([form, more, at]) => {
        const add = (figure: string | null | undefined) => (Number(figure ?? 0) + Number(more)).toFixed(3)
        const grow = <Line extends object>(lines: readonly Line[] | null | undefined, name: keyof Line) =>
          (lines ?? []).map((line, i) => (i === at ? { ...line, [name]: add(String(line[name])) } : line))
        const larger: BookingForm[] = [
          { ...form, goods: grow(form.goods, 'grossWeightKg') },
          { ...form, goods: grow(form.goods, 'volumeM3') },
          { ...form, pieces: grow(form.pieces, 'pieceWeightKg') },
          { ...form, pieces: grow(form.pieces, 'heightCm') },
          { ...form, boxes: grow(form.boxes, 'containerCargoKg') },
          { ...form, stops: grow(form.stops, 'grossWeightKg') },
          { ...form, oogWeightKg: add(form.oogWeightKg) },
        ]
        for (const one of larger) {
          expect(Number(statedLoad(one).grossWeightKg ?? 0)).toBeGreaterThanOrEqual(
            Number(statedLoad(form).grossWeightKg ?? 0),
          )
          expect(Number(statedLoad(one).volumeM3 ?? 0)).toBeGreaterThanOrEqual(Number(statedLoad(form).volumeM3 ?? 0))
          expect(Number(revenueTons(one))).toBeGreaterThanOrEqual(Number(revenueTons(form)))
        }
      }),
    )
  })

  it('counts what was weighed and measured while other pieces are still open', () => {
    const pieces = [
      { pieceQty: 1, pieceWeightKg: '500' },
      { pieceQty: 2, lengthCm: '100', widthCm: '100', heightCm: '100' },
    ]
    expect(statedLoad({ goods: [{ grossWeightKg: '1' }], pieces })).toEqual({
      grossWeightKg: '500.000',
      volumeM3: '2.000',
    })
  })

  it('is nothing where nothing is said', () => {
    expect(statedLoad({})).toEqual({ grossWeightKg: undefined, volumeM3: undefined })
    expect(statedLoad({ goods: [{ grossWeightKg: 'twelve' }], boxes: [{}], pieces: null })).toEqual({})
  })
})

describe('what a box carries', () => {
  it('is what its line says while the boxes hold all of the load', () => {
    const boxes = [
      { containerQty: 1, containerCargoKg: '20000' },
      { containerQty: 1, containerCargoKg: '5000' },
    ]
    expect(cargoOfBoxes({ goods: [{ grossWeightKg: '25000' }], boxes })).toEqual(['20000', '5000'])
  })

  it('is filled up from the lightest where the goods weigh more than all boxes say', () => {
    const boxes = [
      { containerQty: 1, containerCargoKg: '20000' },
      { containerQty: 2, containerCargoKg: '1000' },
    ]
    expect(cargoOfBoxes({ goods: [{ grossWeightKg: '40000' }], boxes })).toEqual(['20000', '10000.000'])
    expect(cargoOfBoxes({ goods: [{ grossWeightKg: '66000' }], boxes })).toEqual(['22000.000', '22000.000'])
  })

  it('comes to the whole load, and one line of equal boxes never carries less when a figure grows', () => {
    fc.assert(
      fc.property(forms, (form) => {
        const carried = cargoOfBoxes(form).map(
          (figure, i) => Number(figure ?? 0) * (form.boxes?.[i]?.containerQty ?? 0),
        )
        if (carried.length === 0) return
        const sum = carried.reduce((total, one) => total + one, 0)
        const whole = Number(statedLoad(form).grossWeightKg)
        expect(sum).toBeGreaterThan(whole - 0.001)
        // A thousandth of a kilogram for each box is what dividing may add.
        expect(sum).toBeLessThan(whole + 0.1)
      }),
    )
    fc.assert(
      fc.property(several, kg, kg, kg, (containerQty, said, goods, more) => {
        const carried = (cargo: string, gross: string) =>
          Number(
            cargoOfBoxes({ goods: [{ grossWeightKg: gross }], boxes: [{ containerQty, containerCargoKg: cargo }] })[0],
          )
        const add = (figure: string) => (Number(figure) + Number(more)).toFixed(3)
        expect(carried(add(said), goods)).toBeGreaterThanOrEqual(carried(said, goods))
        expect(carried(said, add(goods))).toBeGreaterThanOrEqual(carried(said, goods))
      }),
    )
  })
})

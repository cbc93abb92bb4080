import fc from 'fast-check'
import { expect, it } from 'vitest'
import { differencesOf, isSame, mergedWith } from './differences.ts'

it('says of each field who has changed it, and nothing of what is the same', () => {
  const base = { carrier: 'COSCO', remark: null, etd: new Date('2031-02-08T01:00:00Z'), seals: ['a'] }
  const mine = { ...base, carrier: 'MSC', remark: '', seals: ['a', 'b'] }
  const theirs = { ...base, carrier: 'ONE', etd: new Date('2031-02-09T01:00:00Z'), seals: ['a', 'b'] }
  expect(differencesOf({ base, mine, theirs })).toEqual([
    { path: 'carrier', mine: 'MSC', theirs: 'ONE', isMine: true },
    { path: 'etd', mine: base.etd, theirs: theirs.etd, isMine: false },
  ])
})

it('compares lines field by field, and as a whole where lines came or went', () => {
  const mine = { goods: [{ name: 'tea', kg: '5' }], boxes: [{ type: '40HQ' }] }
  const theirs = { goods: [{ name: 'tea', kg: '6' }], boxes: [{ type: '40HQ' }, { type: '20GP' }] }
  expect(differencesOf({ base: undefined, mine, theirs }).map(({ path }) => path)).toEqual(['goods.0.kg', 'boxes'])
})

it('compares groups of fields field by field', () => {
  const mine = { texts: { en: { title: 'Winter', body: 'Closed' } } }
  const theirs = { texts: { en: { title: 'Summer', body: 'Closed' } } }
  expect(differencesOf({ base: mine, mine, theirs })).toEqual([
    { path: 'texts.en.title', mine: 'Winter', theirs: 'Summer', isMine: false },
  ])
})

const value = fc.oneof(
  fc.string(),
  fc.constantFrom(null, undefined, '', 0, 1, '1'),
  fc.array(fc.record({ a: fc.string(), b: fc.option(fc.nat()) }), { maxLength: 3 }),
)
const form = fc.record({ one: value, two: value, three: value }, { requiredKeys: [] })

it('gives theirs when all of theirs is taken, and mine when nothing is', () => {
  fc.assert(
    fc.property(form, form, (mine, theirs) => {
      const all = differencesOf({ base: undefined, mine, theirs })
      expect(isSame(mergedWith(mine, all), theirs)).toBe(true)
      expect(mergedWith(mine, [])).toEqual(mine)
      expect(differencesOf({ base: undefined, mine: mergedWith(mine, all), theirs })).toEqual([])
    }),
  )
})

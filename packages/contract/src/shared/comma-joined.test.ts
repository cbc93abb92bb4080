import fc from 'fast-check'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { commaJoined, commaParts } from './comma-joined.ts'
import { commaList } from './wire-values.ts'

const entry = fc.string({ unit: fc.constantFrom('a', ',', '\\', '，', ' ', '😀', ';'), minLength: 1, maxLength: 6 })

it('keeps every entry of a joined text apart, whatever is in it', () => {
  fc.assert(
    fc.property(fc.array(entry), (entries) => {
      expect(commaParts(commaJoined(entries))).toEqual(entries)
    }),
  )
})

it('joins entries without a comma by nothing but commas, and reads what others joined so', () => {
  expect(commaJoined(['SL1', 'SL2'])).toBe('SL1,SL2')
  expect(commaParts('SL1,,C:\\x')).toEqual(['SL1', '', 'C:\\x'])
  expect(commaParts('')).toEqual([])
})

it('brings an entry with a comma over the wire as one', () => {
  const list = commaList(z.string())
  const entries = ['Acme, Ltd', 'SL2']
  expect(z.decode(list, z.encode(list, entries))).toEqual(entries)
  expect(z.decode(list, ' a , b ')).toEqual(['a', 'b'])
})

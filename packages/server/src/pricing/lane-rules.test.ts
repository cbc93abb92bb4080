import { expect, it } from 'vitest'
import { borderProblem } from './lane-rules.ts'

const over = (entryPortCode: string | null | undefined, passesBorder = true) =>
  borderProblem(
    { originCode: 'CNXIA', destinationCode: 'DEDUI', entryPortCode },
    { known: new Set(['CNHRS']), passesBorder: () => passesBorder },
  )

it('takes a border that is known and lies on the way, and none where none is named', () => {
  for (const border of ['CNHRS', undefined, null, '']) expect(over(border)).toEqual({})
  expect(over(undefined, false)).toEqual({})
})

it('names a border that nobody knows, before it asks whether it lies on the way', () => {
  expect(over('XXXXX', false)).toEqual({ entryPortCode: 'pricing.entry-port-unknown' })
  expect(over('CNHRS', false)).toEqual({ entryPortCode: 'pricing.entry-port-off-line' })
})

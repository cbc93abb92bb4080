import { expect, it } from 'vitest'
import { plateInLatin } from './plate.ts'

it.each([
  ['陕A18829', 'SHAAN A18829 (陕A18829)'],
  ['陕A6789挂', 'SHAAN A6789 GUA (陕A6789挂)'],
  ['粤ZF023港', 'YUE ZF023 GANG (粤ZF023港)'],
  ['A123BC77', 'A123BC77'],
  ['ПЛ 1234', 'ПЛ 1234'],
])('writes the plate %s for readers of Latin letters as %s', (plate, written) => {
  expect(plateInLatin(plate)).toBe(written)
})

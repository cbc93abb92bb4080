import { expect, it } from 'vitest'
import { lineCells } from './line-cells.ts'

const options = [
  { value: 'CTN', label: 'Cartons' },
  { value: 'PLT', label: 'Pallets' },
]
const field = { options, limits: { isWhole: false, maxLength: 35 }, isClearable: true }

it('takes a cell from a spreadsheet for the choice that it names by its code or in words, and leaves any other alone', () => {
  const { read } = lineCells('code', field)
  expect(['ctn', 'Pallets', 'Drums'].map((cell) => read?.(cell))).toEqual(['CTN', 'PLT', undefined])
})

it('stands figures right under their heading, and holds words to their length', () => {
  expect(lineCells('number', { ...field, limits: { isWhole: true } })).toMatchObject({ align: 'num', integer: true })
  expect(lineCells('text', field)).toEqual({ maxLength: 35 })
  expect(lineCells('text', { ...field, limits: { isWhole: false } })).toEqual({})
})

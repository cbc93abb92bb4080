import { expect, it } from 'vitest'
import { nationalNumber } from './phone-reading.ts'

it('takes away the zero that is dialled only inside a country, and leaves the one that belongs to the number', () => {
  for (const [code, typed, number] of [
    ['49', '0301234567', '301234567'],
    ['86', '02988880000', '2988880000'],
    ['44', '02079460000', '2079460000'],
    ['7', '89161234567', '9161234567'],
    ['36', '0612345678', '12345678'],
    ['375', '80291234567', '291234567'],
    ['39', '0612345678', '0612345678'],
    ['49', '301234567', '301234567'],
    ['49', '0', '0'],
    ['', '0301234567', '0301234567'],
  ] as const)
    expect([code, typed, nationalNumber(code, typed)]).toEqual([code, typed, number])
})

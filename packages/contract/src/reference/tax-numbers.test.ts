import { describe, expect, it } from 'vitest'
import { europeanUnion, taxNumberFault, taxRuleOf, taxTypeOf } from './tax-numbers.ts'

describe('a tax number', () => {
  it.each([
    ['CN', '91350100M000100Y43', undefined],
    ['CN', '91350100M000100Y44', 'check'],
    ['CN', '123', 'shape'],
    ['CN', '9135 0100 m000 100y 43', undefined],
    ['RU', '7736050003', undefined],
    ['RU', '7736050004', 'check'],
    ['RU', '77360500031', 'shape'],
    ['KZ', '150340012340', undefined],
    ['KZ', '123', 'shape'],
    ['DE', 'DE814201353', undefined],
    ['DE', '123', 'shape'],
    ['TW', '1234567', 'shape'],
    ['US', '123', undefined],
    ['EU', '123', undefined],
    [null, '123', undefined],
    ['CN', ' ', undefined],
  ] as const)('of %s, %s, has the fault %s', (country, text, fault) => {
    expect(taxNumberFault(text, country)).toBe(fault)
  })

  it('is written by the rule of its country or of the European Union, and called so', () => {
    expect(['CN', 'PL', 'US', 'EU', 'toString', undefined].map(taxRuleOf)).toEqual([
      ...['CN', 'EU', undefined, undefined, undefined, undefined],
    ])
    expect(['CN', 'PL', 'US', null].map(taxTypeOf)).toEqual(['USCC', 'VAT', undefined, undefined])
  })
})

it('counts twenty-seven countries into the Union, and those that left or never came not', () => {
  expect(europeanUnion.size).toBe(27)
  expect(['DE', 'PL', 'HR', 'CY', 'IE'].every((country) => europeanUnion.has(country))).toBe(true)
  expect(['GB', 'CH', 'NO', 'TR', 'RS', 'UA', 'CN', 'EU'].some((country) => europeanUnion.has(country))).toBe(false)
})

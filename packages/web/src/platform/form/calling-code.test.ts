import { getCountries, getCountryCallingCode } from 'libphonenumber-js'
import { expect, it } from 'vitest'
import { callingCode } from './phone-input.tsx'

it('finds the code of every country in its numbers', () => {
  const codes = getCountries().map((country) => getCountryCallingCode(country))
  expect(codes.filter((code) => callingCode(`${code}5012345`) !== code)).toEqual([])
  expect(['', '9', '97', '971'].map(callingCode)).toEqual([undefined, undefined, undefined, '971'])
})

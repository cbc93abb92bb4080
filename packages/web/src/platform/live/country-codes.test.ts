import { languages } from '@landbridge/contract/shared/languages'
import { getCountries } from 'libphonenumber-js'
import { expect, it } from 'vitest'
import { countryCodes } from './country-codes.ts'

it('offers every country by its name in each language, under the code it is called by', () => {
  for (const language of languages) {
    const codes = countryCodes(language)
    const names = codes.flatMap(({ label }) => label.split(/, |、/))
    expect(names.length).toBeGreaterThanOrEqual(getCountries().length)
    const ofKazakhstan = new Intl.DisplayNames(language, { type: 'region' }).of('KZ') ?? ''
    expect(codes.filter(({ label }) => label.includes(ofKazakhstan)).map(({ value }) => value)).toEqual(['7'])
  }
})

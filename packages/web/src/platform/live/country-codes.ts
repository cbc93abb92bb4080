import type { Language } from '@landbridge/contract/shared/languages'
import { wordList } from '@landbridge/contract/shared/word-list'
import { getCountries, getCountryCallingCode } from 'libphonenumber-js'
import type { Option } from '../ui/option.tsx'

const common = ['86', '7', '49', '48', '375', '998', '90', '44', '31', '33', '39', '852', '886', '1']

/** Calling codes with their countries, common ones first, others by name. */
export function countryCodes(language: Language): readonly Option[] {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const order = new Intl.Collator(language)
  const nameOf = (country: string) => names.of(country) ?? country
  const rank = ({ value }: Option) => (common.includes(value) ? common.indexOf(value) : common.length)
  return [...Map.groupBy(getCountries(), (country) => getCountryCallingCode(country))]
    .map(([code, countries]) => ({
      value: code,
      label: wordList(countries.map(nameOf), language),
      subLabel: `+${code}`,
    }))
    .toSorted((a, b) => rank(a) - rank(b) || order.compare(a.label, b.label))
}

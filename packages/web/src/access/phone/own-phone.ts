import type { Option } from '../../platform/ui/option.tsx'

/** A telephone as country code and national number. */
type PhoneParts = { countryCode: string; phone: string }

/** Splits +8613892745510 by the longest matching area code. */
export function partsOfPhone(phone: string, areas: readonly Option[]): PhoneParts | undefined {
  const digits = phone.replace(/^\+/, '')
  const countryCode = areas
    .map(({ value }) => value)
    .filter((code) => digits.startsWith(code))
    .toSorted((a, b) => b.length - a.length)[0]
  return countryCode === undefined ? undefined : { countryCode, phone: digits.slice(countryCode.length) }
}

/** A number for its owner to recognise: +86 138••••5510. */
export function maskedPhone(phone: string, areas: readonly Option[]): string {
  const parts = partsOfPhone(phone, areas)
  const national = parts?.phone ?? phone
  const masked = national.length < 8 ? national : `${national.slice(0, 3)}••••${national.slice(-4)}`
  return parts ? `+${parts.countryCode} ${masked}` : masked
}

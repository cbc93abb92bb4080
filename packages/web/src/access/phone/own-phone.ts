import type { Option } from '../../platform/ui/option.tsx'

/** A telephone as the calls want it: its country's code and the number inside that country. */
type PhoneParts = { countryCode: string; phone: string }

/** Takes +8613892745510 apart by the area codes that there are; the longest that fits is the right one. */
export function partsOfPhone(whole: string, areas: readonly Option[]): PhoneParts | undefined {
  const digits = whole.replace(/^\+/, '')
  const countryCode = areas
    .map(({ value }) => value)
    .filter((code) => digits.startsWith(code))
    .toSorted((a, b) => b.length - a.length)[0]
  return countryCode === undefined ? undefined : { countryCode, phone: digits.slice(countryCode.length) }
}

/** A number that its owner knows again, and that nobody else learns: +86 138••••5510. */
export function maskedPhone(whole: string, areas: readonly Option[]): string {
  const parts = partsOfPhone(whole, areas)
  const national = parts?.phone ?? whole
  const masked = national.length < 8 ? national : `${national.slice(0, 3)}••••${national.slice(-4)}`
  return parts ? `+${parts.countryCode} ${masked}` : masked
}

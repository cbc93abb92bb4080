import { dayIn } from '@landbridge/contract/shared/business-day'
import type { Language } from '@landbridge/contract/shared/languages'
import { decimalsOf } from '@landbridge/contract/shared/money'

/** A time on paper by the clock of its place, which is named: 2026-11-24 18:00 UTC+8 (Asia/Shanghai). */
export function momentOnPaper(at: Date | undefined, zone: string | undefined): string | undefined {
  if (!at || !zone) return undefined
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(at)
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts(at)
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', 'UTC')
  return `${dayIn(zone, at)} ${clock} ${offset} (${zone})`
}

/** A figure on paper as the reader's language writes it; with `places` behind the point, or at most three. */
export const figureOnPaper = (
  value: string | number | null | undefined,
  language: Language,
  places?: number,
): string | undefined =>
  value === undefined || value === null
    ? undefined
    : new Intl.NumberFormat(language, {
        minimumFractionDigits: places ?? 0,
        maximumFractionDigits: places ?? 3,
      }).format(Number(value))

export const moneyOnPaper = (amount: string | undefined, currency: string, language: Language): string | undefined =>
  amount && `${currency} ${figureOnPaper(amount, language, decimalsOf(currency))}`

import { businessZone, dayIn } from '@landbridge/contract/shared/business-day'
import { dayMs } from '@landbridge/contract/shared/calendar-day'
import { dateFormat } from '@landbridge/contract/shared/date-format'
import { localeOf } from '@landbridge/contract/shared/day-words'
import type { Language } from '@landbridge/contract/shared/languages'
import { decimalsOf } from '@landbridge/contract/shared/money'
import { clauseList, wordList } from '@landbridge/contract/shared/word-list'
import { createContext, useContext, useMemo, useSyncExternalStore } from 'react'
import { serverNow } from './signing.ts'
import { type Text, useLanguage, useText } from './text.tsx'

const hourMs = 3_600_000

const isChinese = (language: Language) => language.startsWith('zh')

const isNumber = (value: unknown): value is string | number =>
  (typeof value === 'number' && Number.isFinite(value)) ||
  (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value.trim()))

type MoneyOptions = { decimals?: number | undefined; fallback?: string }

/** Money with its currency's decimals and grouped thousands; text that is no number gives 0.00 or the fallback. */
export function moneyText(
  value: unknown,
  currency: string | undefined,
  language: Language,
  options: MoneyOptions = {},
): string {
  const decimals = options.decimals ?? (currency ? decimalsOf(currency) : 2)
  if (!isNumber(value) && options.fallback !== undefined) return options.fallback
  const amount = (isNumber(value) ? String(value).trim() : '0') as Intl.StringNumericLiteral
  const digits = {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    roundingMode: 'halfExpand',
  } as const
  const locale = language === 'en' ? 'en-US' : language
  if (!currency) return new Intl.NumberFormat(locale, digits).format(amount)
  const money = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const
  return new Intl.NumberFormat(locale, { ...digits, ...money }).format(amount)
}

export function numberText(value: unknown, decimals: number | undefined, language: Language): string {
  if (!isNumber(value)) return ''
  const digits =
    decimals === undefined
      ? { maximumFractionDigits: 3 }
      : { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  return new Intl.NumberFormat(language, digits).format(String(value).trim() as Intl.StringNumericLiteral)
}

/** A calendar day, without this year: 24 Nov, 11-24, 24 нояб.; other text stays. */
export function dayText(day: string | undefined | null, language: Language, withYear?: boolean): string {
  if (!day) return ''
  const [year = '', month = '', date = ''] = day.slice(0, 10).split('-')
  const showYear = withYear ?? year !== businessDayOf(serverNow()).slice(0, 4)
  const at = new Date(`${year}-${month}-${date}T00:00:00Z`)
  if (Number.isNaN(at.getTime())) return day
  if (isChinese(language)) return showYear ? `${year}-${month}-${date}` : `${month}-${date}`
  const shape: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', timeZone: 'UTC' }
  if (showYear) shape.year = 'numeric'
  return dateFormat(localeOf(language), shape).format(at)
}

/** A span of days: 24 Nov – 8 Dec, 11-24 至 12-08; with its year 24 Nov – 8 Dec 2026, 2026-11-24 至 12-08. */
function daysText([from, to]: readonly (string | null | undefined)[], language: Language, withYear: boolean): string {
  if (from && from === to) return dayText(from, language, withYear || undefined)
  const isYearFirst = isChinese(language) || !to
  const ends = [
    dayText(from, language, (withYear && isYearFirst) || undefined),
    dayText(to, language, (withYear && !isYearFirst) || undefined),
  ]
  return ends.filter(Boolean).join(isChinese(language) ? ' 至 ' : ' – ')
}

/** The day of a moment, yyyy-MM-dd, in Shanghai by default. */
export const businessDayOf = (at: Date, zone = businessZone): string => dayIn(zone, at)

const clockText = (at: Date, timeZone = businessZone) =>
  dateFormat('sv-SE', { timeZone, hour: '2-digit', minute: '2-digit' }).format(at)

/** The reader's own clock, which replaces the business's once a page drawn by the server runs in the browser. */
let zoneHere: string | undefined
export const ownZone = (): string => {
  zoneHere ??= Intl.DateTimeFormat().resolvedOptions().timeZone
  return zoneHere
}
const never = () => () => {}
const useReaderZone = () => useSyncExternalStore(never, ownZone, () => businessZone)

/**
 * Shows times without a place by the reader's own clock, which the page names once; a time at a place keeps its zone.
 */
const isOneClock = createContext(false)
export const OneClock = isOneClock.Provider

/** A zone's distance from UTC at a moment: UTC+1, UTC+5:30. */
export function offsetText(at: Date, timeZone: string): string {
  const parts = dateFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(at)
  return (parts.find(({ type }) => type === 'timeZoneName')?.value ?? '').replace('GMT', 'UTC').replace('-', '−')
}

/** The zone's name, where its clock differs from the reader's. */
const zoneText = (at: Date, zone: string, own: string) => {
  const offset = offsetText(at, zone)
  return offset === offsetText(at, own) ? '' : ` ${offset}`
}

/** A zone's name for readers: China Time, 德国时间. */
export const zoneName = (zone: string, language: Language): string =>
  dateFormat(localeOf(language), { timeZone: zone, timeZoneName: 'shortGeneric' })
    .formatToParts(serverNow())
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone

/** A duration in its two largest units of days, hours and minutes. */
function spanText(
  ms: number,
  text: Text,
  minutesWord: 'shared.minutes-short' | 'shared.minutes' = 'shared.minutes-short',
): string {
  const minutes = Math.round(Math.abs(ms) / 60_000)
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), minutes % 60]
  if (days > 0)
    return [text('shared.days-short', { count: days }), hours > 0 && text('shared.hours-short', { count: hours })]
      .filter(Boolean)
      .join(' ')
  if (hours > 0)
    return [text('shared.hours-short', { count: hours }), rest > 0 && text(minutesWord, { count: rest })]
      .filter(Boolean)
      .join(' ')
  return text(minutesWord, { count: rest })
}

/** A delay with its sign: +1 d 4 h. */
export const differenceText = (ms: number, text: Text): string =>
  Math.abs(ms) < 60_000 ? '' : `${ms > 0 ? '+' : '−'}${spanText(aboutMs(Math.abs(ms)), text)}`

/** Rounded to hours from ten hours on. */
const aboutMs = (ms: number) => (ms < 10 * hourMs ? ms : ms - (ms % hourMs))

function monthText(month: string, width: 'short' | 'long', language: Language): string {
  const year = width === 'long' ? ({ year: 'numeric' } as const) : {}
  const format = dateFormat(localeOf(language), { month: 'short', ...year, timeZone: 'UTC' })
  return format.format(new Date(`${month}-01T00:00:00Z`))
}

/** Figures, money and times as the reader writes them; a time names its zone where that is not the reader's. */
export function useFormat() {
  const language = useLanguage()
  const text = useText()
  const readerZone = useReaderZone()
  const one = useContext(isOneClock)
  return useMemo(() => formatsOf(language, text, { own: readerZone, one }), [language, text, readerZone, one])
}

function formatsOf(language: Language, text: Text, { own, one }: { own: string; one: boolean }) {
  const day = (value: string | Date | undefined | null, withYear?: boolean) =>
    dayText(value instanceof Date ? businessDayOf(value) : value, language, withYear)
  const weekday = (value: string) =>
    dateFormat(localeOf(language), { weekday: 'short', timeZone: 'UTC' }).format(
      new Date(`${value.slice(0, 10)}T00:00:00Z`),
    )
  const clock = (at: Date | undefined | null, zone?: string) => (at ? clockText(at, zone) : '')
  const placeTime = (at: Date | undefined | null, zone?: string) =>
    at
      ? `${dayText(businessDayOf(at, zone), language)} ${clockText(at, zone)}${zoneText(at, zone ?? businessZone, own)}`
      : ''
  const ownClock = offsetText(serverNow(), own)
  // Where the clocks are changed between now and then, the time says by which it is told.
  const ownTime = (at: Date | undefined | null) => {
    const clock = at && offsetText(at, own)
    return clock ? `${placeTime(at, own)}${clock === ownClock ? '' : ` ${clock}`}` : ''
  }
  const dayTime = (at: Date | undefined | null, zone?: string) => (one && !zone ? ownTime(at) : placeTime(at, zone))
  return {
    money: (value: unknown, currency?: string, options?: MoneyOptions) => moneyText(value, currency, language, options),
    sums: (sums: readonly { currency?: string; amount?: unknown }[]) =>
      sums.map(({ currency, amount }) => moneyText(amount, currency, language)).join(' + '),
    number: (value: unknown, decimals?: number) => numberText(value, decimals, language),
    list: (words: Parameters<typeof wordList>[0]) => wordList(words, language),
    clauses: (words: Parameters<typeof clauseList>[0]) => clauseList(words, language),
    day,
    days: (from?: string | null, to?: string | null, withYear = false) => daysText([from, to], language, withYear),
    weekday,
    /** A day or time with its weekday: Sat 28 Nov, 11-28 周六. */
    onWeekday: (value: string, shown = day(value)) =>
      isChinese(language) ? `${shown} ${weekday(value)}` : `${weekday(value)} ${shown}`,
    /** A month: Nov 2026, 2026年11月; short Nov, 11月. */
    month: (value: string, width: 'short' | 'long' = 'long') => monthText(value, width, language),
    /** A large figure, shortened: 642K, 64.2万. */
    compact: (value: number) =>
      new Intl.NumberFormat(language, { notation: 'compact', maximumSignificantDigits: 3 }).format(value),
    clock,
    dayTime,
    /** A place's time by the reader's clock, for the tip; undefined where both agree. */
    ownTip: (at: Date | undefined | null, zone?: string) =>
      at && zone && zoneText(at, zone, own) ? `${placeTime(at, own)} ${offsetText(at, own)}` : undefined,
    placeTime,
    /** The reader's zone: UTC+8. */
    ownClock,
    isOneClock: one,
    span: (ms: number) => spanText(ms, text),
    difference: (ms: number) => differenceText(ms, text),
    /** 2 h ago, or the day after two days. */
    since: (at: Date | undefined | null) => {
      if (!at) return ''
      const ms = serverNow().getTime() - at.getTime()
      const span = spanText(Math.max(ms, 60_000), text, 'shared.minutes')
      return ms > 2 * dayMs ? dayTime(at) : text('shared.ago', { span })
    },
  }
}

import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { loadTexts } from '../app/texts.ts'
import { dayText, differenceText, moneyText, numberText, useFormat, zoneName } from './format.ts'
import { showWords } from './text.tsx'

afterEach(() => {
  vi.useRealTimers()
})

const plain = (shown: string) => shown.replace(/[\u00a0\u202f]/g, ' ')
const short = (key: string, values?: Readonly<Record<string, unknown>>) => `${values?.count}${key.at(7)}`

it('shows money with two decimals and thousands, or as many decimals as the currency has', () => {
  expect(moneyText('4480', 'USD', 'en')).toBe('$4,480.00')
  expect(moneyText('122296.255', 'CNY', 'zh-CN')).toBe('¥122,296.26')
  expect(plain(moneyText('4480', 'EUR', 'ru'))).toBe('4 480,00 €')
  expect(moneyText('1500', 'JPY', 'en')).toBe('¥1,500')
  expect(moneyText('12345678901234567890.12', undefined, 'en')).toBe('12,345,678,901,234,567,890.12')
})

it('shows 0.00 for what is no number, or the fallback', () => {
  expect(moneyText('abc', undefined, 'en')).toBe('0.00')
  expect(moneyText(undefined, undefined, 'en', { fallback: '—' })).toBe('—')
  expect(moneyText(Number.NaN, undefined, 'en')).toBe('0.00')
  expect(numberText('', 1, 'en')).toBe('')
})

it('says the year of a span of days once, where the reader looks for it', () => {
  vi.useFakeTimers({ now: new Date('2026-11-24T03:00:00Z') })
  const spans = (language: 'en' | 'zh-CN') => {
    showWords(language, {} as Parameters<typeof showWords>[1])
    return renderHook(() => useFormat()).result.current.days
  }
  expect(spans('en')('2026-12-01', '2026-12-08', true)).toBe('1 Dec – 8 Dec 2026')
  expect(spans('en')('2026-12-01', '', true)).toBe('1 Dec 2026')
  expect(spans('en')('2026-12-01', '2026-12-08')).toBe('1 Dec – 8 Dec')
  expect(spans('zh-CN')('2026-12-01', '2026-12-08', true)).toBe('2026-12-01 至 12-08')
})

it('shows days as the reader writes them', () => {
  expect(dayText('2026-11-04', 'en', true)).toBe('4 Nov 2026')
  expect(dayText('2026-11-04', 'zh-CN', false)).toBe('11-04')
  expect(dayText('2026-11-04', 'ru', false)).toBe('4 нояб.')
})

it('says how late or early, by its two largest units', () => {
  const hour = 3_600_000
  expect(differenceText(28 * hour, short)).toBe('+1d 4h')
  expect(differenceText(-58 * 60_000, short)).toBe('−58m')
  expect(differenceText(10_000, short)).toBe('')
})

it.each([
  ['zh-CN', '12 分钟前', '1 小时 5 分钟前', '+12 分'],
  ['zh-TW', '12 分鐘前', '1 小時 5 分鐘前', '+12 分'],
  ['en', '12 min ago', '1 h 5 min ago', '+12 min'],
  ['ru', '12 мин назад', '1 ч 5 мин назад', '+12 мин'],
] as const)('says in %s how long ago something was, in whole words', async (language, minutes, hours, late) => {
  const words = await loadTexts(language)
  act(() => showWords(language, words))
  const format = renderHook(useFormat).result.current
  const now = vi.useFakeTimers().setSystemTime('2026-11-20T09:00:00Z').getMockedSystemTime()
  const before = (count: number) => new Date(Number(now) - count * 60_000)
  expect(format.since(before(12))).toBe(minutes)
  expect(format.since(before(65))).toBe(hours)
  expect(format.difference(12 * 60_000)).toBe(late)
})

it('names the clock of a place in the reader’s language, never by the name that computers have for it', () => {
  expect(zoneName('Asia/Shanghai', 'zh-CN')).toBe('中国时间')
  expect(zoneName('Asia/Shanghai', 'zh-TW')).toBe('中國時間')
  expect(zoneName('Asia/Shanghai', 'en')).toBe('China Time')
  expect(zoneName('Europe/Moscow', 'ru')).toContain('Москва')
})

import { expect, it } from 'vitest'
import { dayText, differenceText, moneyText, numberText } from './format.ts'

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

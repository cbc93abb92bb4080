import type { ReferenceText } from './zh-cn.ts'

export const text: ReferenceText = {
  'reference.missing': 'Not on file',
  'reference.changed-meanwhile': 'Somebody has changed this entry meanwhile. Reload it and try again',
  'reference.code-taken': 'This code is taken',
  'reference.rate-unknown': 'There is no rate for this currency and month',
  'reference.name-needed': 'Give the name in all four languages',
  'reference.code-needed': 'Give the code',
  'reference.code-wrong': 'This cannot be such a code',
  'reference.pinyin-wrong': 'Pinyin is written in full, then a comma, then the initials',
  'reference.country-unknown': 'There is no such country code',
  'reference.city-unknown': 'There is no such city',
  'reference.currency-unknown': 'There is no such currency',
  'reference.month-wrong': 'A month is written 2026-01',
  'reference.gauge-wrong': 'A gauge is written 1435 or 1435/1520',
  'reference.coordinate-wrong': 'This is no such coordinate',
  'reference.time-zone-unknown': 'There is no such time zone',
}

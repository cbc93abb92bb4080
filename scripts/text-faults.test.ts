import { expect, it } from 'vitest'
import { faultsIn, type Said } from './text-faults.ts'

const right: Said = {
  'zh-cn': '还有 {count} 个箱子在 {place}',
  'zh-tw': '還有 {count} 個貨櫃在 {place}',
  en: 'One box left in {place}|{count} boxes left in {place}',
  ru: '{count} контейнер в {place}|{count} контейнера в {place}|{count} контейнеров в {place}',
}
const faultsOf = (planted: Partial<Said>, key = 'booking.left') => faultsIn(new Map([[key, { ...right, ...planted }]]))

it('finds nothing where nothing is wrong', () => {
  expect(faultsOf({})).toEqual([])
  const names = { 'zh-cn': 'WeChat', 'zh-tw': 'WeChat', en: 'WeChat', ru: 'WeChat' }
  expect(faultsOf(names)).toEqual([])
})

it.each<[string, Partial<Said>]>([
  ['no text in ru', { ru: undefined }],
  ['empty in en', { en: ' ' }],
  ['wrong number of plural forms in ru', { ru: '{count} контейнер в {place}|{count} контейнеров в {place}' }],
  ['wrong number of plural forms in zh-tw', { 'zh-tw': '{count} 個在 {place}|{count} 個在 {place}' }],
  ['plural in en and not in ru', { ru: 'Контейнеры в {place}: {count}' }],
  ['other values than zh-cn', { en: 'One box left|{count} boxes left' }],
  ['a plural form lacks a value in ru', { ru: '{count} контейнер в {place}|{count} контейнера|{count} в {place}' }],
  ['Chinese in ru', { ru: '{count} 箱 в {place}|{count} 箱 в {place}|{count} 箱 в {place}' }],
  ['simplified characters in zh-tw', { 'zh-tw': '还有 {count} 个箱子在 {place}' }],
  ['traditional characters in zh-cn', { 'zh-cn': '還有 {count} 個貨櫃在 {place}' }],
  ['Latin letters inside a Russian word', { ru: '{count} кoнтейнер {place}|{count} а {place}|{count} в {place}' }],
  ['left in English in ru', { en: '{count} left in {place}', ru: '{count} left in {place}' }],
  ['a forbidden word in en', { en: 'One box bound in {place}|{count} boxes bound in {place}' }],
  ['a forbidden word in ru', { ru: '{count} учётная запись {place}|{count} а {place}|{count} в {place}' }],
  ['a forbidden word in zh-tw', { 'zh-tw': '還有 {count} 個單證在 {place}' }],
  ['a space too many in en', { en: 'One box left in {place}|{count} boxes  left in {place}' }],
])('finds: %s', (fault, planted) => {
  expect(faultsOf(planted).join('\n')).toContain(fault)
})

it('takes 订舱 for the deed, and for a booking of ours nowhere in mails and the audit log', () => {
  const planted = { 'zh-cn': '{count} 个订舱在 {place}' }
  expect(faultsOf(planted)).toEqual([])
  expect(faultsOf(planted, 'insight.mail')).toHaveLength(1)
})

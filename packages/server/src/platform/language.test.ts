import { expect, it } from 'vitest'
import { languageOf } from './language.ts'

it.each([
  ['ru-RU,ru;q=0.9,en;q=0.8', 'ru'],
  ['de-DE, en;q=0.5, ru;q=0.8', 'ru'],
  ['en;q=0, zh-TW;q=0.1', 'zh-TW'],
  ['de', 'zh-CN'],
  [undefined, 'zh-CN'],
])('answers %s in %s', (accepted, language) => {
  expect(languageOf(accepted)).toBe(language)
})

import { expect, it } from 'vitest'
import { preferredLanguage } from './languages.ts'

it.each([
  [['de-DE', 'en-GB', 'ru'], 'en'],
  [['RU-ru'], 'ru'],
  [['zh-HK', 'en'], 'zh-TW'],
  [['zh-Hant-CN'], 'zh-TW'],
  [['zh-Hans-HK'], 'zh-CN'],
  [['zh'], 'zh-CN'],
  [['de', '*', ''], undefined],
  [[], undefined],
])('reads %j as %s', (tags, language) => {
  expect(preferredLanguage(tags)).toBe(language)
})

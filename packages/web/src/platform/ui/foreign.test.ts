import { expect, it } from 'vitest'
import { foreignLanguageOf } from './foreign.tsx'

it.each([
  ['洗衣机', 'en', 'zh'],
  ['洗衣机', 'zh-TW', undefined],
  ['Стиральные машины', 'zh-CN', 'ru'],
  ['Aktobe, Kazakhstan', 'ru', 'en'],
  ['Aktobe, Kazakhstan', 'en', undefined],
  ['8418.10', 'ru', undefined],
])('says of %s on a page in %s that it is in %s', (words, reader, language) => {
  expect(foreignLanguageOf(words, reader)).toBe(language)
})

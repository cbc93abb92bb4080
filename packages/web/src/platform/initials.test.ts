import { expect, it } from 'vitest'
import { hasChinese } from './initials.ts'

it('finds Chinese characters, also rare ones and among others, and takes no punctuation or kana for one', () => {
  for (const text of ['西安', 'Xi’an 西', '𠮷', '臺北']) expect(hasChinese(text), text).toBe(true)
  for (const text of ['', 'Xi’an', 'Москва', '，。', 'カタカナ', '한국']) expect(hasChinese(text), text).toBe(false)
})

import { expect, it } from 'vitest'
import { clauseList, wordList } from './word-list.ts'

it('sets words apart as the reader’s language does, and leaves out what is empty', () => {
  expect(wordList(['订舱', undefined, '装箱'], 'zh-CN')).toBe('订舱、装箱')
  expect(wordList(['訂艙', '', '裝櫃'], 'zh-TW')).toBe('訂艙、裝櫃')
  expect(wordList(['Space booking', false, 'Stuffing'], 'en')).toBe('Space booking, Stuffing')
  expect(clauseList(['西安', null, '中国'], 'zh-CN')).toBe('西安，中国')
  expect(clauseList(['Сиань', 'Китай'], 'ru')).toBe('Сиань, Китай')
})

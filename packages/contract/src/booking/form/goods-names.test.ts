import { expect, it } from 'vitest'
import { goodsNameFor } from './goods-names.ts'

const washers = { goodsName: '洗衣机', goodsNameEnglish: 'Washing machines', goodsNameRussian: 'Стиральные машины' }

it('names goods in the language of the reader where the booking has that name, else as they were written', () => {
  const names = (['zh-CN', 'zh-TW', 'en', 'ru'] as const).map((language) => goodsNameFor(washers, language))
  expect(names).toEqual(['洗衣机', '洗衣机', 'Washing machines', 'Стиральные машины'])
  expect(goodsNameFor({ ...washers, goodsNameRussian: '' }, 'ru')).toBe('Washing machines')
  expect(goodsNameFor({ goodsName: '洗衣机', goodsNameRussian: '' }, 'ru')).toBe('洗衣机')
})

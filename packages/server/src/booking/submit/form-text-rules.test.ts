import { expect, it } from 'vitest'
import { textsIn, unprintedWarnings } from './form-text-rules.ts'

const form = { remark: 'soon', goods: [{ goodsName: '𠮷野牌' }, { goodsName: '茶', packages: 3 }], parties: null }

it('names each field that holds a sign no paper prints', () => {
  expect(textsIn(form)).toEqual(['soon', '𠮷野牌', '茶'])
  expect(unprintedWarnings(form, ['𠮷'])).toEqual([
    { path: 'goods.0.goodsName', key: 'booking.sign-not-printed', values: { signs: '𠮷' } },
  ])
  expect(unprintedWarnings(form, [])).toEqual([])
})

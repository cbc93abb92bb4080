import { text as failures } from '@landbridge/contract/reference/text/zh-cn'

/** The words of choosing and keeping reference data. This file is the source: the other languages must have exactly these keys. */
export const text = {
  ...failures,
  'reference.favourites': '收藏的地点',
  'reference.hot': '热门',
  'reference.favourite-add': '收藏 {place}',
  'reference.favourite-remove': '取消收藏 {place}',
  'reference.lane-from': '起运地',
  'reference.lane-to': '目的地',
  'reference.lane-place': '城市、站点或港口',
  'reference.type-place': '输入城市、车站或港口',
  'reference.lane-swap': '互换起运地与目的地',
  'reference.lane-date': '发运日期',
  'reference.lane-box': '箱型',
  'reference.lane-owner': '箱属',
  'reference.lane-weight': '重量（kg）',
  'reference.lane-any-weight': '不限',
  'reference.lane-load': '货量',
  'reference.lane-volume': '体积（m³）',
  'reference.lane-metres': '占用车长（LDM）',
  'reference.lane-truck': '车型',
  'reference.lane-any-truck': '不限车型',
  'reference.kg': 'kg',
  'reference.m3': 'm³',
  'reference.ldm': 'LDM',
} as const
export type ReferenceText = Record<keyof typeof text, string>
type Said = typeof text

declare module '../../platform/text.tsx' {
  interface SourceTexts extends Said {}
}

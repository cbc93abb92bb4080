import { text as failures } from '@landbridge/contract/reference/text/zh-tw'
import type { ReferenceText } from './zh-cn.ts'

export const text: ReferenceText = {
  ...failures,
  'reference.favourites': '收藏的地點',
  'reference.hot': '熱門',
  'reference.favourite-add': '收藏 {place}',
  'reference.favourite-remove': '取消收藏 {place}',
  'reference.lane-from': '起運地',
  'reference.lane-to': '目的地',
  'reference.lane-place': '城市、站點或港口',
  'reference.type-place': '輸入城市、車站或港口',
  'reference.lane-swap': '互換起運地與目的地',
  'reference.lane-date': '出發日期',
  'reference.lane-box': '櫃型',
  'reference.lane-owner': '貨櫃歸屬',
  'reference.lane-weight': '重量（公斤）',
  'reference.lane-any-weight': '不限',
  'reference.lane-load': '貨量',
  'reference.lane-volume': '體積（m³）',
  'reference.lane-metres': '裝載公尺（LDM）',
  'reference.lane-truck': '車型',
  'reference.lane-any-truck': '不限車型',
  'reference.kg': '公斤',
  'reference.m3': 'm³',
  'reference.ldm': 'LDM',
}

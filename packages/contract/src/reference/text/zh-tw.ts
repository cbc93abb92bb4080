import type { ReferenceText } from './zh-cn.ts'

export const text: ReferenceText = {
  'reference.missing': '找不到該基礎資料',
  'reference.changed-meanwhile': '該資料剛被他人修改，請重新整理後再試',
  'reference.code-taken': '該代碼已存在',
  'reference.rate-unknown': '沒有該幣別該月的匯率',
  'reference.name-needed': '請填寫四種語言的名稱',
  'reference.code-needed': '請填寫代碼',
  'reference.code-wrong': '代碼格式不正確',
  'reference.pinyin-wrong': '拼音應為小寫全拼，逗號，首字母',
  'reference.country-unknown': '沒有此國家代碼',
  'reference.city-unknown': '沒有此城市',
  'reference.currency-unknown': '沒有此幣別',
  'reference.month-wrong': '月份格式應為 2026-01',
  'reference.gauge-wrong': '軌距應為 1435 或 1435/1520',
  'reference.coordinate-wrong': '座標超出範圍',
  'reference.time-zone-unknown': '沒有此時區',
}

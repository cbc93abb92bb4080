/** Failures of looking things up and keeping them. This file is the source: the other languages must have exactly these keys. */
export const text = {
  'reference.missing': '没有找到该基础资料',
  'reference.changed-meanwhile': '该资料刚被他人修改，请刷新后再试',
  'reference.code-taken': '该代码已存在',
  'reference.rate-unknown': '没有该币种该月的汇率',
  'reference.name-needed': '请填写四种语言的名称',
  'reference.code-needed': '请填写代码',
  'reference.code-wrong': '代码格式不正确',
  'reference.pinyin-wrong': '拼音应为小写全拼，逗号，首字母',
  'reference.country-unknown': '没有此国家代码',
  'reference.city-unknown': '没有此城市',
  'reference.currency-unknown': '没有此币种',
  'reference.month-wrong': '月份格式应为 2026-01',
  'reference.gauge-wrong': '轨距应为 1435 或 1435/1520',
  'reference.coordinate-wrong': '坐标超出范围',
  'reference.time-zone-unknown': '没有此时区',
} as const
export type ReferenceText = Record<keyof typeof text, string>

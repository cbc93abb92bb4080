import { text as failures } from '@landbridge/contract/entity/text/zh-cn'

/** The words of our companies and local partners at the desk. This file is the source: the other languages must have exactly these keys. */
export const text = {
  ...failures,
  'insight.deed-entity-save': '保存公司主体',
  'insight.deed-entity-remove': '删除公司主体',
  'insight.deed-entity-save-accounts': '修改银行账户',
  'insight.deed-entity-save-partner': '保存代理、码头或堆场',
  'insight.deed-entity-remove-partner': '删除代理、码头或堆场',
  'insight.deed-entity-import-partners': '导入代理、码头和堆场',
  'insight.thing-own-entity': '公司主体',
  'insight.thing-local-partner': '代理、码头、堆场',
} as const
export type EntityDeskText = Record<keyof typeof text, string>
type Said = typeof text

declare module '../../../platform/text.tsx' {
  interface SourceTexts extends Said {}
}

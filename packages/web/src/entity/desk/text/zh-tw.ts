import { text as failures } from '@landbridge/contract/entity/text/zh-tw'
import type { EntityDeskText } from './zh-cn.ts'

export const text = {
  ...failures,
  'insight.deed-entity-save': '儲存公司主體',
  'insight.deed-entity-remove': '刪除公司主體',
  'insight.deed-entity-save-accounts': '修改銀行帳戶',
  'insight.deed-entity-save-partner': '儲存代理、碼頭或貨櫃場',
  'insight.deed-entity-remove-partner': '刪除代理、碼頭或貨櫃場',
  'insight.deed-entity-import-partners': '匯入代理、碼頭和貨櫃場',
  'insight.thing-own-entity': '公司主體',
  'insight.thing-local-partner': '代理、碼頭、貨櫃場',
} satisfies EntityDeskText

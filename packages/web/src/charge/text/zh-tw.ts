import { text as failures } from '@landbridge/contract/charge/text/zh-tw'
import type { ChargeText } from './zh-cn.ts'

export const text = {
  ...failures,
  'workorder.charges': '費用',
  'workorder.remark': '備註',
  'workorder.tools': '操作',
  'workorder.charge': '費用名稱',
  'workorder.unit-price': '單價',
  'workorder.quantity': '數量',
  'workorder.amount': '金額',
  'workorder.tax-rate': '稅率',
  'workorder.tax-amount': '稅額',
  'workorder.against-quote': '與報價比較',
  'workorder.as-quoted': '與報價一致',
  'workorder.not-quoted': '報價外',
  'workorder.quoted-at': '報價 {amount}',
  'workorder.recorded-on': '費用日期',
  'workorder.statement-no': '帳單號碼',
  'workorder.invoice-no': '發票號碼',
  'workorder.charges-empty': '還沒有費用',
  'workorder.exchange-rate': '匯率',
  'workorder.as-measured': '按實測；原約定 {amount}',
} satisfies ChargeText

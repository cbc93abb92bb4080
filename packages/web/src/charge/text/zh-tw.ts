import { text as failures } from '@landbridge/contract/charge/text/zh-tw'
import type { ChargeText } from './zh-cn.ts'

export const text = {
  ...failures,
  'charge.charges': '費用',
  'charge.charge': '費用名稱',
  'charge.unit-price': '單價',
  'charge.quantity': '數量',
  'charge.amount': '金額',
  'charge.tax-rate': '稅率',
  'charge.tax-amount': '稅額',
  'charge.against-quote': '與報價比較',
  'charge.as-quoted': '與報價一致',
  'charge.not-quoted': '報價外',
  'charge.quoted-at': '報價 {amount}',
  'charge.recorded-on': '費用日期',
  'charge.statement-no': '帳單號碼',
  'charge.invoice-no': '發票號碼',
  'charge.charges-empty': '還沒有費用',
  'charge.exchange-rate': '匯率',
  'charge.as-measured': '按實測；原約定 {amount}',
} satisfies ChargeText

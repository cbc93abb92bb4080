import type { CustomerFailureText } from './zh-cn.ts'

export const text = {
  'customer.missing': '找不到此公司',
  'customer.action-not-allowed': '此公司目前狀態下無法執行此操作',
  'customer.changed-meanwhile': '公司資料剛被修改，請重新整理後再試',
  'customer.has-company': '您已屬於一家公司',
  'customer.name-required': '請填寫公司名稱',
  'customer.country-wrong': '請選擇國家',
  'customer.certified-fixed': '認證後無法自行修改，請聯絡業務員',
  'customer.needed-to-certify': '申請認證前請填寫此項',
  'customer.reason-required': '請寫明原因',
  'customer.salesperson-wrong': '請選擇在職的業務員',
  'customer.credit-currency-required': '信用額度須註明幣別',
  'customer.state-none': '未認證',
  'customer.state-under-review': '認證中',
  'customer.state-certified': '已認證',
} satisfies CustomerFailureText

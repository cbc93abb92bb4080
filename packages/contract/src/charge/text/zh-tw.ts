import type { ChargeText } from './zh-cn.ts'

export const text = {
  'workorder.part-missing': '沒有此紀錄，可能已被刪除',
  'workorder.charge-locked': '費用已入帳單，不能修改；請用新的一列更正',
  'workorder.charge-confirmed': '此費用已確認過',
  'workorder.charge-code-unknown': '沒有此費用代碼',
  'workorder.charge-side-wrong': '此費用不能用於所選的收付方向',
  'workorder.unit-unknown': '沒有此計費單位',
  'workorder.party-needed': '請填寫供應商',
  'workorder.diff-reason-needed': '高於報價時請填寫原因',
  'workorder.payer-reason-needed': '付款方與報價不同，請填寫原因',
} satisfies ChargeText

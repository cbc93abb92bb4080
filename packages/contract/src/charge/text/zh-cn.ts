/** Failures of the charge area. This file is the source: the other languages must have exactly these keys. */
export const text = {
  'workorder.part-missing': '没有此记录，可能已被删除',
  'workorder.charge-locked': '费用已入账单，不能修改；请用新的一行更正',
  'workorder.charge-confirmed': '此费用已确认过',
  'workorder.charge-code-unknown': '没有此费用代码',
  'workorder.charge-side-wrong': '此费用不能用于所选的收付方向',
  'workorder.unit-unknown': '没有此计费单位',
  'workorder.party-needed': '请填写供应商',
  'workorder.diff-reason-needed': '高于报价时请填写原因',
  'workorder.payer-reason-needed': '付款方与报价不同，请填写原因',
} as const
export type ChargeText = Record<keyof typeof text, string>

import type { ChargeText } from './zh-cn.ts'

export const text = {
  'workorder.part-missing': 'There is no such entry; it may have been deleted',
  'workorder.charge-locked': 'The charge is billed and cannot be changed; correct it with a new line',
  'workorder.charge-confirmed': 'The charge has been confirmed already',
  'workorder.charge-code-unknown': 'There is no such charge',
  'workorder.charge-side-wrong': 'This charge cannot be used on this side (receivable or payable)',
  'workorder.unit-unknown': 'There is no such unit',
  'workorder.party-needed': 'Enter the supplier',
  'workorder.diff-reason-needed': 'A charge above the quote needs a reason',
  'workorder.payer-reason-needed': 'Say why another party pays than was quoted',
} satisfies ChargeText

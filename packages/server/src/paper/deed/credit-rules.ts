import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import { orderedBy } from '@landbridge/contract/booking/fields/to-order'

const bank = /\bbank|\bbanco\b|\bbanque\b|банк|银行|銀行/iu

/** The bill is to the order of a bank, which holds it until its letter of credit is paid. */
export function isUnderCredit({ parties }: Pick<BookingForm, 'parties'>): boolean {
  const consignee = parties?.find(({ partyType }) => partyType === 'CNE')
  return bank.test((consignee && orderedBy(consignee)) ?? '')
}

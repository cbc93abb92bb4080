import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import { orderedBy } from '@landbridge/contract/booking/fields/to-order'
import type { OwnEntity } from '../../entity/index.ts'

type Lane = { originCountry: string | undefined; destinationCountry: string | undefined }

/** The licence that our company lacks to issue a bill of its own on a lane: from or to the United States the number of their maritime commission, from China the filing as a carrier without vessels. */
export function lackingLicence(
  { fmcNumber, nvoccFiling }: Pick<OwnEntity, 'fmcNumber' | 'nvoccFiling'>,
  { originCountry, destinationCountry }: Lane,
): 'workorder.fmc-number-needed' | 'workorder.nvocc-filing-needed' | undefined {
  if ((originCountry === 'US' || destinationCountry === 'US') && !fmcNumber) return 'workorder.fmc-number-needed'
  return originCountry === 'CN' && !nvoccFiling ? 'workorder.nvocc-filing-needed' : undefined
}

const bank = /\bbank|\bbanco\b|\bbanque\b|банк|银行|銀行/iu

/** The bill is under a letter of credit as its booking says, or to the order of a bank, which holds it until it is paid. */
export function isUnderCredit({
  underLetterOfCredit,
  parties,
}: Pick<BookingForm, 'underLetterOfCredit' | 'parties'>): boolean {
  if (underLetterOfCredit) return true
  const consignee = parties?.find(({ partyType }) => partyType === 'CNE')
  return bank.test((consignee && orderedBy(consignee)) ?? '')
}

import { dayIn } from '@landbridge/contract/shared/business-day'
import type { BillOfLading } from '../bill-of-lading.ts'
import type { PaperFacts } from './paper-facts.ts'

/** The calendar day at the origin on which a waybill or note was issued; open while it is a draft. */
export const dayOfIssue = (
  bill: BillOfLading | undefined,
  { originZone }: Pick<PaperFacts['shown'], 'originZone'>,
): string | undefined => (bill?.issuedAt && originZone ? dayIn(originZone, bill.issuedAt) : undefined)

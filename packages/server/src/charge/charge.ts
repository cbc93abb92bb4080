import type { QuotedLine } from '@landbridge/contract/charge/quoted-line'
import type { ChargePayer, Collector } from '@landbridge/contract/pricing/payers'

/** A charge, receivable from the customer or payable to a supplier: of a job, or of a booking without a job left to bear it. */
export type Charge = {
  id: string
  jobId: string | null
  bookingId: string | null
  customerId: string
  side: 'R' | 'P'
  chargeCode: string
  partyName: string | null
  /** By the terms of the sale; none where it was agreed before payers were recorded: our customer then. */
  payer: ChargePayer | null
  /** Differs from the payer where staff named another. */
  payerByTerms: ChargePayer | null
  /** Collected by us from another party of the sale than our customer, who neither sees nor owes it. */
  isOthers: boolean
  currency: string
  unitPrice: string
  unit: string
  quantity: string
  amount: string
  exchangeRate: string | null
  exchangeRateOn: string | null
  exchangeRateSource: string | null
  taxWay: 'TAXABLE' | 'ZERO' | 'EXEMPT'
  taxRate: string
  taxAmount: string
  recordedOn: string
  quoteLineId: string | null
  quotedAmount: string | null
  diffReason: string | null
  statementNo: string | null
  invoiceNo: string | null
  remark: string | null
  /** An old fee turned into a charge: hidden from its company and from bills until staff confirm it. */
  toCheck: boolean
  enteredAt: Date
}

/** The agreed price of a job, or of a booking without jobs, as its charges are compared with, in the bill's currency. */
export type ChargeBasis = {
  quoted: Omit<QuotedLine, 'chargeName'>[]
  settleCurrency: string | undefined
  sale?: ChargedSale | undefined
}

/** The part of our customer in the sale, who collects from the other side, and the names of both sides. */
export type ChargedSale = {
  ownPayer: ChargePayer
  collectBy: Collector
  partyNames: Readonly<Partial<Record<ChargePayer, string>>>
}

export type ChargedJob = { id: string; customerId: string }
export type ChargedBooking = { id: string; customerId: string }

export type Bearer = Pick<Charge, 'jobId' | 'bookingId' | 'customerId'>

export const onJob = ({ id, customerId }: ChargedJob): Bearer => ({ jobId: id, bookingId: null, customerId })
export const onBooking = ({ id, customerId }: ChargedBooking): Bearer => ({ jobId: null, bookingId: id, customerId })

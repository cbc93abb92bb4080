import type { ChargeDeskView } from '@landbridge/contract/charge/charge-line'
import type { QuotedLine } from '@landbridge/contract/charge/quoted-line'
import type { Tx } from '../platform/database.ts'
import { known } from '../platform/known.ts'
import type { ReaderNames } from '../reference/index.ts'
import type { Charge } from './charge.ts'
import { differenceOf, isLocked } from './charge-rules.ts'

/** The agreed price lines, for comparison with measured cargo. */
type Quoted = readonly Pick<QuotedLine, 'quoteLineId' | 'agreedAmount'>[]

export function chargeViewOf(charge: Charge, names: ReaderNames, quoted: Quoted = []): ChargeDeskView {
  const { jobId, bookingId, customerId, toCheck, enteredAt, ...shown } = charge
  return {
    ...known(shown),
    chargeName: names.code('COST', charge.chargeCode),
    unitLabel: names.code('CHGUNIT', charge.unit),
    difference: differenceOf(charge),
    agreedAmount:
      charge.side === 'R' ? quoted.find((line) => line.quoteLineId === charge.quoteLineId)?.agreedAmount : undefined,
    locked: isLocked(charge),
  }
}

/** The debt of a company for a month (yyyy-MM) in one currency, with the taxes. */
export type MonthCharges = { month: string; currency: string; amount: string }

/** The charges to a company by the month they were recorded in, from a day on; without those that are to be checked. */
export const chargesByMonth = (tx: Tx, customerId: string, fromDay: string): Promise<MonthCharges[]> =>
  tx.ask<MonthCharges>(
    `select to_char(recorded_on, 'YYYY-MM') as month, currency, sum(amount + tax_amount)::text as amount
      from charge_line where customer_id = $1 and side = 'R' and not to_check and not is_others and recorded_on >= $2::date group by 1, 2 order by 1, 2`,
    [customerId, fromDay],
  )

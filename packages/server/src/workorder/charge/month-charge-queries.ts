import type { Tx } from '../../platform/database.ts'

/** What a company owes for a month (yyyy-MM) in one currency, with the taxes. */
export type MonthCharges = { month: string; currency: string; amount: string }

/** The charges to a company by the month they were recorded in, from a day on. */
export const chargesByMonth = (tx: Tx, customerId: string, fromDay: string): Promise<MonthCharges[]> =>
  tx.ask<MonthCharges>(
    `select to_char(recorded_on, 'YYYY-MM') as month, currency, sum(amount + tax_amount)::text as amount
      from charge_line where customer_id = $1 and side = 'R' and recorded_on >= $2::date group by 1, 2 order by 1, 2`,
    [customerId, fromDay],
  )
